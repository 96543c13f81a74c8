import { nothing } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { restToPay } from '#features/applying/portal/send/rest-to-pay.ts'
import { registrationPageMessages as page } from '../rules/messages.ts'
import { registrationOwed } from '../rules/registration.ts'
import { useFreshRegistration } from './registration.queries.ts'

/** The rest of the fee as the server has it now. */
export function usePayNow(): () => Promise<ToPayNow> {
  const say = useSay()
  const read = useFreshRegistration()
  return async () => {
    const [own] = await read()
    return restToPay(own, { owed: own ? registrationOwed(own) : nothing, note: say(page.fee) })
  }
}
