import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import type { Task } from '#platform/browser/ui/list/Checklist.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { nearestToApply } from '#features/applying/card/open-row.ts'
import { isReturned } from '#features/applying/rules/facts.ts'
import { exam } from '../../rules/kind.ts'
import { examMessages } from '../../rules/messages.ts'
import { examNextMessages as text } from '../../rules/next-messages.ts'
import type { AppliedExam } from '../exam.queries.ts'
import type { OpenRow } from '../open-rows.ts'

/** The exam that is to be registered for, else the newest registration that was not closed; null when there is neither. */
export function useExamTask(at: {
  readonly rows: readonly OpenRow[]
  readonly applications: readonly AppliedExam[]
  readonly waits: (application: AppliedExam) => boolean
}): Task | null {
  const say = useSay()
  const shared = { id: 'exam', title: say(examMessages.title) } as const
  const yourTurn = <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>
  const open = nearestToApply(at.rows)
  if (open) {
    const to = `${exam.path}?apply=${open.opening.id}` as const
    return { ...shared, state: 'turn', detail: open.opening.name, aside: yourTurn, to }
  }
  const [newest] = at.applications
    .filter(({ status }) => status !== 'CL')
    .toSorted((one, other) => other.id - one.id)
  if (newest === undefined) return null
  const applied = {
    ...shared,
    detail: newest.name,
    to: `${exam.path}?tab=applied`,
  } as const
  if (newest.isFormReady) return { ...applied, state: 'done', aside: say(text['card-ready']) }
  if (at.waits(newest) || isReturned(newest)) return { ...applied, state: 'turn', aside: yourTurn }
  const waiting = <StatusChip tone="waiting">{say(blocks.withUniversity)}</StatusChip>
  return {
    ...applied,
    state: 'later',
    aside: newest.paying.isPaid || newest.paying.isPending ? waiting : '',
  }
}
