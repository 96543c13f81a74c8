import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { fileProblems, limits } from '#platform/pure/text/file-problem.ts'
import { importMessages as text } from '../rules/messages.ts'
import { zipLimits, zipProblems } from '../rules/picture-problem.ts'
import * as contracts from '../wire/processes.ts'
import { readTableFile } from '#platform/server/tables/table-file.ts'
import { joinPieces, storeTable } from './plan/receive-file.ts'
import { findImport, latestImports, lockImport } from './plan/stored-import.ts'
import { beingPlanned, endPlan, planImport } from './planning/plan-import.ts'
import { beginPlanning, completePlanning } from './planning/planning-state.ts'
import { receiveZip } from './pictures/receive-zip.ts'
import { ofTarget, summedImport } from './show-import.ts'
import type { Targets } from './targets/targets.ts'

const roles = staffWith('setup.use')

const listTargets = (targets: Targets) =>
  defineProcess({
    ...contracts.importTargets,
    name: text.listed,
    roles,
    shows: [],
    async run(_given, { database, session }) {
      const own = targets(session.role)
      const reader = database.kysely
      const stored = await latestImports(
        reader,
        own.map(({ id }) => id),
      )
      const latest = []
      for (const each of stored) {
        const found = ofTarget(each, targets, session)
        if (!isRefusal(found)) latest.push(await summedImport(reader, found))
      }
      const listed = own.map(({ id, label, note = null, takes, columns, keys, readAll }) => ({
        id,
        label,
        note,
        takes: takes ?? ('table' as const),
        isExported: readAll !== undefined,
        keys: keys.map((key) => [...key]),
        columns: columns.map(({ name, label: column, help, isRequired }) => {
          return { name, label: column, help, isRequired }
        }),
      }))
      return { summary: text.listed, data: { targets: listed, latest } }
    },
  })

const beginImport = (targets: Targets) =>
  defineProcess({
    ...contracts.importBegin,
    name: text.begin,
    roles,
    shows: [],
    async run({ target, file_name: fileName, bytes }, { database, session, nowMs }) {
      const known = targets(session.role).find(({ id }) => id === target)
      if (known === undefined) return refusal('rule/no-target', text['no-target'], { status: 404 })
      const isZip = known.takes === 'zip'
      if (bytes > (isZip ? zipLimits : limits).bytes)
        return refusal('rule/file-too-large', (isZip ? zipProblems : fileProblems)['too-large'])
      if (bytes <= 0) return refusal('rule/file-empty', fileProblems.empty)
      await removeAbandoned(database, { userId: session.userId, nowMs })
      const { import_id: id } = await database.kysely
        .insertInto('import')
        .values({
          created: new Date(nowMs),
          createdby: session.userId,
          target,
          file_name: fileName,
          bytes,
        })
        .returning('import_id')
        .executeTakeFirstOrThrow()
      return { summary: text.begin, data: { id, pieceBytes: limits.pieceBytes } }
    },
  })

const dayMs = 86_400_000
const plansForDays = 30

/**
 * Removes what the person did not send to its end, zips of yesterday whose pictures were not read to the end, and plans of a
 * month ago that were not carried out.
 */
async function removeAbandoned(
  { kysely }: ProcessContext['database'],
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  await kysely
    .deleteFrom('import')
    .where('committed', 'is', null)
    .where(({ and, or, eb, selectFrom }) =>
      or([
        and([eb('head', 'is', null), eb('createdby', '=', userId)]),
        and([
          eb('created', '<', new Date(nowMs - dayMs)),
          eb('import_id', 'in', selectFrom('import_piece').select('import_piece.import_id')),
        ]),
        eb('created', '<', new Date(nowMs - plansForDays * dayMs)),
      ]),
    )
    .execute()
}

type Piece = { readonly id: number; readonly place: number; readonly file: Uint8Array }

/** Stores a piece; the same one may come again. With the last one the file is read, and its plan made. */
const takePiece = (targets: Targets) =>
  defineProcess({
    ...contracts.importPiece,
    name: text.piece,
    roles,
    shows: [],
    async run({ import_ID: id, place, file }, context) {
      const found = await findImport(context.database.kysely, id)
      const isOwn = found?.createdBy === context.session.userId
      if (found === null || !isOwn)
        return refusal('rule/no-import', text['no-import'], { status: 404 })
      if (found.head !== null) return { summary: text.piece, data: { isComplete: true } }
      const pieces = Math.ceil(found.bytes / limits.pieceBytes)
      const isLast = place === pieces - 1
      const expected = isLast ? found.bytes - place * limits.pieceBytes : limits.pieceBytes
      if (place < 0 || place >= pieces || file.byteLength !== expected)
        return refusal('rule/no-piece', text['no-piece'])
      const stored = await storePiece({ id, place, file }, context)
      if (stored < pieces) return { summary: text.piece, data: { isComplete: false } }
      const whole = ofTarget(found, targets, context.session)
      if (isRefusal(whole)) return whole
      return whole.target.takes === 'zip'
        ? receiveZip(found, whole.target, context)
        : readWhole(id, targets, context)
    },
  })

/** Gives the number of pieces that are there. */
async function storePiece(
  { id, place, file }: Piece,
  { database }: ProcessContext,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockImport(transaction, id)
    await transaction
      .insertInto('import_piece')
      .values({ import_id: id, place, content: Buffer.from(file) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { n } = await transaction
      .selectFrom('import_piece')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow()
    return Number(n)
  })
}

/** Reads a file that has arrived whole and stores its rows, then plans them. */
async function readWhole(id: number, targets: Targets, context: ProcessContext) {
  const { kysely } = context.database
  const complete = { summary: text.piece, data: { isComplete: true } }
  if (!(await beginPlanning(kysely, id))) return beingPlanned()
  const stored = await storeWhole(id, targets, context).catch(async (error: unknown) => {
    await endPlan(kysely, id, 'interrupted')
    throw error
  })
  if (isRefusal(stored)) return stored
  if (stored === 'before') {
    await completePlanning(kysely, id)
    return complete
  }
  const refused = await planImport(id, targets, context)
  return refused === null || refused.code === 'rule/import-plan-cancelled' ? complete : refused
}

/** `before`: an earlier try of the same piece stored the rows. A file that cannot be read is removed. */
async function storeWhole(id: number, targets: Targets, { database, session }: ProcessContext) {
  const { content, sha256 } = await database.transaction((transaction) =>
    joinPieces(transaction, id),
  )
  const read = await readTableFile(content, session.userId)
  if (read.is === 'refused') {
    await database.kysely.deleteFrom('import').where('import_id', '=', id).execute()
    const values = { line: read.line ?? 0 }
    return refusal('rule/file-refused', fileProblems[read.reason], { values })
  }
  return database.transaction(async (transaction) => {
    const found = ofTarget(await lockImport(transaction, id), targets, session)
    if (isRefusal(found)) return found
    if (found.of.head !== null) return 'before'
    const { target } = found
    await storeTable(transaction, { importId: id, sha256 }, { table: read.table, target })
    await transaction.deleteFrom('import_piece').where('import_id', '=', id).execute()
    return 'now'
  })
}

export const fileProcesses = (targets: Targets) => [
  listTargets(targets),
  beginImport(targets),
  takePiece(targets),
]
