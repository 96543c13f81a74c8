import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { isProposed } from '#features/two-people/server/proposals.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { importMessages as text } from '../rules/messages.ts'
import type { RowPlan } from '../rules/row-plan.ts'
import type { RowState } from '../rules/row-state.ts'
import type { ImportFile, ImportRow, ImportSummary } from '../wire/import-file.ts'
import { countUnread } from './pictures/unread.ts'
import { shownPictures } from './pictures/shown-pictures.ts'
import {
  countAllRows,
  countRows,
  findImport,
  lockImport,
  type StoredImport,
} from './plan/stored-import.ts'
import { importProposal } from './plan/waiting.ts'
import { findPlanning } from './planning/planning-state.ts'
import type { ImportTarget } from './targets/target.ts'
import type { Targets } from './targets/targets.ts'

export type FoundImport = { readonly of: StoredImport; readonly target: ImportTarget }

/** Account and role that ask for an import. */
type Asking = Pick<Session, 'role' | 'userId'>

/** An import of something that the role may import; of another account only where its files are for all of them. */
export function ofTarget(
  of: StoredImport | null,
  targets: Targets,
  { role, userId }: Asking,
): FoundImport | Refusal {
  const target = targets(role).find(({ id }) => id === of?.target)
  const isHidden = target?.isOwn === true && of?.createdBy !== userId
  if (of === null || target === undefined || isHidden)
    return refusal('rule/no-import', text['no-import'], { status: 404 })
  return { of, target }
}

/** An import in a list. */
export async function summedImport(
  reader: Reader,
  { of, target }: FoundImport,
): Promise<ImportSummary> {
  const counts = await countRows(reader, of.id)
  const by = await reader
    .selectFrom('ad_user')
    .select('name')
    .where('ad_user_id', '=', of.createdBy)
    .executeTakeFirst()
  return {
    id: of.id,
    target: target.id,
    label: target.label,
    fileName: of.fileName,
    by: by?.name ?? '',
    created: of.created.toISOString(),
    planned: of.planned?.toISOString() ?? null,
    committed: of.committed?.toISOString() ?? null,
    undone: of.undone?.toISOString() ?? null,
    counts,
  }
}

/** The file of an import as it is shown. */
async function shownImport(reader: Reader, found: FoundImport, nowMs: number): Promise<ImportFile> {
  const { of } = found
  const summary = await summedImport(reader, found)
  return {
    ...summary,
    planning: await findPlanning(reader, of.id),
    waits: await isProposed(reader, importProposal(of.id), nowMs),
    rows: await countAllRows(reader, of.id),
    columns: await shownColumns(reader, of),
    key: [...of.key],
    uninvited: await countUninvited(reader, found),
    unread: await countUnread(reader, of),
  }
}

async function countUninvited(
  reader: Reader,
  { of: { id, committed, undone }, target: { newPerson } }: FoundImport,
): Promise<number> {
  if (newPerson === undefined || committed === null || undone !== null) return 0
  const { n } = await reader
    .selectFrom('import_row as r')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('r.import_id', '=', id)
    .where('r.state', '=', 'new')
    .where('r.invited', 'is', null)
    .where(newPerson, 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

const sampleRows = 500

/** Columns of the file with how full they are in the first rows. */
async function shownColumns(
  reader: Reader,
  { id, head, mapping }: StoredImport,
): Promise<ImportFile['columns']> {
  const rows = await reader
    .selectFrom('import_row')
    .select('cells')
    .where('import_id', '=', id)
    .orderBy('line')
    .limit(sampleRows)
    .execute()
  const cells = rows.map((row): readonly string[] => JSON.parse(row.cells))
  return (head ?? []).map((heading, place) => {
    const filled = cells.map((row) => row[place] ?? '').filter((cell) => cell !== '')
    return {
      heading,
      to: mapping[place] ?? '',
      filled: rows.length === 0 ? 0 : filled.length / rows.length,
      example: filled[0] ?? '',
    }
  })
}

const rowsAtOnce = 50

type RowsOf = { readonly state: RowState; readonly after: number; readonly files: FileStore }

/** The next rows of a state. */
export async function shownRows(
  reader: Reader,
  { of, target }: FoundImport,
  { state, after, files }: RowsOf,
): Promise<readonly ImportRow[]> {
  const rows = await reader
    .selectFrom('import_row')
    .select(['line', 'cells', 'plan'])
    .where('import_id', '=', of.id)
    .where('state', '=', state)
    .where('line', '>', after)
    .orderBy('line')
    .limit(rowsAtOnce)
    .execute()
  const planned = rows.map(({ plan, ...row }) => ({
    ...row,
    plan: plan === null ? null : (JSON.parse(plan) as RowPlan),
  }))
  const pictures =
    target.takes === 'zip' ? await shownPictures(planned, { reader, importId: of.id, files }) : null
  return planned.map(({ line, cells, plan }) => {
    const own: readonly string[] = JSON.parse(cells)
    const cellOf = (column: string) => own[of.mapping.indexOf(column)] ?? null
    const labelOf = (column: string) =>
      target.columns.find(({ name }) => name === column)?.label ?? sameInBoth(column)
    const others = of.mapping.filter((name) => name !== '' && !of.key.includes(name))
    const named = [...of.key, ...others.slice(0, 2)].map(cellOf)
    return {
      line,
      name: named.filter((cell) => cell !== null && cell !== '').join(' · '),
      state,
      changes: (plan?.changes ?? []).map(({ column, ...change }) => ({
        label: labelOf(column),
        ...change,
      })),
      problems: (plan?.problems ?? []).map(({ column, message, proposal = null }) => ({
        column,
        label: labelOf(column),
        cell: cellOf(column),
        message,
        proposal,
      })),
      notes: [...(plan?.notes ?? [])],
      pictures: pictures?.get(line) ?? null,
    }
  })
}

/** An import that was not carried out yet, locked. */
export async function lockOpenImport(
  transaction: Transaction,
  targets: Targets,
  at: { readonly id: number; readonly session: Asking },
): Promise<FoundImport | Refusal> {
  const found = ofTarget(await lockImport(transaction, at.id), targets, at.session)
  if (isRefusal(found) || found.of.committed === null) return found
  return refusal('rule/import-is-done', text['is-done'], { status: 409 })
}

/** Answer of a process with the file of an import as it is now. */
export async function answerImport(
  reader: Reader,
  targets: Targets,
  at: { readonly id: number; readonly session: Asking; readonly nowMs: number },
) {
  const found = await readImport(reader, targets, at)
  if (isRefusal(found)) return found
  return { summary: text.read, data: { file: await shownImport(reader, found, at.nowMs) } }
}

export async function readImport(
  reader: Reader,
  targets: Targets,
  at: { readonly id: number; readonly session: Asking },
): Promise<FoundImport | Refusal> {
  return ofTarget(await findImport(reader, at.id), targets, at.session)
}
