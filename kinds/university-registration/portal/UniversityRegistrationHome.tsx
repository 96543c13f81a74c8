import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import type { Task } from '#platform/browser/ui/list/Checklist.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { isReturned, isWithdrawn } from '#features/applying/rules/facts.ts'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import { PayCard } from '#features/dashboard/portal/TurnCard.tsx'
import { universityRegistration } from '../rules/kind.ts'
import {
  registrationMessages as text,
  registrationPageMessages as page,
} from '../rules/messages.ts'
import { registrationFee, registrationOwed } from '../rules/registration.ts'
import { type OwnRegistration, useOwnRegistration } from './registration.queries.ts'

/** Dashboard texts about the university registration: the fee to pay, and the task until there is a number. */
export function UniversityRegistrationHome({ student: { profile }, children }: HomeProps) {
  const { data, isPending } = useOwnRegistration()
  const task = useTask(profile.registrationNumber)
  const own = data?.find((each) => !isWithdrawn(each))
  if (isPending) return children(pendingWords)
  const tasks = data === undefined ? [] : [task(own)].filter((each) => each !== null)
  const owes = own !== undefined && registrationOwed(own) > 0 && !own.paying.isPending
  return children({
    ...noWords,
    next: owes
      ? { whose: 'turn', card: <Pay own={own} /> }
      : nextOfReturned(data ?? [], universityRegistration.path),
    tasks,
  })
}

function Pay({ own }: { readonly own: OwnRegistration }) {
  const say = useSay()
  return (
    <PayCard
      title={say(page['next-pay'])}
      name={say(text.title)}
      until={null}
      paid={own.paying.paid}
      payable={registrationFee(own).left}
      target={{ type: universityRegistration.paymentType, referenceId: own.id }}
      path={universityRegistration.path}
    />
  )
}

/** Gives the task; null if the profile or the registration already has the number. */
function useTask(number: string): (own: OwnRegistration | undefined) => Task | null {
  const say = useSay()
  const shared = {
    id: 'university-registration',
    title: say(text.title),
    to: universityRegistration.path,
  } as const
  const yourTurn = <StatusChip tone="turn">{say(blocks.yourTurn)}</StatusChip>
  return (own) => {
    if (number !== '' || (own && own.registrationNumber !== '')) return null
    if (own === undefined)
      return { ...shared, state: 'turn', detail: say(page['next-apply']), aside: yourTurn }
    if (registrationOwed(own) > 0 && !own.paying.isPending)
      return { ...shared, state: 'turn', detail: say(page['next-pay']), aside: yourTurn }
    if (isReturned(own))
      return {
        ...shared,
        state: 'turn',
        detail: say(stepMessages['step-returned']),
        aside: yourTurn,
      }
    const waiting = <StatusChip tone="waiting">{say(blocks.withUniversity)}</StatusChip>
    return { ...shared, state: 'later', detail: say(page['step-approval']), aside: waiting }
  }
}
