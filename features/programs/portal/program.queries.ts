import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { getRecord, listRecords, postRecord } from '#platform/browser/network/records.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { ownList } from '#features/applying/portal/list/own-list.queries.ts'
import { enrollmentKey } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#platform/browser/clock.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { ProgramApplication, ProgramKind, ProgramOpening } from '../rules/facts.ts'
import {
  applicationFromWire,
  applicationModel,
  applicationToWire,
  ownApplications,
} from '../wire/program-application.ts'
import {
  openingExpand,
  openingFromWire,
  openingModel,
  openOnFilter,
} from '../wire/program-opening.ts'

/** An application with its payments. */
export type AppliedProgram = ProgramApplication & { readonly payments: readonly Payment[] }

const staleTime = 30_000

function openQuery(rest: RestClient, kind: ProgramKind, today: Day) {
  return queryOptions({
    ...savedQuery<readonly ProgramOpening[]>([kind, 'open', today], async () => {
      const $filter = openOnFilter(kind, today)
      const records = await listRecords(rest, openingModel, { $filter })
      return readRows(`${kind}/open`, records, openingFromWire)
    }),
    staleTime,
  })
}

function appliedOf(kind: ProgramKind) {
  return ownList<AppliedProgram>(kind, async ({ rest, partnerId }) => {
    const records = await listRecords(rest, applicationModel, ownApplications(partnerId, kind))
    return readRows(`${kind}/applied`, records, applicationFromWire)
  })
}

const applied = {
  admission: appliedOf('admission'),
  'course-registration': appliedOf('course-registration'),
} as const satisfies Record<ProgramKind, unknown>

/** The student's own applications of a kind. */
export const useAppliedPrograms = (kind: ProgramKind) => applied[kind].useList()
export const useReloadApplied = (kind: ProgramKind) => applied[kind].useReload()
export const useFreshApplied = (kind: ProgramKind) => applied[kind].useFresh()

/** Openings of a kind whose last day is today or later, without their courses. */
export function useOpenPrograms(kind: ProgramKind) {
  return useQuery(openQuery(useRest(), kind, useToday()))
}

/** The last day of an opening that is still open; null for others, and while the list is not known. */
export function useOpenUntil(kind: ProgramKind, openingId: number): Day | null {
  const { data } = useOpenPrograms(kind)
  return data?.find(({ id }) => id === openingId)?.window.to ?? null
}

/**
 * After a refusal what was shown is out of date: another tab, another applicant or the registry was faster. Openings,
 * applications and the enrollment are read again.
 */
export function useReloadAll(kind: ProgramKind): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const keys = [[kind], [enrollmentKey]]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/** An opening with its courses as the server has it now, or null when there is none. Throws RestProblem or NoAnswer. */
export async function readProgram(rest: RestClient, id: number): Promise<ProgramOpening | null> {
  try {
    const record = await getRecord(rest, { model: openingModel, id, expand: openingExpand })
    return record === null ? null : openingFromWire(record)
  } catch (error) {
    if (error instanceof RestProblem && error.status === 404) return null
    throw error
  }
}

/** Sends the application; gives the new id, if the server sends one. */
export function sendApplication(
  rest: RestClient,
  at: Parameters<typeof applicationToWire>[0] & { readonly idempotencyKey: string },
): Promise<number | null> {
  return postRecord(rest, applicationModel, {
    body: applicationToWire(at),
    idempotencyKey: at.idempotencyKey,
  })
}
