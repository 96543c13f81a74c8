import type { Language } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { fragment, nepaliFragment } from '../present/value-texts.ts'
import {
  findNepaliHalf,
  hasName,
  identifierSql,
  identifierTables,
  nameSql,
  nepaliIdentifierSql,
  nepaliNameSql,
} from './identifier-sql.ts'
import { shapeOf } from '../dictionary/model-shape.ts'
import { quoted } from './parameters.ts'

/** Id to `,"identifier":"…","Name":"…"` of a whole shared table. */
export type Identifiers = ReadonlyMap<string, string>

type Loaded = {
  readonly identifiers: Readonly<Record<Language, Identifiers>>
  readonly drafts: ReadonlySet<string>
}

type IdentifierReader = { readonly clientId: number; readonly language: Language }

/** Identifiers of shared tables, loaded when first needed and dropped when a table they come from changes. */
export type IdentifierMemory = {
  /** By table, for readers of a language. Costs a statement only for tables not in memory. */
  of(tables: readonly string[], reader: IdentifierReader): Promise<ReadonlyMap<string, Identifiers>>
  /** Ids of the drafts of a table. */
  drafts(table: string, clientId: number): Promise<ReadonlySet<string>>
  evict(table: string): void
}

export function identifierMemory(database: Database, dictionary: Dictionary): IdentifierMemory {
  const memory = new Map<string, Promise<Loaded>>()

  function remembered(table: string, clientId: number): Promise<Loaded> {
    const key = `${table}/${clientId}`
    const known = memory.get(key)
    if (known) return known
    const loading = load(table, clientId)
    memory.set(key, loading)
    loading.catch(() => memory.delete(key))
    return loading
  }

  async function load(table: string, clientId: number): Promise<Loaded> {
    const rows = await database.readText(loadSql(table, dictionary), [String(clientId)])
    const drafts = rows.flatMap(([id, , , isDraft]) => (isDraft === 'true' ? [id ?? ''] : []))
    const en = new Map<string, string>()
    const ne = new Map<string, string>()
    for (const [id, identifier, name, , nepaliIdentifier, nepaliName] of rows) {
      const names = fragment(identifier, name)
      const nepali = nepaliFragment([identifier, name], [nepaliIdentifier, nepaliName])
      en.set(id ?? '', names)
      ne.set(id ?? '', names + nepali)
    }
    return { identifiers: { en, ne }, drafts: new Set(drafts) }
  }

  return {
    async of(tables, { clientId, language }) {
      const loaded = await Promise.all(
        tables.map(
          async (table) =>
            [table, (await remembered(table, clientId)).identifiers[language]] as const,
        ),
      )
      return new Map(loaded)
    },
    drafts: async (table, clientId) => (await remembered(table, clientId)).drafts,
    evict(changed) {
      for (const key of memory.keys()) {
        const model = dictionary.get(key.slice(0, key.indexOf('/')))
        if (!model || identifierTables(model, dictionary).includes(changed)) memory.delete(key)
      }
    },
  }
}

function loadSql(table: string, dictionary: Dictionary): string {
  const model = dictionary.get(table)
  if (!model) throw new Error(`Unknown table ${table}`)
  const shape = shapeOf(model)
  const half = findNepaliHalf(shape)
  const alias = 't'
  const cells = [
    `t.${quoted(shape.key.db)}::text`,
    identifierSql({ shape, alias, dictionary }),
    hasName(shape) ? nameSql(alias) : 'null::text',
    model.published === undefined ? 'null' : `(not t.${quoted(model.published)})::text`,
    nepaliIdentifierSql({ shape, alias, dictionary }),
    half === null ? 'null::text' : nepaliNameSql(half, alias),
  ]
  return `select ${cells.join(', ')} from ${quoted(table)} t where t.ad_client_id = $1::bigint`
}
