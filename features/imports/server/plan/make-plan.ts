import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import { cellMessages as text } from '../../rules/cell-messages.ts'
import { closestName } from '../../rules/closest.ts'
import { optionKey, readCell } from '../../rules/read-cell.ts'
import { refusedRow, type RowPlan, type RowProblem } from '../../rules/row-plan.ts'
import type { ImportColumn, ImportContext, ImportTarget, OpenTarget } from '../targets/target.ts'
import type { StoredImport } from './stored-import.ts'

const rowsAtOnce = 1_000

/** Rows after which the progress is stored. */
const rowsOfBeat = 200

type Planning = ImportContext & {
  /** Hears how many rows are compared so far; throwing ends the plan. */
  readonly onCompared?: (rows: number) => Promise<void>
}

/** Plans every row of an import and stores the plans in place of earlier ones; nothing else is changed. */
export async function makePlan(
  of: StoredImport,
  target: ImportTarget,
  context: Planning,
): Promise<void> {
  const open = await target.open(context, of)
  const planRow = rowPlanner(of, target, open)
  const { transaction } = context
  let [after, compared] = [0, 0]
  for (;;) {
    const rows = await transaction
      .selectFrom('import_row')
      .select(['line', 'cells', 'is_left_out'])
      .where('import_id', '=', of.id)
      .where('line', '>', after)
      .orderBy('line')
      .limit(rowsAtOnce)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.line
    const planned = []
    for (const { line, cells, is_left_out: isLeftOut } of rows) {
      const plan = isLeftOut ? null : await planRow(line, JSON.parse(cells))
      planned.push({ line, state: plan?.state ?? 'left-out', plan: plan && JSON.stringify(plan) })
      compared++
      if (compared % rowsOfBeat === 0) await context.onCompared?.(compared)
    }
    await storePlans(of.id, planned, context)
  }
  await transaction
    .updateTable('import')
    .set({ planned: new Date(context.nowMs) })
    .where('import_id', '=', of.id)
    .execute()
}

async function storePlans(
  importId: number,
  planned: readonly object[],
  { transaction }: ImportContext,
): Promise<void> {
  await sql`update import_row r set state = p.state, plan = p.plan, record_id = null, version = null
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as p(line int, state text, plan text)
    where r.import_id = ${importId} and r.line = p.line`.execute(transaction)
}

/**
 * Plans one row after the other; of two with the same value where none may be, the second is refused. Rows without the first
 * column of a key share nothing: two applications without an email are not of one person.
 */
function rowPlanner({ mapping, key }: StoredImport, target: ImportTarget, open: OpenTarget) {
  const columns = mapping.flatMap((name, place) => {
    const column = target.columns.find((each) => each.name === name)
    return column === undefined ? [] : [{ column, place }]
  })
  const keyColumns = key.flatMap((name) => target.columns.filter((each) => each.name === name))
  const uniqueKeys = [...target.unique.map((name) => [name]), key]
  const seen = new Map<string, number>()

  function repeated(line: number, values: RowPlan['values']): readonly RowProblem[] {
    for (const names of uniqueKeys) {
      const typed = names.map((name) => optionKey(String(values[name] ?? '')))
      if (typed[0] === '') continue
      const name = `${names.join(' ')}\u0000${typed.join('\u0000')}`
      const earlier = seen.get(name)
      if (earlier === undefined) seen.set(name, line)
      else if (earlier !== line)
        return [
          sameAs(
            earlier,
            target.columns.filter((each) => names.includes(each.name)),
          ),
        ]
    }
    return []
  }

  return async function planRow(line: number, cells: readonly string[]): Promise<RowPlan> {
    const { values, problems } = readRow(columns, cells, open)
    const missing = keyColumns
      .filter(({ name, isRequired }) => isRequired && values[name] === undefined)
      .filter(({ name }) => problems.every(({ column }) => column !== name))
      .map(({ name, label }) => ({ column: name, message: sayInBoth(text.empty, { label }) }))
    const noKey = key.every((name) => values[name] === undefined) && missing.length === 0
    const [first] = keyColumns
    const unkeyed =
      noKey && first !== undefined && problems.length === 0
        ? [{ column: first.name, message: sayInBoth(text.empty, { label: first.label }) }]
        : []
    const all = [...problems, ...missing, ...unkeyed, ...repeated(line, values)]
    return all.length > 0 ? refusedRow(all) : open.planRow(values, key, line)
  }
}

/** `columns`: those that have the same values in an earlier row, the first one being marked. */
function sameAs(line: number, columns: readonly ImportColumn[]): RowProblem {
  const label = {
    en: columns.map((column) => column.label.en).join(', '),
    ne: columns.map((column) => column.label.ne).join(', '),
  }
  return { column: columns[0]?.name ?? '', message: sayInBoth(text['same-key'], { line, label }) }
}

type PlacedColumn = { readonly column: ImportColumn; readonly place: number }

/** Values of the cells that are filled, and those that cannot be read. */
function readRow(columns: readonly PlacedColumn[], cells: readonly string[], open: OpenTarget) {
  const values: Record<string, string | number | boolean> = {}
  const problems: RowProblem[] = []
  for (const { column, place } of columns) {
    const reading = readCell(column, cells[place] ?? '', open.options.get(column.name))
    if (!('value' in reading)) {
      const { problem: message } = reading
      const proposal = reading.proposal ?? closestIn(open, column.name, cells[place] ?? '')
      problems.push({ column: column.name, message, ...(proposal !== null && { proposal }) })
    } else if (reading.value !== null) values[column.name] = reading.value
  }
  return { values, problems }
}

/** The name of the value that is most like a cell, where a cell names one of several. */
function closestIn({ cells }: OpenTarget, column: string, cell: string): string | null {
  return closestName(cell, cells.get(column)?.values() ?? [])
}
