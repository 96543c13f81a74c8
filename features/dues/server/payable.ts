import type { Selectable } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { Applications } from '#features/applying/server/applications.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import { headName } from '#features/payments/rules/facts.ts'
import { paymentReference } from '../wire/due.ts'
import type { DueTable } from './tables.ts'

const dues: Applications<Selectable<DueTable>> = {
  table: 'n_due',
  key: 'n_due_id',
  query: (reader, ids) =>
    reader.selectFrom('n_due as a').selectAll('a').where('a.n_due_id', 'in', ids),
}

/** A due is paid like a fee, without a last day, under its own head of income. */
export const duePayable = applicationPayable(
  { paymentType: 'DUE', documentType: 'DUE', path: '/dues' },
  {
    applications: dues,
    referenceColumn: 'n_due_id',
    reference: paymentReference,
    since: 'since',
    restWhileVoucherWaits: true,
    terms({ totalfee, head }) {
      const fee = paisa(totalfee)
      return {
        fee,
        items: [{ label: headName(head), amount: fee }],
        heads: [{ head, amount: fee }],
        payUntil: null,
      }
    },
  },
)
