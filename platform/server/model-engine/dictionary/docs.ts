import { type Dictionary, type Model, type ModelAccess, usualTextLength } from './dictionary.ts'
import { shapeOf } from './model-shape.ts'
import type { Field } from './model-shape.ts'

/** The dictionary as Markdown for docs/wire.md: models by name, columns in the wire's order; the same text every time. */
export function docsOf(dictionary: Dictionary): string {
  const models = [...dictionary.values()].toSorted((one, other) =>
    one.table < other.table ? -1 : 1,
  )
  const standard = models[0] ? shapeOf(models[0]).fields.filter(({ standard }) => standard) : []
  return (
    [
      '# On the wire',
      'Generated from the data dictionary; do not edit. Every record also has `id`, `uid`, `model-name` and',
      `${standard.map(({ name }) => `\`${name}\``).join(', ')}. Hidden columns are not listed: on the wire they do not exist.`,
      `A text that a client writes has at most ${usualTextLength} characters where its column says nothing else.`,
      ...models.map(modelDocs),
    ].join('\n\n') + '\n'
  )
}

function modelDocs(model: Model): string {
  const fields = shapeOf(model).fields.filter(({ standard, hidden }) => !standard && !hidden)
  const roles = Object.entries(model.access).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const facts = [
    `Whose row: ${ownerWords(model)}.`,
    model.shared ? 'Shared: lists and identifiers are kept in memory.' : '',
    model.children ? `Children: ${Object.keys(model.children).map(code).join(', ')}.` : '',
    model.keepRemoved ? 'Removed rows are kept, inactive.' : '',
  ].filter(Boolean)
  return [
    `## ${model.table}: ${model.label.en}`,
    facts.join(' '),
    table(['role', 'reads', 'creates', 'changes', 'removes', 'only when'], roles.map(roleRow)),
    table(['column', 'type', 'rules'], fields.map(fieldRow)),
  ].join('\n\n')
}

function ownerWords({ owner }: Model): string {
  switch (owner.is) {
    case 'partner':
    case 'user':
      return `the ${owner.is} in \`${owner.column}\``
    case 'through':
      return `the owner of \`${owner.column}\``
    case 'nobody':
      return 'nobody’s'
  }
}

function roleRow([role, access]: [string, ModelAccess]): readonly string[] {
  const { read, columns, create, update = [], remove, gate = '' } = access
  const reads = columns === undefined ? read : `${read}: ${columns.map(code).join(' ')}`
  return [role, reads, create ? 'yes' : '', update.map(code).join(' '), remove ? 'yes' : '', gate]
}

function fieldRow(field: Field): readonly string[] {
  const rules = [
    field.mandatory && 'mandatory',
    (field.readOnly === true || field.sql !== undefined) && 'set by the server',
    field.createOnly && 'fixed once created',
    field.maxLength !== undefined && `at most ${field.maxLength} characters`,
    field.masked !== undefined && 'masked for staff but in the record itself',
    field.aliases && `also as ${field.aliases.map(code).join(' ')}`,
  ]
  return [code(field.name), typeWords(field), rules.filter(Boolean).join(', ')]
}

function typeWords({ type }: Field): string {
  if (type.is === 'reference') return `→ ${type.to}`
  if (type.is === 'amount') return 'rupees'
  if (type.is !== 'list') return type.is
  return Object.entries(type.values)
    .map(([value, label]) => `\`${value}\` ${label.en}`)
    .join(', ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function code(name: string): string {
  return `\`${name}\``
}
