import { type Language, type Message, type MessageValues, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** A notice to the user behind a partner, within the change it tells of. English and Nepali stand in one text. */
export async function notifyPartner(
  transaction: Transaction,
  notice: { partnerId: number; message: Message; values: MessageValues; nowMs: number },
): Promise<void> {
  const texts = (['en', 'ne'] as const satisfies Language[]).map((language) =>
    say(notice.message, language, notice.values),
  )
  const now = new Date(notice.nowMs)
  await transaction
    .insertInto('ad_note')
    .columns(['ad_user_id', 'textmsg', 'created', 'updated'])
    .expression((from) =>
      from
        .selectFrom('ad_user')
        .select((of) => [
          'ad_user_id',
          of.val(texts.join(' · ')).as('textmsg'),
          of.val(now).as('created'),
          of.val(now).as('updated'),
        ])
        .where('c_bpartner_id', '=', notice.partnerId),
    )
    .execute()
}
