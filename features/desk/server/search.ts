import type { Message } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import type { Looking, QueueSource } from './queue-source.ts'

const most = 12
const mostPeople = 500

export type Found = {
  readonly queue: string
  readonly queueName: Message
  readonly record: number
  readonly name: string
  readonly about: Message
}

/** What waits of whoever is meant: name in either script, email, phone, registration, symbol or transaction number. */
export async function searchDesk(
  database: Database,
  sources: readonly QueueSource[],
  at: Looking & { readonly typed: string },
): Promise<readonly Found[]> {
  const anyhow = { most: mostPeople, byContact: true, byPayment: true }
  const partners = new Set(await peopleLike(database, { typed: at.typed, ...anyhow }))
  if (partners.size === 0) return []
  const found: Found[] = []
  for (const source of sources)
    for (const { record, name, about, partnerId } of await source.list(database, at))
      if (partners.has(partnerId))
        found.push({ queue: source.id, queueName: source.name, record, name, about })
  return found.slice(0, most)
}
