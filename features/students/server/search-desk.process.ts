import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { Looking, QueueSource } from '#features/desk/server/queue-source.ts'
import { worksOn } from '#features/desk/server/works-on.ts'
import { peopleLike } from '#features/profile/server/people-like.ts'
import type { WaitingItem } from '../wire/student-file.ts'
import { studentServerText as text } from '../rules/messages.ts'

const most = 12
const mostPeople = 500

/** Finds a person's waiting items in the queues that the session's role works on. */
export function searchDeskProcess(
  sources: readonly QueueSource[],
  dictionary: Dictionary,
): Process {
  return defineProcess({
    ...contracts.deskSearch,
    name: text['search-desk'],
    roles: [...new Set(sources.flatMap(({ roles }) => roles))],
    shows: 'row-by-row',
    async run(given, context) {
      const typed = given.typed
      const own = sources.filter((source) => worksOn(source, context.session.role))
      const found =
        typed.length < 2
          ? []
          : await searchDesk(context.database, own, { ...context, typed, dictionary })
      const seen = { table: 'c_bpartner', record: '' }
      return { summary: text['found-waiting'], seen, data: { found } }
    },
  })
}

/** Waiting items of the people that match; searches only columns that the role may read. */
async function searchDesk(
  database: Database,
  sources: readonly QueueSource[],
  at: Looking & { readonly typed: string; readonly dictionary: Dictionary },
): Promise<readonly WaitingItem[]> {
  const { typed, dictionary } = at
  const search = { typed, dictionary, role: at.session.role, most: mostPeople }
  const of = await peopleLike(database, search)
  if (of.length === 0) return []
  const found: WaitingItem[] = []
  for (const source of sources)
    for (const { record, name, about } of await source.list(database, { ...at, of }))
      found.push({ queue: source.id, queueName: source.name, record, name, about })
  return found.slice(0, most)
}
