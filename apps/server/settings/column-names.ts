import type { Message } from '#platform/pure/message.ts'
import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { fineStates, holdStates } from '#features/library/rules/state-messages.ts'
import { attemptStateNames } from '#features/khalti-cases/rules/messages.ts'
import { refundStateNames } from '#features/payments/rules/refunds/refund-page-messages.ts'
import { voucherStates } from '#features/payments/rules/slips/voucher-states.ts'
import { proposalTypeNames } from '#features/two-people/rules/screen-messages.ts'

type Words = Readonly<Record<string, Message>>

/** Labels of values in columns without a list of their own. */
const ownWords: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['c_payment.state', voucherStates],
  ['refund.state', refundStateNames],
  ['c_bpartner.khalti_state', attemptStateNames],
  ['n_library_hold.holdstate', holdStates],
  ['n_library_fine.finestate', fineStates],
  ['n_proposal.sort', proposalTypeNames],
])

/** Gives the label of a column and of its values. Case does not count. */
export function columnNames(dictionary: Dictionary) {
  const byTable = new Map([...dictionary].map(([table, model]) => [table, columnsOf(model)]))
  const own = (table: string, column: string) => byTable.get(table)?.get(column.toLowerCase())
  return {
    /** In its table; where that has none such, in the first that has. */
    column(table: string, column: string): Message | null {
      const found = [byTable.get(table), ...byTable.values()].find((columns) =>
        columns?.has(column.toLowerCase()),
      )
      return found?.get(column.toLowerCase())?.label ?? null
    },
    /** In its own table only: the same value may mean something else elsewhere. */
    values(table: string, column: string): Words {
      const type = own(table, column)?.type
      return ownWords.get(`${table}.${column}`) ?? (type?.is === 'list' ? type.values : {})
    },
    isAmount: (table: string, column: string) => own(table, column)?.type.is === 'amount',
  }
}

function columnsOf({ columns }: Model): ReadonlyMap<string, Column> {
  return new Map(columns.map((column) => [column.name.toLowerCase(), column]))
}
