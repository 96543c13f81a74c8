import type { Language } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Language of the student behind a partner: the one they last chose. */
export async function languageOfPartner(
  transaction: Transaction,
  partnerId: number,
): Promise<Language> {
  const reader = await transaction
    .selectFrom('ad_user')
    .select('language')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return reader?.language ?? 'en'
}
