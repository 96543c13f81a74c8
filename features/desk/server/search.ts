import { sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Looking, QueueSource } from './queue-source.ts'

const most = 12

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
  const partners = await partnersLike(database, at.typed)
  if (partners.size === 0) return []
  const found: Found[] = []
  for (const source of sources)
    for (const { record, name, about, partnerId } of await source.list(database, at))
      if (partners.has(partnerId))
        found.push({ queue: source.id, queueName: source.name, record, name, about })
  return found.slice(0, most)
}

async function partnersLike({ kysely }: Database, typed: string): Promise<ReadonlySet<number>> {
  const escaped = typed.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const like = `%${escaped}%`
  const { rows } = await sql<{ id: string }>`
    select b.c_bpartner_id as id from c_bpartner b
    where b.name ilike ${like} or b.name_nepali ilike ${like} or b.email ilike ${`${escaped}%`}
      or b.phone like ${`${escaped}%`} or b.regrollno ilike ${`${escaped}%`}
      or exists (select 1 from n_entrance_reg e where e.c_bpartner_id = b.c_bpartner_id and e.erollno = ${typed})
      or exists (select 1 from n_exam_reg x where x.c_bpartner_id = b.c_bpartner_id and x.erollno = ${typed})
      or exists (select 1 from c_payment p where p.c_bpartner_id = b.c_bpartner_id and p.orig_trxid = ${typed})
    limit 500`.execute(kysely)
  return new Set(rows.map(({ id }) => Number(id)))
}
