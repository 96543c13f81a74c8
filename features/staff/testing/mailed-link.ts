import type { Database } from '#platform/server/database/database.ts'

/** Token of the newest link that was mailed to an address; '' if there is none. */
export async function mailedLink(
  { database }: { readonly database: Database },
  email: string,
): Promise<string> {
  const mails = await database.kysely
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
  const links = mails.flatMap(({ body }) => /\/welcome#([\w-]{43})\s/.exec(body)?.[1] ?? [])
  return links[0] ?? ''
}
