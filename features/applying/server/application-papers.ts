import { findDay } from '#platform/pure/calendar/day.ts'
import { asSaid, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence, EvidenceFile } from '#features/desk/wire/desk.ts'
import { imageShapes } from '#features/profile/rules/facts.ts'
import { applicationDesk as text } from '../rules/desk-messages.ts'
import type { ReturnRow } from './application-history.ts'
import type { WaitingApplication } from './waiting-applications.ts'

/** A paper of the application; `isNew`: it came after the application was last returned. */
export type JudgedFile = EvidenceFile & { readonly isNew: boolean }

/** The same person on every paper: what to compare. */
export async function personOf(
  { kysely }: Database,
  partnerId: number,
): Promise<Evidence['facts']> {
  const person = await kysely
    .selectFrom('c_bpartner')
    .select(['name', 'name_nepali', 'dob_ad', 'father_name'])
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const born = findDay(person.dob_ad ?? '')
  return [
    { label: text.name, value: person.name },
    { label: text['name-nepali'], value: person.name_nepali },
    { label: text.born, value: born === null ? '-' : { day: born } },
    { label: text.father, value: person.father_name ?? '-' },
  ]
}

/** Photo, signature, and the files of the education records. */
export async function papersOf(
  database: Database,
  row: WaitingApplication,
  lastReturn: Pick<ReturnRow, 'created'> | undefined,
): Promise<readonly JudgedFile[]> {
  const files = [...(await picturesOf(database, row)), ...(await recordsOf(database, row))]
  return files.map(({ created, ...file }) => {
    const isNew = lastReturn !== undefined && created > lastReturn.created
    const label = isNew ? sayInBoth(text['new-file'], { label: file.label }) : file.label
    return { ...file, label, isNew }
  })
}

type Dated = EvidenceFile & { readonly created: Date }

async function picturesOf(
  { kysely }: Database,
  row: WaitingApplication,
): Promise<readonly Dated[]> {
  const partner = Number(row.c_bpartner_id)
  const photoId = Number(row.logo_id ?? 0)
  const pictures = await kysely
    .selectFrom('ad_image as i')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select(['i.ad_image_id', 'i.created', 'f.file_name as name', 'f.mime', 'f.bytes'])
    .where('i.ad_image_id', 'in', [photoId, Number(row.signature_id ?? 0)])
    .execute()
  return pictures
    .map(({ ad_image_id, ...file }): Dated => {
      const isPhoto = ad_image_id === photoId
      const at = { ...file, model: 'c_bpartner', record: partner }
      return isPhoto
        ? { ...at, label: text.photo, isPhoto, crop: cropOf(partner, photoId) }
        : { ...at, label: text.signature }
    })
    .toSorted((one, other) => Number(other.isPhoto ?? 0) - Number(one.isPhoto ?? 0))
}

async function recordsOf({ kysely }: Database, row: WaitingApplication): Promise<readonly Dated[]> {
  const papers = await kysely
    .selectFrom('n_bpaca_info as e')
    .innerJoin('attachment as a', (join) =>
      join.onRef('a.record_id', '=', 'e.n_bpaca_info_id').on('a.model', '=', 'n_bpaca_info'),
    )
    .innerJoin('stored_file as f', 'f.stored_file_id', 'a.stored_file_id')
    .select(['e.n_bpaca_info_id', 'e.value', 'e.uni_board'])
    .select(['a.name', 'a.created', 'f.mime', 'f.bytes'])
    .where('e.c_bpartner_id', '=', Number(row.c_bpartner_id))
    .where('e.isactive', '=', true)
    .orderBy('a.attachment_id')
    .execute()
  return papers.map(({ n_bpaca_info_id, value, uni_board, ...file }) => ({
    ...file,
    model: 'n_bpaca_info',
    record: n_bpaca_info_id,
    label: asSaid(`${value}, ${uni_board}`),
  }))
}

/** How the desk cuts a photo in which the face is too small. */
function cropOf(partner: number, photoId: number): NonNullable<EvidenceFile['crop']> {
  const body = { C_BPartner_ID: partner, ad_image_ID: photoId }
  return { slug: 'photo_crop', body, frame: imageShapes.photo }
}
