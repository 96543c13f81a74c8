import { nothing, remaining } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { registrationPageMessages as page } from '../rules/messages.ts'
import { registrationOwed } from '../rules/registration.ts'
import { useFreshRegistration } from './registration.queries.ts'

/** The registration as the server has it now, less what a waiting voucher covers (READINGS R-85). */
export function usePayNow(): () => Promise<ToPayNow> {
  const say = useSay()
  const read = useFreshRegistration()
  return async () => {
    const [own] = await read()
    const owed = own ? registrationOwed(own) : nothing
    if (own === undefined || owed === 0) return { is: 'over', why: null }
    const waiting = waitingMoney(own.payments)
    return {
      is: 'open',
      amount: remaining(owed, waiting ?? nothing),
      note: say(page.fee),
      before: null,
      paying: own.paying,
      waiting,
    }
  }
}
