import { useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { firstRecords, listRecords } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { openingsOf } from '#features/applying/portal/list/openings.queries.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import { useUser } from '#features/auth/portal/session.ts'
import {
  useBesideEnrollment,
  useEnrollmentLookup,
} from '#features/enrollment/portal/enrollment.queries.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useSettings } from '#features/institution/portal/settings.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { Retotaling, RetotalingOpening } from '../rules/retotaling.ts'
import { examFromWire, examModel, type OwnExam, ownExam } from '../wire/own-exam.ts'
import {
  applicationFromWire,
  applicationModel,
  openFilter,
  openingFromWire,
  openingModel,
  ownApplications,
} from '../wire/retotaling.ts'

/** An application with its payments. */
export type AppliedRetotaling = Retotaling & { readonly payments: readonly Payment[] }

const openings = openingsOf({ kind: 'retotaling', model: openingModel, fromWire: openingFromWire })

export const readOpening = openings.read

/** Every exam whose retotaling has not ended; none without an enrollment. */
export function useRetotalingOpenings() {
  const { enrollment } = useEnrollmentLookup()
  const today = useToday()
  return openings.useList(enrollment ? openFilter(today) : null, today, enrollment !== undefined)
}

const applied = ownList<AppliedRetotaling, Enrollment>(
  'retotaling',
  async ({ rest, partnerId, beside }) => {
    if (beside === null) return []
    const records = await listRecords(rest, applicationModel, ownApplications(partnerId, beside.id))
    return readRows('retotaling/applied', records, applicationFromWire)
  },
  useBesideEnrollment,
)

/** The student's own applications beside the active enrollment. */
export const useAppliedRetotalings = applied.useList
export const useReloadApplied = applied.useReload
export const useFreshApplied = applied.useFresh

/** The own registration for an exam; null when there is none. Throws NoAnswer or RestProblem. */
export async function readOwnExam(
  rest: RestClient,
  at: { readonly partnerId: number; readonly openingId: number },
): Promise<OwnExam | null> {
  const [record] = await firstRecords(rest, examModel, ownExam(at.partnerId, at.openingId))
  return record === undefined ? null : examFromWire(record)
}

/** The same for a screen, read again each time it is opened. */
export function useOwnExam({ id }: Pick<RetotalingOpening, 'id'>) {
  const rest = useRest()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return useQuery({
    queryKey: ['retotaling', 'exam', partnerId, id],
    queryFn: () => readOwnExam(rest, { partnerId, openingId: id }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** True if the fee is for each course; the server decides. */
export function useFeePerCourse(): boolean {
  return useSettings()?.retotaling?.feePerCourse ?? false
}
