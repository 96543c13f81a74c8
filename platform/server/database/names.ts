import { type RawBuilder, sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'

/** A name of a register in both languages, as `nameInBoth` gives it: the English one stands for a missing Nepali one. */
export function bothNames(name: string, nepali: string): RawBuilder<Message> {
  const [en, ne] = [sql.ref(name), sql.ref(nepali)]
  return sql`json_build_object('en', ${en}, 'ne', coalesce(nullif(${ne}, ''), ${en}))`
}
