import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { findModel } from '#platform/server/model-engine/access.ts'
import type { Database } from '#platform/server/database/database.ts'
import { accountNames } from '#features/payments/rules/facts.ts'
import { columnNames, sectionNames } from '../rules/messages.ts'
import type { FileSection } from '../wire/student-file.ts'
import { mostRows, type Reading, type Whose } from './read-section.ts'

/** The double entries about a student, for roles that read payments; null for all others. */
export async function ledgerSection(
  { kysely }: Database,
  { partnerId }: Whose,
  { dictionary, session }: Pick<Reading, 'dictionary' | 'session'>,
): Promise<FileSection | null> {
  if (findModel(dictionary, 'c_payment', session.role) === null) return null
  const lines = await kysely
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_transaction as t', 't.ledger_transaction_id', 'l.ledger_transaction_id')
    .select(['l.ledger_line_id', 'l.account', 'l.amount', 't.posted', 't.memo'])
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where('l.c_bpartner_id', '=', partnerId)
    .orderBy('l.ledger_line_id', 'desc')
    .limit(mostRows)
    .execute()
  return {
    id: 'ledger',
    name: sectionNames.ledger,
    columns: [
      { name: columnNames.date, isAmount: false },
      { name: columnNames.what, isAmount: false },
      { name: columnNames.account, isAmount: false },
      { name: columnNames.debit, isAmount: true },
      { name: columnNames.credit, isAmount: true },
    ],
    rows: lines.map(({ ledger_line_id: id, account, amount, posted, memo }) => {
      const sum = { paisa: Math.abs(amount) }
      const sides = amount > 0 ? [sum, ''] : ['', sum]
      const day = { day: dayInNepal(posted.getTime()) }
      return { id, cells: [day, memo, accountNames[account], ...sides], tone: null }
    }),
    total: Number(lines[0]?.total ?? 0),
  }
}
