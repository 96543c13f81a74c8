import { createHash } from 'node:crypto'
import { findDay, type Day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { pictureOn, type PictureType } from '../../rules/picture.ts'
import '../tables.ts'

/** A picture of the university with the days it is used on. */
export type UniversityPicture = {
  readonly id: number
  readonly type: string
  readonly person: string
  readonly from: Day
  readonly until: Day | null
  /** PNG. */
  readonly content: Uint8Array
  readonly icon: Uint8Array | null
  /** Of the content: another picture has another address. */
  readonly hash: string
}

/** All pictures, the oldest first. */
export async function findPictures(reader: Reader): Promise<readonly UniversityPicture[]> {
  const rows = await reader
    .selectFrom('university_picture')
    .selectAll()
    .orderBy('university_picture_id')
    .execute()
  return rows.flatMap(({ university_picture_id: id, type, person, content, icon, ...days }) => {
    const from = findDay(days.from_day)
    const until = days.until_day === null ? null : findDay(days.until_day)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
    return from === null ? [] : [{ id, type, person, from, until, content, icon, hash }]
  })
}

/** A signature with the name that stands below it. */
export type OfficerSignature = { readonly person: string; readonly content: Uint8Array }

/** Pictures that a document of a day is drawn with; null where there is none. */
export type DocumentPictures = {
  readonly logo: Uint8Array | null
  readonly seal: Uint8Array | null
  readonly controller: OfficerSignature | null
  readonly registrar: OfficerSignature | null
}

/** The pictures of the day of issue: another print of a document is drawn with the same ones. */
export function documentPictures(
  pictures: readonly UniversityPicture[],
  issuedOn: Day,
): DocumentPictures {
  const of = (type: PictureType) => pictureOn(pictures, type, issuedOn)
  const signature = (type: PictureType) => {
    const found = of(type)
    return found && { person: found.person, content: found.content }
  }
  return {
    logo: of('logo')?.content ?? null,
    seal: of('seal')?.content ?? null,
    controller: signature('controller'),
    registrar: signature('registrar'),
  }
}
