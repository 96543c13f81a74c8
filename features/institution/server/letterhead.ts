import type { Day } from '#platform/pure/calendar/day.ts'
import { type Institution, printedPlace } from './institution.ts'
import { documentPictures } from './pictures/pictures.ts'

/** Name, printed address and logo at the head of a document, as they are on its day. */
export function letterheadOf(institution: Institution, day: Day) {
  const { logo } = documentPictures(institution.pictures, day)
  return { name: institution.name, place: printedPlace(institution), logo }
}
