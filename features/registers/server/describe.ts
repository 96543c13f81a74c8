import { accessOf } from '#platform/server/model-engine/access.ts'
import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Register, RegisterColumn } from '../wire/processes.ts'
import { rulesOf } from './column-rules.ts'

/** Registers that a role may change, by their place. */
export function registersOf(dictionary: Dictionary, role: string): readonly Register[] {
  return [...dictionary.values()]
    .toSorted((one, other) => (one.register?.place ?? 0) - (other.register?.place ?? 0))
    .flatMap((model) => registerOf(model, role) ?? [])
}

function registerOf(model: Model, role: string): Register | null {
  const { register, table, label, identifier, columns, published = null } = model
  const access = accessOf(model, role)
  if (register === undefined || access?.update === undefined) return null
  const changed = new Set(access.update)
  return {
    table,
    label,
    group: register.group,
    plural: register.plural,
    identifier,
    published,
    closes: register.closes ?? null,
    columns: columns
      .filter(({ name, createOnly }) => changed.has(name) || createOnly === true)
      .flatMap((column) => columnOf(column) ?? []),
  }
}

function columnOf(column: Column): RegisterColumn | null {
  const { name, label, type, help = null, createOnly = false } = column
  if (type.is === 'datetime' || type.is === 'json' || type.is === 'image') return null
  const { isRequired, maxLength, least, most } = rulesOf(column)
  return {
    name,
    label,
    help,
    type: column.isDatedAmounts ? 'dated-amounts' : column.isDatedShares ? 'dated-shares' : type.is,
    to: type.is === 'reference' ? type.to : null,
    values: type.is === 'list' ? type.values : {},
    isRequired,
    maxLength,
    least,
    most,
    isCreateOnly: createOnly,
    isNepali: /_(ne|nepali)$/.test(name),
  }
}
