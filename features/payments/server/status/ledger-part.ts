import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { findCheck } from '#platform/server/status/checks.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { paymentStatusText as text } from '../../rules/status-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

export const ledgerCheck = 'ledger'

const remedy = {
  todo: text['ledger-todo'],
  facts: [{ label: text.command, value: sameInBoth('npm run ledger:check') }],
}

/** The verdict of the hourly check of the money. */
export function ledgerPart({ database }: Pick<PaymentsContext, 'database'>): StatusPart {
  return {
    id: 'ledger',
    name: text.ledger,
    ask: async () => {
      const verdict = await findCheck(database, ledgerCheck)
      if (verdict === null)
        return { level: 'good', state: text['not-checked'], figure: text['within-hour'] }
      const { holds, checkedMs, detail } = verdict
      return {
        level: holds ? 'good' : 'failing',
        state: holds ? text.balanced : text.broken,
        figure: holds
          ? text['ledger-holds']
          : sayInBoth(text['ledger-broken'], { n: Number(detail) }),
        since: { word: 'checked', atMs: checkedMs },
        ...(holds ? {} : remedy),
        measures: { ledger_holds: holds ? 1 : 0 },
      }
    },
  }
}
