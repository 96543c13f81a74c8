import type { Day } from '#platform/pure/calendar/day.ts'

/** Pictures of a university: its logo, its seal, and the signatures of officers on documents. */
export const pictureTypes = ['logo', 'seal', 'controller', 'registrar'] as const
export type PictureType = (typeof pictureTypes)[number]

/** More than any logo needs; a request holds no more than a megabyte. */
export const mostPictureBytes = 600_000

type Used = { readonly type: string; readonly from: Day; readonly until: Day | null }

/** The picture of a type that is used on a day: of those that have begun and not ended, the one that began last. */
export function pictureOn<Picture extends Used>(
  pictures: readonly Picture[],
  type: PictureType,
  day: Day,
): Picture | null {
  const used = pictures
    .filter((each) => each.type === type && each.from <= day)
    .filter(({ until }) => until === null || day <= until)
  return used.reduce<Picture | null>(
    (latest, each) => (latest === null || each.from >= latest.from ? each : latest),
    null,
  )
}
