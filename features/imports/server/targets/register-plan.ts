import { sql } from 'kysely'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type {
  Dictionary,
  Model,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { shapeOf } from '#platform/server/model-engine/dictionary/model-shape.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import {
  storedColumnsSql,
  storedValues,
} from '#platform/server/model-engine/write/stored-values.ts'
import { hookContext } from '#features/registers/server/hook-context.ts'
import { cellMessages } from '../../rules/cell-messages.ts'
import { type CellValue, optionKey } from '../../rules/read-cell.ts'
import { equalRow, newRow, refusedRow, type RowPlan } from '../../rules/row-plan.ts'
import { namesByColumn } from './register-names.ts'
import type { ImportContext, OpenTarget, RowValues } from './target.ts'

/** Compares rows with the records of a register, by the hooks that check a single save. */
export async function openRegister(
  model: Model,
  dictionary: Dictionary,
  context: ImportContext,
): Promise<OpenTarget> {
  const records = await registerRecords(model, context)
  const named = await namesByColumn(model.columns, dictionary, context.transaction)
  const indexes = new Map<string, ReadonlyMap<string, readonly Values[]>>()
  const find = (values: RowValues, key: readonly string[]) => {
    const name = key.join(' ')
    const index = indexes.get(name) ?? Map.groupBy(records, (record) => keyText(record, key))
    indexes.set(name, index)
    return index.get(keyText(values, key)) ?? []
  }
  const shown = (column: string, value: CellValue) =>
    named.get(column)?.names.get(String(value)) ?? valueText(model, column, value)
  return {
    options: new Map([...named].map(([column, { options }]) => [column, options])),
    cells: new Map([...named].map(([column, { cells }]) => [column, cells])),
    planRow(values, key) {
      const [before, other] = find(values, key)
      if (other !== undefined) return Promise.resolve(severalFound(model, key))
      return before === undefined
        ? planNew(model, values, context)
        : planChange({ model, values, before, shown }, context)
    },
  }
}

/** Every record of a register, inactive ones too. */
export async function registerRecords(
  model: Model,
  { transaction }: ImportContext,
): Promise<readonly Values[]> {
  const shape = shapeOf(model)
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.raw(storedColumnsSql(shape))} from ${sql.table(model.table)}`.execute(transaction)
  return rows.map((row) => storedValues(shape, row))
}

/** Values of a key as one text: capitals and blanks do not count. */
function keyText(values: Values | RowValues, key: readonly string[]): string {
  return key.map((name) => optionKey(String(values[name] ?? ''))).join('\u0000')
}

function severalFound({ columns, label }: Model, [first = '']: readonly string[]): RowPlan {
  const column = columns.find(({ name }) => name === first)
  const message = sayInBoth(cellMessages['several-found'], { label: column?.label ?? label })
  return refusedRow([{ column: first, message }])
}

async function planNew(model: Model, values: RowValues, context: ImportContext): Promise<RowPlan> {
  const outcome = await model.hooks?.create?.(values, { ...hookContext(context), children: {} })
  return outcome?.is === 'refused' ? refusedRow(problemsOf(outcome)) : newRow(values)
}

type PlanningChange = {
  readonly model: Model
  readonly values: RowValues
  readonly before: Values
  readonly shown: (column: string, value: CellValue) => string
}

async function planChange(
  { model, values, before, shown }: PlanningChange,
  context: ImportContext,
): Promise<RowPlan> {
  const [id, version] = [Number(before[`${model.table}_ID`]), Number(before['version'])]
  const changed = Object.keys(values).filter((name) => !isSame(before[name], values[name]))
  if (changed.length === 0) return equalRow({ id, version })
  const of = (all: Values) =>
    Object.fromEntries(changed.map((name) => [name, all[name] ?? null] as const))
  const fixed = model.columns.find(
    ({ name, createOnly }) => createOnly === true && changed.includes(name),
  )
  if (fixed !== undefined) {
    const value = shown(fixed.name, before[fixed.name] ?? null)
    return refusedRow([{ column: fixed.name, message: sayInBoth(cellMessages.fixed, { value }) }])
  }
  const at = { ...hookContext(context), id, before }
  const outcome = await model.hooks?.update?.(of(values), at)
  if (outcome?.is === 'refused') return refusedRow(problemsOf(outcome))
  return {
    state: 'changed',
    record: { id, version },
    values: of(values),
    before: of(before),
    changes: changed.map((column) => ({
      column,
      before: shown(column, before[column] ?? null),
      after: shown(column, values[column] ?? null),
    })),
    problems: [],
  }
}

/** A time of day is stored with its seconds. */
function isSame(stored: CellValue | undefined, given: CellValue | undefined): boolean {
  return (stored ?? null) === given || stored === `${given}:00`
}

function problemsOf({ errors = [], message }: Refusal): RowPlan['problems'] {
  const problem = (column: string, reason: Message) => ({ column, message: reason })
  return errors.length === 0
    ? [problem('', message)]
    : errors.map(({ field, message: reason }) => problem(field, reason))
}

function valueText({ columns }: Model, name: string, value: CellValue): string {
  if (value === null || value === '') return '-'
  const type = columns.find((column) => column.name === name)?.type.is
  return type === 'amount' ? formatRs(paisa(Number(value)), 'en') : String(value)
}
