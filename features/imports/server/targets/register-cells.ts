import { type Money, toRupees } from '#platform/pure/money/money.ts'
import type {
  Column,
  Dictionary,
  Model,
  Value,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { namesByColumn } from './register-names.ts'
import { registerRecords } from './register-plan.ts'
import type { ImportColumn, ImportContext } from './target.ts'

/** Active records of a register as the cells of a file. */
export async function registerCells(
  { model, dictionary }: { readonly model: Model; readonly dictionary: Dictionary },
  columns: readonly ImportColumn[],
  context: ImportContext,
): Promise<readonly (readonly string[])[]> {
  const records = await registerRecords(model, context)
  const named = await namesByColumn(model.columns, dictionary, context.transaction)
  const own = columns.flatMap(({ name }) => model.columns.filter((each) => each.name === name))
  return records
    .filter((record) => record['IsActive'] === true)
    .map((record) =>
      own.map((column) => {
        const value = record[column.name] ?? null
        return named.get(column.name)?.cells.get(String(value)) ?? cellOf(column, value)
      }),
    )
}

function cellOf({ type }: Column, value: Value): string {
  if (value === null) return ''
  if (type.is === 'amount') return String(toRupees(Number(value) as Money))
  if (type.is === 'boolean') return value === true ? 'Y' : 'N'
  return type.is === 'time' ? String(value).slice(0, 5) : String(value)
}
