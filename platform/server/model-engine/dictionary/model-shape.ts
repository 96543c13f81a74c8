import type { Message } from '#platform/pure/message.ts'
import type { Column, ColumnType, Model } from './dictionary.ts'

/** A column with everything settled: its database name, and whether the engine itself looks after it. */
export type Field = Omit<Column, 'type'> & {
  readonly type: ColumnType | { readonly is: 'uuid' }
  /** Database column, lower case. */
  readonly db: string
  /** One of the columns every table has. */
  readonly standard?: true
}

/** A model with its implicit columns, and the one way to look a column up. */
export type ModelShape = {
  readonly model: Model
  readonly key: Field
  readonly uuid: Field
  /** Every stored or derived column but key and uuid, hidden ones too, in the wire's order. */
  readonly fields: readonly Field[]
  /** By wire name, alias, `id` or `uid`, in any case; null for unknown and hidden alike (SECURITY T12). */
  find(name: string): Field | null
  /** True if a body may carry this key though it is no column. */
  isIgnored(key: string): boolean
}

const shapes = new WeakMap<Model, ModelShape>()

export function shapeOf(model: Model): ModelShape {
  const known = shapes.get(model)
  if (known) return known
  const shape = makeShape(model)
  shapes.set(model, shape)
  return shape
}

function makeShape(model: Model): ModelShape {
  const key = fieldOf({ name: `${model.table}_ID`, label: model.label, type: { is: 'integer' } })
  const uuid: Field = {
    ...key,
    name: `${model.table}_UU`,
    db: `${model.table}_uu`,
    type: { is: 'uuid' },
  }
  const declared = model.columns.map(fieldOf).filter(({ db }) => db !== key.db && db !== uuid.db)
  const names = new Set(declared.map(({ db }) => db))
  const fields = [...standardFields.filter(({ db }) => !names.has(db)), ...declared]
  const byName = new Map<string, Field>()
  for (const field of fields.filter(({ hidden }) => !hidden))
    for (const name of [field.name, ...(field.aliases ?? [])]) byName.set(name.toLowerCase(), field)
  for (const [name, field] of [
    ['id', key],
    [key.db, key],
    ['uid', uuid],
    [uuid.db, uuid],
  ] as const)
    byName.set(name, field)
  const ignored = new Set(model.ignoredKeys?.map((name) => name.toLowerCase()))
  return {
    model,
    key,
    uuid,
    fields,
    find: (name) => byName.get(name.toLowerCase()) ?? null,
    isIgnored: (name) => ignored.has(name.toLowerCase()),
  }
}

function fieldOf(column: Column): Field {
  return { ...column, db: column.name.toLowerCase() }
}

/** The columns every model table has, in one place (REST dialect §2.3). */
const standardFields: readonly Field[] = [
  standard('AD_Client_ID', { en: 'Tenant', ne: 'संस्था' }, { is: 'reference', to: 'ad_client' }),
  standard('AD_Org_ID', { en: 'Organization', ne: 'संगठन' }, { is: 'reference', to: 'ad_org' }),
  standard('IsActive', { en: 'Active', ne: 'सक्रिय' }, { is: 'boolean' }),
  standard('Created', { en: 'Created', ne: 'सिर्जना' }, { is: 'datetime' }),
  standard('CreatedBy', { en: 'Created By', ne: 'सिर्जनाकर्ता' }, { is: 'reference', to: 'ad_user' }),
  standard('Updated', { en: 'Updated', ne: 'अद्यावधिक' }, { is: 'datetime' }),
  standard(
    'UpdatedBy',
    { en: 'Updated By', ne: 'अद्यावधिककर्ता' },
    { is: 'reference', to: 'ad_user' },
  ),
]

function standard(name: string, label: Message, type: ColumnType): Field {
  return { name, label, type, db: name.toLowerCase(), standard: true }
}
