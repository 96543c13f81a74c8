import { columnWriter, computedName, isComputed, maskedName } from '../write/column-writer.ts'
import { modelNameTail } from '../present/value-texts.ts'
import type { Branch, Known, TextRow } from '../write/column-writer.ts'
import { identifierTables } from './identifier-sql.ts'
import type { Level } from './level.ts'
import type { ModelShape } from '../dictionary/model-shape.ts'
import { parameters, quoted } from './parameters.ts'
import type { ParameterSource } from './parameters.ts'
import { columnSql } from './filter-sql.ts'
import { onlyRecord, rowScope } from '../row-scope.ts'
import { detailRows, rootRows } from './rows-sql.ts'
import type { Parent, RowsOn } from './rows-sql.ts'

/**
 * One SELECT for a whole answer. Every level is a CTE `p1`, `p2` …; the statement is the UNION ALL of one branch per
 * level, every row being (part, parent id, order, total, id, uid, cells as text …). Part 0 is the count.
 */
export type Statement = {
  readonly sql: string
  readonly sources: readonly ParameterSource[]
  readonly parts: readonly SqlPart[]
  /** Shared tables whose identifiers must be in memory to write the rows. */
  readonly identifiersOf: readonly string[]
  /** Every table the answer depends on. */
  readonly tables: readonly string[]
  /** The rows depend on who asks. */
  readonly personal: boolean
}

/** The same statement after one that stores the record it reads (`RowsOn.isWritten`). */
export function afterWriting(insert: string, sql: string): string {
  return `with written as (${insert} returning *), ${sql.slice('with '.length)}`
}

/** Describes how one level's rows become JSON. `parts[0]` is the root; children come after their parents. */
export type SqlPart = {
  readonly number: number
  /** The name under which the key is shown besides `id`; null: none. */
  readonly keyName: string | null
  readonly columns: readonly ((row: TextRow, known: Known) => string)[]
  readonly tail: string
  readonly details: readonly { readonly keys: readonly string[]; readonly part: number }[]
  readonly imageCells: readonly number[]
}

type Printing = RowsOn & {
  readonly parts: (SqlPart & {
    readonly cte: string
    readonly cells: string[]
    readonly from: string
  })[]
  readonly identifiersOf: Set<string>
  readonly tables: Set<string>
  count: string | null
}

const fixedCells = 4

export function printRead(root: Level, context: Omit<RowsOn, 'parameters'>): Statement {
  const printing: Printing = {
    ...context,
    parameters: parameters(),
    parts: [],
    identifiersOf: new Set(),
    tables: new Set(),
    count: null,
  }
  printLevel(root, null, printing)
  const parts = printing.parts.toSorted((one, other) => one.number - other.number)
  const width = Math.max(...parts.map(({ cells }) => cells.length))
  const branches = parts.map(({ number, cells, from }) => {
    const padded = [...cells, ...Array.from({ length: width - cells.length }, () => 'null::text')]
    return `select ${number}, p."#parent"::text, p."#order", p."#total"::text, ${padded.join(', ')} from ${from}`
  })
  if (printing.count !== null)
    branches.push(
      `select 0, null::text, 0::bigint, (${printing.count})::text${', null::text'.repeat(width)}`,
    )
  const ctes = parts.map(({ number, cte }) => `p${number} as (${cte})`)
  return {
    sql: `with ${ctes.join(', ')} ${branches.join(' union all ')} order by 1, 3`,
    sources: printing.parameters.sources,
    parts,
    identifiersOf: [...printing.identifiersOf],
    tables: [...printing.tables],
    personal: printing.parameters.isPersonal(),
  }
}

function printLevel(level: Level, parent: Parent | null, printing: Printing): number {
  const { shape } = level.allowed
  const number = printing.parts.length + 1
  const cells: string[] = []
  const joins: string[] = []
  const imageCells: number[] = []
  const branch = branchOf({ cells, joins, imageCells }, printing)
  printing.tables.add(shape.model.table)
  cells.push(`p.${quoted(shape.key.db)}::text`, `p.${quoted(shape.uuid.db)}::text`)
  const details: { keys: readonly string[]; part: number }[] = []
  const part = {
    number,
    keyName: shape.model.showsKey ? shape.key.name : null,
    cte: parent ? detailRows(level, parent, printing) : countedRows(level, printing),
    columns: level.columns.map((column) =>
      columnWriter(column, { alias: 'p', isJoined: false }, branch),
    ),
    tail: parent && !printing.wholeChildren ? '' : modelNameTail(shape.model.table),
    details,
    imageCells,
    cells,
    from: [`p${number} p`, ...joins].join(' '),
  }
  printing.parts.push(part)
  for (const detail of level.details)
    details.push({
      keys: detail.keys,
      part: printLevel(detail.level, { part: number, model: shape.model, detail }, printing),
    })
  return number
}

function countedRows(level: Level, printing: Printing): string {
  const { rows, count } = rootRows(level, printing)
  printing.count = count
  return rows
}

type Gathered = {
  readonly cells: string[]
  readonly joins: string[]
  readonly imageCells: number[]
}

function branchOf({ cells, joins, imageCells }: Gathered, printing: Printing): Branch {
  const visibleOf = (target: ModelShape) => {
    for (const each of identifierTables(target.model, printing.dictionary))
      printing.tables.add(each)
    const visible = rowScope({ ...printing, shape: target, alias: 't' })
    return `from ${quoted(target.model.table)} t where ${visible}`
  }
  const join = (target: ModelShape, columns: string, column: string) => {
    const alias = `j${joins.length + 1}`
    joins.push(
      `left join (select ${columns} ${visibleOf(target)}) ${alias} on ${alias}.${quoted(target.key.db)} = ${column}`,
    )
    return alias
  }
  const cell = (sql: string) => {
    const known = cells.indexOf(sql)
    return fixedCells + (known === -1 ? cells.push(sql) - 1 : known)
  }
  return {
    dictionary: printing.dictionary,
    role: printing.role,
    language: printing.language,
    cell,
    words(target, column) {
      const only = onlyRecord({ ...printing, shape: target, alias: 't' })
      if (only === null) {
        const alias = join(target, 't.*', column)
        return (sqlOf) => cell(sqlOf(alias))
      }
      // Read once for the whole answer, not once for every row that points to it.
      const visible = visibleOf(target)
      return (sqlOf) =>
        cell(`case when ${column} = ${only} then (select ${sqlOf('t')} ${visible}) end`)
    },
    joinWhole: (target, column) => join(target, wholeColumns(target, printing), column),
    needIdentifiers({ model }) {
      printing.identifiersOf.add(model.table)
      for (const each of identifierTables(model, printing.dictionary)) printing.tables.add(each)
    },
    needImage: (cell) => imageCells.push(cell),
  }
}

function wholeColumns({ fields }: ModelShape, printing: Printing): string {
  const computed = fields.filter(isComputed)
  const masked = fields.filter((field) => field.masked !== undefined)
  return [
    't.*',
    ...computed.map((field) => `${columnSql(field, printing)} as ${quoted(computedName(field))}`),
    ...masked.map((field) => `${field.masked} as ${quoted(maskedName(field))}`),
  ].join(', ')
}
