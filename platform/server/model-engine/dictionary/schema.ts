import { stringify } from 'yaml'
import type { Language } from '#platform/pure/message.ts'
import { getModel } from '../access.ts'
import type { Allowed } from '../access.ts'
import type { Dictionary } from './dictionary.ts'
import type { Field } from './model-shape.ts'

type Reader = {
  readonly dictionary: Dictionary
  readonly role: string
  readonly language: Language
}
type Schema = Readonly<Record<string, unknown>>

/** `GET /models/{table}/yaml`: the table as an OpenAPI schema, of what the role may see (REST dialect §2.2). */
export function schemaOf(table: string, { dictionary, role, language }: Reader): string {
  const allowed = getModel(dictionary, table, role)
  const { model, fields } = allowed.shape
  const shown = fields.filter(({ hidden }) => hidden !== true)
  const properties = Object.fromEntries([
    ['id', { type: 'integer', readOnly: true }],
    ['uid', { type: 'string', format: 'uuid', readOnly: true }],
    ...shown.map((field) => [field.name, propertyOf(field, { allowed, language })] as const),
    ['model-name', { type: 'string', enum: [model.table], readOnly: true }],
  ])
  const required = shown.filter(({ mandatory }) => mandatory === true).map(({ name }) => name)
  const schema = {
    type: 'object',
    description: model.label[language],
    ...(required.length === 0 ? {} : { required }),
    properties,
  }
  const components = { schemas: { [model.table]: schema } }
  return stringify({
    openapi: '3.0.3',
    info: { title: model.label[language], version: '1' },
    paths: {},
    components,
  })
}

function propertyOf(
  field: Field,
  { allowed, language }: { readonly allowed: Allowed; readonly language: Language },
): Schema {
  const mayChange = allowed.access.update?.some((name) => name === field.name) ?? false
  const maySay = allowed.access.create === true || mayChange
  const isServers = field.readOnly === true || field.standard === true || field.sql !== undefined
  return {
    ...typeOf(field, language),
    description: field.label[language],
    ...(isServers || !maySay ? { readOnly: true } : {}),
  }
}

function typeOf({ type }: Field, language: Language): Schema {
  if (type.is === 'reference') return referenceTo(type.to, { type: 'integer' })
  if (type.is === 'image') return referenceTo('ad_image', { type: 'integer' })
  if (type.is !== 'list') return plainTypes[type.is]
  const words = Object.entries(type.values).map(([value, label]) => [value, label[language]])
  const id = { type: 'string', enum: Object.keys(type.values) }
  return { ...referenceTo('ad_ref_list', id), 'x-labels': Object.fromEntries(words) }
}

/** A foreign key or list value as answers show it (REST dialect §2.3). */
function referenceTo(table: string, id: Schema): Schema {
  return {
    type: 'object',
    properties: {
      propertyLabel: { type: 'string' },
      id,
      identifier: { type: 'string' },
      'model-name': { type: 'string', enum: [table] },
    },
  }
}

const plainTypes = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  amount: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', format: 'time' },
  uuid: { type: 'string', format: 'uuid' },
  json: {},
} as const satisfies Record<string, Schema>
