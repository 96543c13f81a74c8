import type { Transaction } from '#platform/server/database/database.ts'
import { nextInSeries } from '#features/documents/server/register/number-series.ts'
import { numberOf, numberSeries } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'

/**
 * The next registration number of a year and programme, by the university's pattern: none twice, none missing, because
 * what is undone gives its number back. One that a student has from before the portal is passed over.
 */
export async function issueNumber(
  transaction: Transaction,
  place: { readonly yearId: number | null; readonly programId: number | null },
): Promise<string> {
  const { pattern, digits } = await findSettingValue(transaction, 'university-registration')
  const series = numberSeries(pattern, await partsOf(transaction, place))
  for (;;) {
    const number = numberOf(series, await nextInSeries(transaction, `REG ${series}`), digits)
    const known = await transaction
      .selectFrom('c_bpartner')
      .select('c_bpartner_id')
      .where('regrollno', '=', number)
      .executeTakeFirst()
    if (known === undefined) return number
  }
}

async function partsOf(
  transaction: Transaction,
  { yearId, programId }: { readonly yearId: number | null; readonly programId: number | null },
) {
  const year = await transaction
    .selectFrom('n_aca_year')
    .select('name')
    .where('n_aca_year_id', '=', yearId)
    .executeTakeFirst()
  const program = await transaction
    .selectFrom('n_program')
    .select('code')
    .where('n_program_id', '=', programId)
    .executeTakeFirst()
  return { year: year?.name ?? '', program: program?.code ?? '' }
}
