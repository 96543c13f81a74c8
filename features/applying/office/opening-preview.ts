import type { Day } from '#platform/pure/calendar/day.ts'
import type { Window } from '#platform/pure/calendar/window.ts'
import type { Message } from '#platform/pure/message.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { SpeakingOfDays } from '#platform/browser/speaking.ts'
import type { OpenRow } from '../card/open-row.ts'
import type { OpenListParts } from '../card/OpenList.tsx'
import type { DaysOfOpening } from '../rules/preview/days.ts'

type Named = { readonly id: number; readonly name: string }

/** An opening as a student who may apply sees it; each kind brings one. */
export type OpeningPreview<Opening extends Named, Row extends OpenRow<Named>> = {
  /** Null for a record that the portal could not read either. */
  readonly fromWire: (record: WireRecord) => Opening | null
  readonly days: (opening: Opening) => DaysOfOpening
  readonly seenBy: (opening: Opening) => Message
  /** The portal's own columns. */
  readonly list: (opening: Opening, speaking: SpeakingOfDays) => OpenListParts<Row>
  /** Line of the portal's list on a day; null: the list is without it. */
  readonly row: (opening: Opening, today: Day) => Row | null
}

export function daysOfWindow({ window }: { readonly window: Window }): DaysOfOpening {
  return { first: window.from, late: null, last: window.to }
}
