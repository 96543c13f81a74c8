import { blocks } from '#platform/browser/messages.ts'
import type { Task } from '#platform/browser/ui/list/Checklist.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { isReturned } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { creditText } from '#features/programs/portal/courses/numbers.ts'
import type { AppliedProgram } from '#features/programs/portal/program.queries.ts'
import type { ProgramRow } from '#features/programs/card/program-row.ts'
import {
  courseMessages,
  creditTotal,
  programPaymentButton,
} from '#features/programs/rules/facts.ts'
import { courseRegistration } from '../rules/kind.ts'
import { registrationMessages, registrationNextMessages as text } from '../rules/messages.ts'

/** The registration that may be made, else the newest that was not closed; null when there is neither. */
export function useRegistrationTask(
  rows: readonly ProgramRow[],
  applications: readonly AppliedProgram[],
): Task | null {
  const { say, short, language } = useSpeaking()
  const shared = { id: 'courses', title: say(registrationMessages.title) } as const
  const open = rows.find(({ button }) => button.action === 'apply')
  const [newest] = applications
    .filter(({ status }) => status !== 'CL')
    .toSorted((one, other) => other.id - one.id)
  const yourTurn = <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>
  if (open)
    return {
      ...shared,
      state: 'turn',
      detail: open.opening.name,
      aside: yourTurn,
      to: courseRegistration.path,
    }
  if (newest === undefined) return null
  const credits = creditText(creditTotal(newest.courses), language)
  const detail = say(courseMessages.totals, {
    n: newest.courses.length,
    credits,
  })
  const to = `${courseRegistration.path}?tab=applied` as const
  if (newest.isFormReady) {
    const day = newest.appliedOn && short(newest.appliedOn)
    return { ...shared, state: 'done', detail, aside: day ? say(text['done-on'], { day }) : '', to }
  }
  const isTurn = programPaymentButton(newest).action === 'pay' || isReturned(newest)
  const waiting = <StatusChip tone="waiting">{say(blocks.withUniversity)}</StatusChip>
  return {
    ...shared,
    state: isTurn ? 'turn' : 'later',
    detail,
    aside: isTurn ? yourTurn : waiting,
    to,
  }
}
