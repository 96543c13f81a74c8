import { sayInBoth } from '#platform/pure/message.ts'
import type {
  Column,
  Dictionary,
  Model,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { usesOf } from '#features/registers/server/record-use.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { registerCells } from './register-cells.ts'
import { openRegister } from './register-plan.ts'
import { storeRegisterRow, takeBackRegisterRow } from './register-rows.ts'
import type { ImportColumn, ImportTarget, StoredRow } from './target.ts'

/** A register, brought over by the rules by which its records are saved one by one. */
export function registerTarget(model: Model, dictionary: Dictionary): ImportTarget {
  const columns = model.columns.flatMap((column) => importColumn(column, model) ?? [])
  return {
    id: model.table,
    label: model.register?.plural ?? model.label,
    columns,
    keys: keysOf(model),
    unique: uniqueOf(model),
    open: (context) => openRegister(model, dictionary, context),
    readAll: (context) => registerCells({ model, dictionary }, columns, context),
    async store(rows, context) {
      const stored: StoredRow[] = []
      for (const { line, plan } of rows) {
        const row = await storeRegisterRow(model, plan, context)
        if ('reason' in row) return { line, reason: row.reason }
        stored.push({ line, ...row })
      }
      return stored
    },
    async takeBack(rows, context) {
      for (const { line, id, version, plan } of rows.toReversed()) {
        const isNew = plan.state === 'new'
        const [use] = isNew ? await usesOf(context.transaction, dictionary, { model, id }) : []
        const before = isNew ? null : plan.before
        const reason = use
          ? sayInBoth(text['in-use'], { name: use.label, n: use.count })
          : await takeBackRegisterRow(model, { id, version, before }, context)
        if (reason !== null) return { line, reason }
      }
      return null
    },
  }
}

/** Unique texts, each by itself; else the columns that the register names. */
function keysOf({ columns, identifier, register }: Model): ImportTarget['keys'] {
  const unique = uniqueOf({ columns }).map((name) => [name])
  return unique.length > 0 ? unique : [register?.key ?? identifier]
}

function uniqueOf({ columns }: Pick<Model, 'columns'>): readonly string[] {
  return columns.filter(({ isUnique }) => isUnique === true).map(({ name }) => name)
}

const cellTypes = {
  text: 'text',
  integer: 'integer',
  number: 'number',
  amount: 'amount',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  reference: 'option',
  list: 'option',
} as const

/** Null for a column that staff do not fill in; what comes over is a draft. */
function importColumn(column: Column, { published }: Model): ImportColumn | null {
  const { name, label, type, help = null, mandatory, asked, aliases = [] } = column
  if (type.is === 'datetime' || type.is === 'json' || type.is === 'image') return null
  if (column.readOnly === true || column.sql !== undefined || name === published) return null
  const isNepali = /_(ne|nepali)$/.test(name)
  return {
    name,
    label,
    help,
    type: isNepali ? 'nepali' : cellTypes[type.is],
    isRequired: mandatory === true || asked === true,
    headings: aliases,
  }
}
