import { Buffer } from 'node:buffer'
import { type Day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { cleanImage, type ImageRefusal } from '#platform/server/files/image.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { mostPictureBytes, pictureOn, type PictureType, pictureTypes } from '../../rules/picture.ts'
import { pictureText as text } from '../../rules/picture-messages.ts'
import * as contracts from '../../wire/pictures.ts'
import { findPictures } from './pictures.ts'

const roles = staffWith('register.manage')

const listPictures = defineProcess({
  ...contracts.universityPictures,
  name: text.listed,
  roles,
  shows: [],
  async run(_given, { database, nowMs }) {
    const pictures = await findPictures(database.kysely)
    const today = dayInNepal(nowMs)
    const used = new Set(pictureTypes.map((type) => pictureOn(pictures, type, today)?.id))
    const shown = pictures.flatMap(({ id, type, person, from, until, content }) => {
      const known = findType(type)
      const picture = { id, person, from, until, isUsed: used.has(id) }
      return known === null
        ? []
        : [{ ...picture, type: known, content: Buffer.from(content).toString('base64') }]
    })
    return { summary: text.listed, data: { pictures: shown.toReversed() } }
  },
})

function findType(typed: string): PictureType | null {
  return pictureTypes.find((each) => each === typed) ?? null
}

const addPicture = defineProcess({
  ...contracts.universityPictureAdd,
  name: text.add,
  roles,
  shows: [],
  async run(given, { transact, session, nowMs }) {
    const type = findType(given.type)
    const from = findDay(given.from_day)
    const isSignature = type === 'controller' || type === 'registrar'
    const person = isSignature ? (given.person ?? '').trim() : ''
    if (type === null) return refusal('rule/invalid-picture', text['no-type'])
    if (isSignature && person === '') return refusal('rule/invalid-picture', text['no-person'])
    if (from === null) return refusal('rule/invalid-picture', text['no-day'])
    const picture = await cleanPicture(type, given.file, session.userId)
    if ('code' in picture) return picture
    return transact(async (transaction, did) => {
      const { university_picture_id: id } = await transaction
        .insertInto('university_picture')
        .values({
          ...picture,
          type,
          person,
          from_day: from,
          created: new Date(nowMs),
          createdby: session.userId,
        })
        .returning('university_picture_id')
        .executeTakeFirstOrThrow()
      const after = { picture: type, signed_by: person, first_day: from }
      did({ table: 'university_picture', record: id, before: {}, after })
      return { summary: text.added, values: dayValue(from) }
    })
  },
})

/** The logo is drawn small and large; a signature and a seal are about 40 mm wide at 300 dpi. */
const edges: Readonly<Record<PictureType, number>> = {
  logo: 512,
  seal: 480,
  controller: 480,
  registrar: 480,
}
const iconEdge = 512

type CleanPicture = { readonly content: Uint8Array; readonly icon: Uint8Array | null }

/** The pixels of a picture as PNG, and of a logo also a square icon; what was sent is not stored (SECURITY T24). */
async function cleanPicture(
  type: PictureType,
  content: Uint8Array,
  by: number,
): Promise<CleanPicture | Refusal> {
  if (content.byteLength > mostPictureBytes)
    return refusal('rule/invalid-picture', text['too-large'])
  const image = await cleanImage(content, { by, as: 'png', maxEdge: edges[type] })
  if (image.is === 'refused') return refusal('rule/invalid-picture', reasons[image.reason])
  if (type !== 'logo') return { content: image.content, icon: null }
  const icon = await cleanImage(content, {
    by,
    as: 'png',
    frame: { width: iconEdge, height: iconEdge, fit: 'on-paper' },
  })
  return icon.is === 'refused'
    ? refusal('rule/invalid-picture', reasons[icon.reason])
    : { content: image.content, icon: icon.content }
}

const reasons = {
  'not-an-image': text['not-a-picture'],
  'too-many-pixels': text.damaged,
  'too-many-scans': text.damaged,
  damaged: text.damaged,
} as const satisfies Record<ImageRefusal, unknown>

const endPicture = defineProcess({
  ...contracts.universityPictureEnd,
  name: text.end,
  roles,
  shows: [],
  run: ({ picture_ID: id, until_day }, { transact }) =>
    transact(async (transaction, did) => {
      const until = findDay(until_day)
      if (until === null) return refusal('rule/invalid-picture', text['no-day'])
      const row = await transaction
        .selectFrom('university_picture')
        .select(['type', 'person', 'from_day', 'until_day'])
        .where('university_picture_id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined) return refusal('rule/no-picture', text['no-picture'], { status: 404 })
      if (until < row.from_day) return refusal('rule/invalid-picture', text['day-before'])
      await transaction
        .updateTable('university_picture')
        .set({ until_day: until })
        .where('university_picture_id', '=', id)
        .execute()
      did({
        table: 'university_picture',
        record: id,
        before: { picture: row.type, signed_by: row.person, last_day: row.until_day },
        after: { last_day: until },
      })
      return { summary: text.ended, values: dayValue(until) }
    }),
})

function dayValue(day: Day) {
  return { day: dayInBoth(day) }
}

export const pictureProcesses = [listPictures, addPicture, endPicture]
