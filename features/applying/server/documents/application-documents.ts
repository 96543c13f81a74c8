import { sql } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import { sameInBoth, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence, EvidenceFile } from '#features/desk/wire/evidence.ts'
import { levelName } from '#features/profile/rules/education-lists.ts'
import { imageShapes } from '#features/profile/rules/facts.ts'
import { applicationDesk as text } from '#features/applying/rules/desk/desk-messages.ts'
import type { ReturnRow } from '../application-history.ts'
import type { WaitingApplication } from '../desk/waiting-applications.ts'

/** A document of the application; `isNew`: it came after the application was last returned. */
export type JudgedFile = EvidenceFile & { readonly storedId: number; readonly isNew: boolean }

/** Facts to compare, the same on every document of a person. */
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

/** Photo, signature and the files of the education records of each application, by its id. */
export async function filesOf(
  database: Database,
  rows: readonly WaitingApplication[],
  lastReturns: ReadonlyMap<number, Pick<ReturnRow, 'created'>>,
): Promise<ReadonlyMap<number, readonly JudgedFile[]>> {
  const [pictures, records] = await Promise.all([
    picturesOf(database, rows),
    recordsOf(database, rows),
  ])
  return new Map(
    rows.map((row) => {
      const files = [...pictures(row), ...(records.get(Number(row.c_bpartner_id)) ?? [])]
      return [
        Number(row.id),
        files.map((file) => sinceReturn(file, lastReturns.get(Number(row.id)))),
      ]
    }),
  )
}

type Dated = EvidenceFile & { readonly storedId: number; readonly created: Date }

function sinceReturn(
  { created, ...file }: Dated,
  lastReturn: Pick<ReturnRow, 'created'> | undefined,
): JudgedFile {
  const isNew = lastReturn !== undefined && created > lastReturn.created
  const label = isNew ? sayInBoth(text['new-file'], { label: file.label }) : file.label
  return { ...file, label, isNew }
}

/** The pictures of an application, its photo first. */
async function picturesOf(
  { kysely }: Database,
  rows: readonly WaitingApplication[],
): Promise<(row: WaitingApplication) => readonly Dated[]> {
  const ids = rows.flatMap((row) => [Number(row.logo_id ?? 0), Number(row.signature_id ?? 0)])
  const pictures = await kysely
    .selectFrom('ad_image as i')
    .innerJoin('stored_file as f', 'f.stored_file_id', 'i.stored_file_id')
    .select(['i.ad_image_id', 'i.created', 'f.file_name as name', 'f.mime', 'f.bytes'])
    .select('f.stored_file_id as storedId')
    .where('i.ad_image_id', '=', sql<number>`any(${ids})`)
    .execute()
  const byId = new Map(pictures.map((picture) => [picture.ad_image_id, picture]))
  return (row) => {
    const partner = Number(row.c_bpartner_id)
    const place = { model: 'c_bpartner', record: partner }
    const photo = byId.get(Number(row.logo_id ?? 0))
    const signature = byId.get(Number(row.signature_id ?? 0))
    return [
      ...(photo === undefined ? [] : [photoOf(photo, place)]),
      ...(signature === undefined ? [] : [pictureOf(signature, place, text.signature)]),
    ]
  }
}

type Picture = Pick<Dated, 'name' | 'mime' | 'bytes' | 'storedId' | 'created'> & {
  readonly ad_image_id: number
}
type FileOwner = Pick<EvidenceFile, 'model' | 'record'>

function pictureOf(
  { ad_image_id: _id, ...file }: Picture,
  place: FileOwner,
  label: Message,
): Dated {
  return { ...file, ...place, label }
}

function photoOf(picture: Picture, place: FileOwner): Dated {
  const crop = cropOf(place.record, picture.ad_image_id)
  return { ...pictureOf(picture, place, text.photo), isPhoto: true, crop }
}

/** Files of the education records of these people, by person. */
async function recordsOf(
  { kysely }: Database,
  rows: readonly WaitingApplication[],
): Promise<ReadonlyMap<number, readonly Dated[]>> {
  const people = rows.map((row) => Number(row.c_bpartner_id))
  const files = await kysely
    .selectFrom('n_bpaca_info as e')
    .innerJoin('attachment as a', (join) =>
      join.onRef('a.record_id', '=', 'e.n_bpaca_info_id').on('a.model', '=', 'n_bpaca_info'),
    )
    .innerJoin('stored_file as f', 'f.stored_file_id', 'a.stored_file_id')
    .select(['e.c_bpartner_id', 'e.n_bpaca_info_id', 'e.value', 'e.uni_board'])
    .select(['a.name', 'a.created', 'f.mime', 'f.bytes', 'f.stored_file_id as storedId'])
    .where('e.c_bpartner_id', '=', sql<number>`any(${people})`)
    .where('e.isactive', '=', true)
    .orderBy('a.attachment_id')
    .execute()
  const byPerson = Map.groupBy(files, ({ c_bpartner_id: person }) => person)
  return new Map(
    [...byPerson].map(([person, own]) => [
      person,
      own.map(({ c_bpartner_id: _person, n_bpaca_info_id, value, uni_board, ...file }) => ({
        ...file,
        model: 'n_bpaca_info',
        record: n_bpaca_info_id,
        label: sayInBoth(sameInBoth('{level}, {board}'), {
          level: levelName(value),
          board: uni_board,
        }),
      })),
    ]),
  )
}

/** Crop at the desk for a photo in which the face is too small. */
function cropOf(partner: number, photoId: number): NonNullable<EvidenceFile['crop']> {
  const body = { C_BPartner_ID: partner, ad_image_ID: photoId }
  return { slug: 'photo_crop', body, frame: imageShapes.photo }
}
