import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { datedAmountsText, findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { datedSharesText, findDatedShares } from '#platform/pure/money/dated-shares.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { closedDays } from '#features/institution/server/holidays.ts'
import { type ClosedDays, type DayFinding, moveDay } from '../rules/move-day.ts'
import { nextName, nextNepaliName, yearsBetween } from '../rules/next-name.ts'
import type { PlannedState } from '../rules/planned-state.ts'
import { raiseFee } from '../rules/raise-fee.ts'
import { type PlannedTable, plannedTables } from './planned-tables.ts'

/** An opening in a plan, with the version of the row that it was made of. */
export type StoredOpening = {
  readonly table: string
  readonly id: number
  readonly version: number
  readonly name: string
  readonly newName: string
  /** '' where the opening has none; absent in plans of before. */
  readonly newNameNe?: string
  readonly state: PlannedState
  readonly days: readonly {
    readonly column: string
    readonly before: Day
    readonly after: Day | null
    readonly finding: DayFinding | null
  }[]
  readonly fees: readonly {
    readonly column: string
    readonly before: Money
    readonly after: Money
  }[]
  /** Texts of steps with moved days and raised fees; absent in plans of before. */
  readonly steps?: readonly { readonly column: string; readonly after: string }[]
  /** Number of rows below it that are copied too. */
  readonly courses: number
}

export type AcademicYear = { readonly id: number; readonly name: string }

type Planning = {
  readonly from: AcademicYear
  readonly to: AcademicYear
  readonly percent: number
  readonly step: Money
}

/** Copies of all openings of a year, as they would be made now. */
export async function makePlan(
  reader: Reader,
  dictionary: Dictionary,
  planning: Planning,
): Promise<readonly StoredOpening[]> {
  const planned: StoredOpening[] = []
  const closed = await closedDays(reader)
  for (const table of plannedTables(dictionary)) {
    const rows = await rowsOf(reader, table, planning.from.id)
    const there = await copiesIn(reader, table, planning.to.id)
    const courses = await countChildren(reader, table, planning.from.id)
    for (const row of rows)
      planned.push(
        plannedOf(table, row, {
          ...planning,
          closed,
          there,
          courses: courses.get(Number(row[keyOf(table)])) ?? 0,
        }),
      )
  }
  return planned
}

type SourceRow = Readonly<Record<string, unknown>>
type ExistingCopies = { readonly names: ReadonlySet<string>; readonly ids: ReadonlySet<number> }

function plannedOf(
  table: PlannedTable,
  row: SourceRow,
  {
    from,
    to,
    percent,
    step,
    there,
    closed,
    courses,
  }: Planning & { there: ExistingCopies; closed: ClosedDays; courses: number },
): StoredOpening {
  const [id, name] = [Number(row[keyOf(table)]), String(row['name'])]
  const names = { from: from.name, to: to.name }
  const newName = nextName(name, names)
  const isThere = there.ids.has(id) || there.names.has(newName.toLowerCase())
  const years = yearsBetween(from.name, to.name)
  return {
    table: table.model.table,
    id,
    version: Number(row['version']),
    name,
    newName,
    newNameNe: nextNepaliName(String(row['name_ne']), names),
    state: isThere ? 'there' : 'new',
    days: table.days.flatMap(({ name: column }) => {
      const before = row[column.toLowerCase()]
      if (typeof before !== 'string') return []
      const isFirst = column.endsWith('From')
      const moved = moveDay(before as Day, { years, closed: isFirst ? null : closed })
      const { day: after = null, finding = null } = moved ?? {}
      return [{ column, before: before as Day, after, finding }]
    }),
    fees: table.fees.map(({ name: column }) => {
      const before = paisa(Number(row[column.toLowerCase()]))
      return { column, before, after: raiseFee(before, { percent, step }) }
    }),
    steps: stepsOf(table, row, {
      moved: (until) => moveDay(until, { years, closed })?.day ?? until,
      raised: (amount) => raiseFee(amount, { percent, step }),
    }),
    courses,
  }
}

/** Amounts and shares until a day each, with their days moved; amounts are raised like fees, shares stay. */
function stepsOf(
  { steps, shares }: PlannedTable,
  row: SourceRow,
  { moved, raised }: { moved: (until: Day) => Day; raised: (amount: Money) => Money },
): NonNullable<StoredOpening['steps']> {
  const storedIn = ({ name }: { readonly name: string }) => {
    const stored = row[name.toLowerCase()]
    return typeof stored === 'string' ? stored : ''
  }
  return [
    ...steps.map((column) => {
      const amounts = findDatedAmounts(storedIn(column)) ?? []
      const next = amounts.map(({ until, amount }) => ({
        until: moved(until),
        amount: raised(amount),
      }))
      return { column: column.name, after: datedAmountsText(next) }
    }),
    ...shares.map((column) => {
      const dated = findDatedShares(storedIn(column)) ?? []
      const next = dated.map((each) => ({ ...each, until: moved(each.until) }))
      return { column: column.name, after: datedSharesText(next) }
    }),
  ]
}

export function keyOf({ model }: PlannedTable): string {
  return `${model.table}_id`
}

async function rowsOf(
  reader: Reader,
  table: PlannedTable,
  yearId: number,
): Promise<readonly SourceRow[]> {
  const days = table.days.map(
    ({ name }) =>
      sql`to_char(${sql.ref(name.toLowerCase())}, 'YYYY-MM-DD') as ${sql.ref(name.toLowerCase())}`,
  )
  const fees = table.fees.map(({ name }) => sql.ref(name.toLowerCase()))
  const steps = [...table.steps, ...table.shares].map(({ name }) => sql.ref(name.toLowerCase()))
  const own = [sql.ref(keyOf(table)), sql.ref('name'), sql.ref('name_ne'), sql.ref('version')]
  const columns = [...own, ...fees, ...steps, ...days]
  const { rows } =
    await sql<SourceRow>`select ${sql.join(columns)} from ${sql.table(table.model.table)}
    where n_aca_year_id = ${yearId} and isactive order by ${sql.ref(keyOf(table))}`.execute(reader)
  return rows
}

/** Names in the target year, and the rows that were copied into it before. */
async function copiesIn(
  reader: Reader,
  table: PlannedTable,
  yearId: number,
): Promise<ExistingCopies> {
  const named = await sql<{ name: string }>`select lower(name) as name
    from ${sql.table(table.model.table)} where n_aca_year_id = ${yearId}`.execute(reader)
  const copies = await reader
    .selectFrom('year_copy')
    .select('from_id')
    .where('table_name', '=', table.model.table)
    .where('year_id', '=', yearId)
    .execute()
  return {
    names: new Set(named.rows.map(({ name }) => name)),
    ids: new Set(copies.map(({ from_id }) => from_id)),
  }
}

async function countChildren(
  reader: Reader,
  table: PlannedTable,
  yearId: number,
): Promise<ReadonlyMap<number, number>> {
  const [child] = Object.keys(table.model.children ?? {})
  if (child === undefined) return new Map()
  const key = sql.ref(keyOf(table))
  const { rows } = await sql<{ id: string; n: string }>`select ${key} as id, count(*) as n
    from ${sql.table(child)} join ${sql.table(table.model.table)} o using (${key})
    where o.n_aca_year_id = ${yearId} group by ${key}`.execute(reader)
  return new Map(rows.map(({ id, n }) => [Number(id), Number(n)]))
}
