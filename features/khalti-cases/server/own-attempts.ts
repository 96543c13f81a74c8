import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { attemptStateNames, caseText } from '../rules/messages.ts'

/** A student's tries to pay with Khalti. */
export const ownAttempts: OwnRecords = {
  table: 'payment_attempt',
  label: { en: 'Tries to pay with Khalti', ne: 'खल्तीबाट तिर्ने प्रयास' },
  columns: [
    column.datetime('created', pageLabels.date),
    column.amount('amount', pageLabels.amount),
    column.text('transaction_id', caseText['transaction-number']),
    column.list('state', officeLabels.state, { values: attemptStateNames }),
  ],
  async read(reader, { partnerId }) {
    const rows = await reader
      .selectFrom('payment_attempt')
      .select(['payment_attempt_id as id', 'created', 'amount', 'transaction_id', 'state'])
      .where('c_bpartner_id', '=', partnerId)
      .orderBy('created')
      .execute()
    return rows.map(({ amount, created, ...row }) => ({
      ...row,
      created: created.toISOString(),
      amount: toRupees(paisa(amount)),
    }))
  },
}
