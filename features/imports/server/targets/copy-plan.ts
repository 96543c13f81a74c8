import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { cellMessages as text } from '../../rules/cell-messages.ts'
import { optionKey } from '../../rules/read-cell.ts'
import {
  changedRow,
  equalRow,
  newRow,
  refusedRow,
  type RowPlan,
  type RowProblem,
} from '../../rules/row-plan.ts'
import { type CopyColumnName, copyColumnNames, copyColumns } from '../../wire/copy-columns.ts'
import { versionSql } from './time-version.ts'
import type { ImportContext, OpenTarget, RowValues } from './target.ts'

/** A copy of the library with its open loan. */
type KnownCopy = {
  readonly id: number
  readonly version: number
  readonly value: string
  readonly name: string
  readonly author: string
  readonly isbn: string
  readonly publisher: string
  readonly partnerId: number | null
  readonly issuedate: string | null
  readonly duedate: string | null
}

/** Compares rows with the copies that there are, and finds the borrowers. */
export async function openCopies({ transaction }: ImportContext): Promise<OpenTarget> {
  const copies = await knownCopies(transaction)
  const borrowers = await knownBorrowers(transaction)
  return {
    options: new Map(),
    cells: new Map(),
    planRow(values) {
      const known = copies.get(optionKey(String(values['value'])))
      const borrower = borrowers.get(optionKey(String(values['borrower'] ?? '')))
      const problems = [...loanProblems(values, borrower), ...nameProblem(values, known)]
      if (problems.length > 0) return Promise.resolve(refusedRow(problems))
      const own = borrower === undefined ? values : { ...values, borrower }
      return Promise.resolve(known === undefined ? newRow(own) : changeOf(own, known))
    },
  }
}

/** Copies as the cells of a file; a borrower by the email. */
export async function copyCells({
  transaction,
}: ImportContext): Promise<readonly (readonly string[])[]> {
  const copies = await knownCopies(transaction)
  const { rows } = await sql<{ id: number; email: string }>`
    select c_bpartner_id as id, email from c_bpartner where c_bpartner_id in (
      select c_bpartner_id from a_asset where c_bpartner_id is not null)`.execute(transaction)
  const emails = new Map(rows.map(({ id, email }) => [id, email]))
  return [...copies.values()].map(({ partnerId, ...copy }) => {
    const cells = { ...copy, borrower: emails.get(partnerId ?? 0) ?? '' }
    return copyColumnNames.map((name) => cells[name] ?? '')
  })
}

async function knownCopies(transaction: Transaction): Promise<ReadonlyMap<string, KnownCopy>> {
  const { rows } = await sql<KnownCopy>`
    select a_asset_id as id, ${versionSql(sql`updated`)} as version, value, name,
      author, isbn, publisher, c_bpartner_id as "partnerId",
      to_char(issuedate, 'YYYY-MM-DD') as issuedate, to_char(duedate, 'YYYY-MM-DD') as duedate
    from a_asset`.execute(transaction)
  return new Map(rows.map((copy) => [optionKey(copy.value), copy]))
}

/** Students by email, registration number and roll numbers. */
async function knownBorrowers(transaction: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; names: readonly (string | null)[] }>`
    select p.c_bpartner_id as id, array[lower(p.email), p.regrollno] || array(
      select e.urollno from n_program_enroll e where e.c_bpartner_id = p.c_bpartner_id
    ) as names
    from c_bpartner p where p.isactive`.execute(transaction)
  return new Map(
    rows.flatMap(({ id, names }) =>
      names.flatMap((name) => (name === null ? [] : [[optionKey(name), id] as const])),
    ),
  )
}

/** A loan has a borrower who is a student, and both of its days in their order. */
function loanProblems(values: RowValues, borrower: number | undefined): readonly RowProblem[] {
  const { borrower: named, issuedate: issued, duedate: due } = values
  if (named === undefined)
    return issued === undefined && due === undefined ? [] : [emptyIn('borrower')]
  if (borrower === undefined) {
    const { label } = copyColumns.borrower
    const message = sayInBoth(text.unknown, { label, value: String(named) })
    return [{ column: 'borrower', message }]
  }
  if (issued === undefined) return [emptyIn('issuedate')]
  if (due === undefined) return [emptyIn('duedate')]
  return String(due) < String(issued)
    ? [{ column: 'duedate', message: text['due-before-issue'] }]
    : []
}

function nameProblem(values: RowValues, known: KnownCopy | undefined): readonly RowProblem[] {
  return known === undefined && values['name'] === undefined ? [emptyIn('name')] : []
}

function emptyIn(column: CopyColumnName): RowProblem {
  return { column, message: sayInBoth(text.empty, { label: copyColumns[column].label }) }
}

/** A file corrects what a copy is called; its loan is changed at the counter. */
function changeOf(values: RowValues, known: KnownCopy): RowPlan {
  const { id, version, partnerId, ...stored } = known
  const now = { ...stored, borrower: partnerId }
  const changed = copyColumnNames.filter(
    (name) => name !== 'value' && values[name] !== undefined && values[name] !== now[name],
  )
  if (changed.length === 0) return equalRow({ id, version })
  const loan = changed.find((name) => loanColumns.has(name))
  if (loan !== undefined) return refusedRow([{ column: loan, message: text['loan-known'] }])
  return changedRow({ id, version }, changed, { now, typed: values })
}

const loanColumns: ReadonlySet<CopyColumnName> = new Set(['borrower', 'issuedate', 'duedate'])
