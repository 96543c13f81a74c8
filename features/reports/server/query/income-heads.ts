import { type RawBuilder, sql } from 'kysely'
import { accountNames, incomeHeads } from '#features/payments/rules/facts.ts'
import { text } from '../columns.ts'

/** Head of income, for entries of fees. */
export const headColumn = text(
  'head',
  { en: 'Head of income', ne: 'आम्दानी शीर्षक' },
  { values: incomeHeads },
)

export const accountColumn = text(
  'account',
  { en: 'Account', ne: 'खाता' },
  { values: accountNames },
)

export const codeColumn = text('code', { en: 'Account code', ne: 'खाता कोड' })

/** The codes of the accounts office as `codes.value`, for the `from` of a query. */
export const accountCodes: RawBuilder<unknown> = sql`
  (select (select value::jsonb from n_setting where key = 'account-codes') as value) as codes`

/** Code of an account, or of a head of income where there is one. */
export function codeOf(account: string, head: string): RawBuilder<string | null> {
  return sql`codes.value ->> coalesce(nullif(${sql.ref(head)}, ''), ${sql.ref(account)})`
}
