import { sql } from 'kysely'
import { mediaTypes } from '#platform/pure/file-type.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { keepFile } from '#features/documents/server/keep-file.ts'
import { storeContent } from '#features/documents/server/sweep-files.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages } from '../../rules/messages.ts'
import { pictureMessages as text } from '../../rules/picture-messages.ts'
import { zipProblems } from '../../rules/picture-problem.ts'
import * as contracts from '../../wire/processes.ts'
import { makePlan } from '../plan/make-plan.ts'
import { lockImport } from '../plan/stored-import.ts'
import { type FoundImport, readImport } from '../show-import.ts'
import { type ReadPicture, readPicture } from './read-picture.ts'
import { countUnread } from './unread.ts'
import { withZip } from './zip-files.ts'
import type { Targets } from '../targets/targets.ts'

/** Pictures that one call reads: some seconds of work, also for large ones. */
const picturesAtOnce = 20

/** Their creator is no person, so that they do not count as uploads of the one who imports. */
const noUser = 0

const fileNames = { photo: 'logo.jpg', signature: 'signature.jpg' } as const

/** Reads the next pictures of a zip; the call that reads the last one makes the plan. */
export const unpackPictures = (targets: Targets, files: FileStore) =>
  defineProcess({
    ...contracts.importUnpack,
    name: text.unpack,
    roles: staffWith('student.import'),
    shows: [],
    async run({ import_ID: id }, context) {
      const { database, session } = context
      const found = await readImport(database.kysely, targets, { id, session })
      if (isRefusal(found)) return found
      if (found.target.takes !== 'zip' || found.of.head === null)
        return refusal('rule/no-import', importMessages['no-import'], { status: 404 })
      const refused = await readNext(found, files, context)
      if (refused !== null) return refused
      const unread = await countUnread(database.kysely, found.of)
      if (unread === 0) await planAll(found, context)
      return { summary: text.unpacked, data: { unread } }
    },
  })

async function readNext(
  { of }: FoundImport,
  files: FileStore,
  { database, session }: ProcessContext,
): Promise<Refusal | null> {
  const lines = await nextLines(database.kysely, of.id)
  if (lines.size === 0) return null
  const done = await withZip(database.kysely, of, async (zip, all) => {
    for (const file of all.filter(({ line }) => lines.has(line))) {
      const read = await readPicture(zip, file, session.userId)
      await storePicture({ id: of.id, line: file.line, read }, files, database)
    }
    return 'done' as const
  })
  if (done === 'done') return null
  return refusal('rule/file-refused', zipProblems[done], { status: 409 })
}

async function nextLines(reader: Reader, importId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ line: number }>`
    select r.line from import_row r where r.import_id = ${importId} and not exists (
      select from import_picture p where p.import_id = r.import_id and p.line = r.line
    ) order by r.line limit ${picturesAtOnce}`.execute(reader)
  return new Set(rows.map(({ line }) => line))
}

type Reading = { readonly id: number; readonly line: number; readonly read: ReadPicture }

/** A picture that another call has stored meanwhile stays; so does nothing of an import that was removed. */
async function storePicture(
  { id, line, read }: Reading,
  files: FileStore,
  { transaction }: ProcessContext['database'],
): Promise<void> {
  const isPicture = 'content' in read
  await transaction(async (within) => {
    const { rows } = await sql`
      insert into import_picture (import_id, line, kind, sha256, problem)
      select import_id, line, ${read.kind}, ${isPicture ? read.sha256 : null}::text,
        ${isPicture ? null : read.problem}::text
      from import_row where import_id = ${id} and line = ${line}
      on conflict do nothing returning line`.execute(within)
    if (rows.length === 0 || !isPicture) return
    const stored = await storeContent(within, files, read.content)
    const file = { name: fileNames[read.kind ?? 'photo'], mime: mediaTypes.jpeg }
    const fileId = await keepFile(within, { file, stored, userId: noUser })
    await within
      .updateTable('import_picture')
      .set({ stored_file_id: fileId })
      .where('import_id', '=', id)
      .where('line', '=', line)
      .execute()
  })
}

/** The zip itself is no longer needed. */
function planAll(
  { of: { id }, target }: FoundImport,
  { database, session, nowMs }: ProcessContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const of = await lockImport(transaction, id)
    const { numDeletedRows } = await transaction
      .deleteFrom('import_piece')
      .where('import_id', '=', id)
      .executeTakeFirst()
    if (of !== null && numDeletedRows > 0n)
      await makePlan(of, target, { transaction, session, nowMs })
  })
}
