import { unknownOpening } from '#features/applying/rules/facts.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { listPath, listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { openingsOf } from '#features/applying/portal/list/openings.queries.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import { useToday } from '#platform/browser/clock.ts'
import { openOnFilter } from '#features/late-fee/wire/fee-terms.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { type ApplicationAndOpening, inOwnSitting } from '../rules/entrance.ts'
import {
  applicationFromWire,
  applicationModel,
  ownApplications,
} from '../wire/entrance-application.ts'
import { openingFromWire, openingModel } from '../wire/entrance-opening.ts'

/** An application with its payments and what it was made for. */
export type AppliedEntrance = ApplicationAndOpening & { readonly payments: readonly Payment[] }

const openings = openingsOf({ kind: 'entrance', model: openingModel, fromWire: openingFromWire })

export const readOpening = openings.read

/** Entrances whose late date is today or later. */
export function useOpenEntrances() {
  const today = useToday()
  return openings.useList(openOnFilter(today), today)
}

/** Paths of the dashboard's lists, which the page's head script requests first. */
export function earlyPaths(at: { readonly partnerId: number; readonly today: Day }) {
  return [
    listPath(applicationModel, ownApplications(at.partnerId)),
    listPath(openingModel, { $filter: openOnFilter(at.today) }),
  ]
}

const applied = ownList<AppliedEntrance>('entrance', async ({ rest, partnerId, today }) => {
  const [records, open] = await Promise.all([
    listRecords(rest, applicationModel, ownApplications(partnerId)),
    openings.load(rest, openOnFilter(today)),
  ])
  const applications = readRows('entrance/applied', records, applicationFromWire)
  const known = new Map(open.map((opening) => [opening.id, opening]))
  const missing = applications
    .map((each) => each.openingId)
    .filter((id) => id !== unknownOpening && !known.has(id))
  // Openings that are closed already are not in the open list, but their exam day still matters.
  if (missing.length > 0)
    for (const opening of await openings.load(rest, `id in (${[...new Set(missing)].join(',')})`))
      known.set(opening.id, opening)
  return applications.map((each) => {
    const opening = known.get(each.openingId)
    return { ...each, opening: opening === undefined ? null : inOwnSitting(opening, each) }
  })
})

export const readAhead = applied.prefetch

/** The student's own applications. */
export const useAppliedEntrances = applied.useList
export const useReloadApplied = applied.useReload
export const useFreshApplied = applied.useFresh
