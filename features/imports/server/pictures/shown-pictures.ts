import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import { type FileStore, findSha256 } from '#platform/server/files/file-store.ts'
import { cleanImage } from '#platform/server/files/image.ts'
import type { RowPlan } from '../../rules/row-plan.ts'
import type { ImportRow } from '../../wire/import-file.ts'

type ShownPictures = NonNullable<ImportRow['pictures']>
type PlannedLine = { readonly line: number; readonly plan: RowPlan | null }

type PictureDeps = { readonly reader: Reader; readonly importId: number; readonly files: FileStore }

/** The student of each row, its picture, and the one that it replaces; both small. */
export async function shownPictures(
  rows: readonly PlannedLine[],
  at: PictureDeps,
): Promise<ReadonlyMap<number, ShownPictures>> {
  const [read, replaced, names] = [
    await readOf(rows, at),
    await replacedBy(rows, at),
    await namesOf(rows, at),
  ]
  const shown = new Map<number, ShownPictures>()
  for (const { line, plan } of rows) {
    const picture = read.get(line)
    const before = plan?.state === 'changed' ? plan.record?.version : undefined
    shown.set(line, {
      kind: picture?.kind ?? null,
      person: names.get(personOf(plan)) ?? null,
      before: await smallPicture(replaced.get(before ?? 0), at.files),
      after: await smallPicture(picture?.sha256, at.files),
    })
  }
  return shown
}

function personOf(plan: RowPlan | null): number {
  return plan?.record?.id ?? Number(plan?.values['person'] ?? 0)
}

async function readOf(rows: readonly PlannedLine[], { reader, importId }: PictureDeps) {
  const { rows: read } = await sql<{
    line: number
    kind: ShownPictures['kind']
    sha256: string | null
  }>`
    select p.line, p.kind, f.sha256 from import_picture p left join stored_file f using (stored_file_id)
    where p.import_id = ${importId}
      and p.line = any(${rows.map(({ line }) => line)}::int[])`.execute(reader)
  return new Map(read.map((picture) => [picture.line, picture]))
}

/** Hashes of pictures by their ids. */
async function replacedBy(rows: readonly PlannedLine[], { reader }: PictureDeps) {
  const ids = rows.map(({ plan }) => (plan?.state === 'changed' ? plan.record?.version : 0) ?? 0)
  const { rows: found } = await sql<{ id: number; sha256: string }>`
    select i.ad_image_id as id, f.sha256 from ad_image i join stored_file f using (stored_file_id)
    where i.ad_image_id = any(${ids}::bigint[])`.execute(reader)
  return new Map(found.map(({ id, sha256 }) => [id, sha256]))
}

async function namesOf(rows: readonly PlannedLine[], { reader }: PictureDeps) {
  const { rows: people } = await sql<{ id: number; name: string }>`
    select c_bpartner_id as id, name from c_bpartner
    where c_bpartner_id = any(${rows.map(({ plan }) => personOf(plan))}::bigint[])`.execute(reader)
  return new Map(people.map(({ id, name }) => [id, name]))
}

const maxEdge = 160
const small = boundedCache<string>(1_000, 8 * 1024 * 1024)
/** Pictures of no one person: a list of them takes turns with the uploads of people. */
const by = 0

/** Base64 of a stored picture in the size of a list, JPEG; null if there is none. */
async function smallPicture(
  hash: string | null | undefined,
  files: FileStore,
): Promise<string | null> {
  const sha256 = findSha256(hash ?? '')
  if (sha256 === null) return null
  const known = small.get(sha256)
  if (known !== undefined) return known
  const content = await files.read(sha256)
  const image = content === null ? null : await cleanImage(content, { by, maxEdge })
  if (image?.is !== 'image') return null
  const base64 = Buffer.from(image.content).toString('base64')
  small.set(sha256, base64, base64.length)
  return base64
}
