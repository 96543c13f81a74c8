import type { TestServer } from '#testing/test-server.ts'

/**
 * Token of the newest link that was mailed to an address; '' if there is none. A mail that has left has no text in the
 * outbox any more: the mailer has it.
 */
export async function mailedLink(
  { database, mailer }: Pick<TestServer, 'database' | 'mailer'>,
  email: string,
): Promise<string> {
  const waiting = await database.kysely
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
  const sent = mailer.sent.filter(({ to }) => to === email).toReversed()
  const texts = [...waiting.map(({ body }) => body), ...sent.map(({ text }) => text)]
  const links = texts.flatMap((text) => /\/welcome#([\w-]{43})\s/.exec(text)?.[1] ?? [])
  return links[0] ?? ''
}
