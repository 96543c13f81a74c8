import { useSay } from '#platform/browser/language.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { programOwed, programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { type AppliedProgram, useFreshApplied } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'

/** The application as the server has it now: nothing is left to pay, or what was fixed when it was applied for. */
export function usePayNow({
  kind,
}: ProgramScreen): (application: AppliedProgram) => Promise<ToPayNow> {
  const say = useSay()
  const read = useFreshApplied(kind)
  return async ({ id }) => {
    const now = (await read()).find((each) => each.id === id)
    if (now === undefined || programPaymentButton(now).action !== 'pay')
      return { is: 'over', why: null }
    const { name, paying } = now
    return {
      is: 'open',
      amount: programOwed(now),
      note: say(page['pay-note'], { name }),
      before: null,
      paying,
    }
  }
}
