import { nameInBoth } from '#platform/pure/message.ts'
import type { Process } from '#platform/server/processes/process.ts'
import {
  type EarlyEntry,
  type FoundSheet,
  proposeEarlyEntry,
} from '#features/first-day/server/early-entry.ts'
import { findOpening, type Opening, unknownOpening } from './candidates.ts'
import { step, type Selection, subjectOf } from './selection.ts'

/** Scores of an opening, which can be entered once the test was held and applications are closed. */
export function earlyScores(of: Selection): EarlyEntry<number> {
  return {
    sort: of.early,
    roles: of.roles,
    subjectOf: (openingId) => subjectOf(of, openingId),
    async find(reader, openingId, clientId) {
      const opening = await findOpening(reader, of, { openingId, clientId })
      return opening && scoreSheet(of, opening)
    },
    unknown: () => unknownOpening(of),
  }
}

/** The score sheet of an opening, with its first day. */
export function scoreSheet(of: Selection, opening: Opening): FoundSheet {
  const { openingId, first, undated } = opening
  const name = nameInBoth(opening.name, opening.nameNe)
  const row = { table: of.openings, record: openingId }
  return { name, first, undated, page: `${of.path}/${openingId}`, row }
}

export function proposeEarlyScores(of: Selection): Process {
  return proposeEarlyEntry(earlyScores(of), {
    ...step(of, 'enterEarly'),
    entryOf: ({ reason }, openingId) => ({ sheet: openingId, reason }),
  })
}
