import { sql } from 'kysely'
import { completeAfterWrite } from '#features/profile/server/complete-registration.ts'
import { importMessages } from '#features/imports/rules/messages.ts'
import { pictureMessages as text } from '#features/imports/rules/picture-messages.ts'
import { type PictureKind, pictureKinds } from '#features/imports/rules/picture-name.ts'
import type { ImportContext, Obstacle, PlannedRow, StoredRow } from '../target.ts'
import { checkedPhotos, printedPictures } from './known-pictures.ts'

/** Columns of a person, by the picture. */
const columns = { photo: 'logo_id', signature: 'signature_id' } as const

/** A picture that a person should have now, before it is replaced. */
type Expected = {
  readonly line: number
  readonly person: number
  readonly kind: PictureKind
  readonly picture: number | null
}

/** Gives each person the planned picture; nothing if one of them has another picture than the plan says. */
export async function storePictures(
  rows: readonly PlannedRow[],
  context: ImportContext,
): Promise<Obstacle | readonly StoredRow[]> {
  const expected = rows.map((row) => expectedOf(row, row.plan.record?.version ?? null))
  const moved = await findMoved(expected, context)
  if (moved !== null) return { line: moved, reason: importMessages['changed-meanwhile'] }
  const replaced = expected.filter(({ kind, picture }) => kind === 'photo' && picture !== null)
  const checked = await checkedPhotos(context.transaction, idsOf(replaced))
  const judged = replaced.find(({ picture }) => checked.has(picture ?? 0))
  if (judged !== undefined) return { line: judged.line, reason: text.checked }
  const stored: StoredRow[] = []
  for (const kind of pictureKinds) {
    const own = rows.filter(({ plan }) => plan.values['kind'] === kind)
    stored.push(...(await givePictures(kind, own, context)))
  }
  await completeProfiles(expected, context)
  return stored
}

function expectedOf({ line, plan: { values } }: PlannedRow, picture: number | null): Expected {
  const kind = values['kind'] === 'signature' ? 'signature' : 'photo'
  return { line, person: Number(values['person']), kind, picture }
}

function idsOf(expected: readonly Expected[]): readonly number[] {
  return expected.flatMap(({ picture }) => (picture === null ? [] : [picture]))
}

/** Locks the persons; the line of one who has another picture now, or is no longer there. */
async function findMoved(
  expected: readonly Expected[],
  { transaction }: ImportContext,
): Promise<number | null> {
  const { rows } = await sql<{ id: number; photo: number | null; signature: number | null }>`
    select c_bpartner_id as id, logo_id as photo, signature_id as signature from c_bpartner
    where isactive and c_bpartner_id = any(${expected.map(({ person }) => person)}::bigint[])
    order by 1 for update`.execute(transaction)
  const persons = new Map(rows.map((person) => [person.id, person]))
  const moved = expected.find(({ person, kind, picture }) => {
    const now = persons.get(person)
    return now === undefined || now[kind] !== picture
  })
  return moved?.line ?? null
}

/** A new picture for each row, in one statement. */
async function givePictures(
  kind: PictureKind,
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const given = JSON.stringify(
    rows.map(({ line, plan: { values } }) => ({
      line,
      person: values['person'],
      file: values['file'],
    })),
  )
  const now = sql`${new Date(nowMs)}::timestamptz`
  const by = sql`${session.userId}::bigint`
  const { rows: stored } = await sql<StoredRow>`
    with given as materialized (
      select g.*, nextval(pg_get_serial_sequence('ad_image', 'ad_image_id')) as picture
      from jsonb_to_recordset(${given}::jsonb) as g(line int, person bigint, file bigint)
    ), made as (
      insert into ad_image (ad_image_id, stored_file_id, created, createdby, updated, updatedby)
      select picture, file, ${now}, ${by}, ${now}, ${by} from given
    )
    update c_bpartner p set ${sql.ref(columns[kind])} = g.picture, updated = ${now}, updatedby = ${by}
    from given g where p.c_bpartner_id = g.person
    returning g.line, g.person as id, g.picture as version`.execute(transaction)
  return stored
}

/** A picture may be the last part that a profile needs. */
async function completeProfiles(
  expected: readonly Expected[],
  { transaction, nowMs }: ImportContext,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select c_bpartner_id as id from c_bpartner where not completedregistration
      and logo_id is not null and signature_id is not null
      and c_bpartner_id = any(${expected.map(({ person }) => person)}::bigint[])`.execute(
    transaction,
  )
  for (const { id } of rows) await completeAfterWrite(id, { transaction, nowMs })
}

/** Not if the picture was replaced, checked, or printed on a document since. */
export async function takePicturesBack(
  rows: readonly (PlannedRow & StoredRow)[],
  context: ImportContext,
): Promise<Obstacle | null> {
  const { transaction, session, nowMs } = context
  const expected = rows.map((row) => expectedOf(row, row.version))
  const moved = await findMoved(expected, context)
  if (moved !== null) return { line: moved, reason: importMessages['changed-since'] }
  const pictures = idsOf(expected)
  const used = new Set([
    ...(await checkedPhotos(transaction, pictures)),
    ...(await printedPictures(transaction, pictures)),
  ])
  const inUse = expected.find(({ picture }) => used.has(picture ?? 0))
  if (inUse !== undefined) return { line: inUse.line, reason: text.printed }
  for (const kind of pictureKinds) {
    const before = rows
      .filter(({ plan }) => plan.values['kind'] === kind)
      .map(({ id, plan }) => ({ person: id, picture: plan.before['picture'] ?? null }))
    await sql`
      update c_bpartner p set ${sql.ref(columns[kind])} = g.picture,
        updated = ${new Date(nowMs)}, updatedby = ${session.userId}
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as g(person bigint, picture bigint)
      where p.c_bpartner_id = g.person`.execute(transaction)
  }
  await sql`delete from ad_image where ad_image_id = any(${pictures}::bigint[])`.execute(
    transaction,
  )
  return null
}
