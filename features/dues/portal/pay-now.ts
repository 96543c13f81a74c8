import { nothing, remaining } from '#platform/pure/money/money.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { dueLeft } from '../rules/owed.ts'
import type { StudentDue } from '../wire/due.ts'
import { useFreshDues } from './dues.queries.ts'

/** The due as the server has it now, less what a waiting voucher covers (READINGS R-85). */
export function usePayNow(): (due: StudentDue) => Promise<ToPayNow> {
  const read = useFreshDues()
  return async ({ id }) => {
    const due = (await read()).find((each) => each.id === id)
    const owed = due ? dueLeft(due) : nothing
    if (due === undefined || owed === 0) return { is: 'over', why: null }
    const waiting = waitingMoney(due.payments)
    return {
      is: 'open',
      amount: remaining(owed, waiting ?? nothing),
      note: due.name,
      before: null,
      paying: due.paying,
      waiting,
    }
  }
}
