import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { identifierTables } from '../read/identifier-sql.ts'
import { shapeOf } from '../dictionary/model-shape.ts'

/** Listens for changes of rows that are cached in memory: triggers report them, from any writer (0061). */
export type Changes = {
  /** Drops at once what this process keeps: right after the own commit, so that the writer reads its own write. */
  evict(table: string): void
  listen(): Promise<void>
}

const channel = 'changed'

export function changes(
  database: Database,
  dictionary: Dictionary,
  memories: readonly { evict(table: string): void }[],
): Changes {
  const watched = watchedTables(dictionary)

  function evict(table: string): void {
    for (const memory of memories) memory.evict(table)
  }

  return {
    evict,
    async listen() {
      // '*' says that notifications may have been missed.
      await database.listen(channel, (table) => {
        for (const each of table === '*' ? watched : [table]) evict(each)
      })
    },
  }
}

/** Tables from which cached lists or identifiers are made. */
export function watchedTables(dictionary: Dictionary): ReadonlySet<string> {
  const watched = new Set<string>()
  for (const model of dictionary.values()) {
    if (!model.shared) continue
    const targets = shapeOf(model).fields.flatMap(({ type }) =>
      type.is === 'reference' ? (dictionary.get(type.to) ?? []) : [],
    )
    for (const each of [model, ...targets])
      for (const table of identifierTables(each, dictionary)) watched.add(table)
  }
  return watched
}
