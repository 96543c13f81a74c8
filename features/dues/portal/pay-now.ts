import { nothing } from '#platform/pure/money/money.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { restToPay } from '#features/applying/portal/send/rest-to-pay.ts'
import { dueLeft } from '../rules/owed.ts'
import type { StudentDue } from '../wire/due.ts'
import { useFreshDues } from './dues.queries.ts'

/** The rest of the due as the server has it now. */
export function usePayNow(): (due: StudentDue) => Promise<ToPayNow> {
  const read = useFreshDues()
  return async ({ id, name }) => {
    const due = (await read()).find((each) => each.id === id)
    return restToPay(due, { owed: due ? dueLeft(due) : nothing, note: due?.name ?? name })
  }
}
