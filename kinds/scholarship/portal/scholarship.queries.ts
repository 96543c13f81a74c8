import { listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { openingsOf } from '#features/applying/portal/list/openings.queries.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import {
  useBesideEnrollment,
  useEnrollmentLookup,
} from '#features/enrollment/portal/enrollment.queries.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import type { ScholarshipApplication } from '../rules/scholarship.ts'
import {
  applicationFromWire,
  applicationModel,
  openFilter,
  openingFromWire,
  openingModel,
  ownApplications,
} from '../wire/scholarship.ts'

const openings = openingsOf({
  kind: 'scholarship',
  model: openingModel,
  fromWire: openingFromWire,
})

export const readOpening = openings.read

/** Scholarships of the enrollment's place whose last day has not passed; none without an enrollment. */
export function useScholarshipOpenings() {
  const { enrollment } = useEnrollmentLookup()
  const today = useToday()
  const place = enrollment?.academics ?? null
  const filter = place && openFilter(place, today)
  return openings.useList(filter, { place, today }, enrollment !== undefined)
}

const applied = ownList<ScholarshipApplication, Enrollment>(
  'scholarship',
  async ({ rest, partnerId, beside }) => {
    if (beside === null) return []
    const query = ownApplications(partnerId, beside.academics)
    const records = await listRecords(rest, applicationModel, query)
    return readRows('scholarship/applied', records, applicationFromWire)
  },
  useBesideEnrollment,
)

/** The student's own applications in the place of the active enrollment. */
export const useAppliedScholarships = applied.useList
export const useReloadApplied = applied.useReload
export const useFreshApplied = applied.useFresh
