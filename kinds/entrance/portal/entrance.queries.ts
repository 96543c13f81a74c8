import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { RestProblem } from '#platform/browser/rest-failure.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { getRecord, listPath, listRecords, postRecord } from '#platform/browser/records.ts'
import { asService } from '#platform/browser/service.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { ownList } from '#features/applying/portal/own-list.queries.ts'
import type { ApplyingUser } from '#features/applying/wire/application.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee } from '../rules/fee.ts'
import { entranceMessages } from '../rules/messages.ts'
import type { Quota } from '../rules/quotas.ts'
import type { ApplicationAndOpening } from '../rules/standing.ts'
import {
  applicationFromWire,
  applicationModel,
  applicationToWire,
  ownApplications,
} from '../wire/entrance-application.ts'
import { openingFromWire, openingModel, openOnFilter } from '../wire/entrance-opening.ts'

/** An application with its payments and what it was made for. */
export type AppliedEntrance = ApplicationAndOpening & { readonly payments: readonly Payment[] }

const staleTime = 30_000

function openEntrancesQuery(rest: RestClient, today: Day) {
  return queryOptions({
    ...keptQuery(['entrance', 'open', today], () => loadOpenings(rest, openOnFilter(today))),
    staleTime,
  })
}

/** Where the student's applications are read; the page's head script asks there first. */
export function appliedListPath(partnerId: number): string {
  return listPath(applicationModel, ownApplications(partnerId))
}

const applied = ownList<AppliedEntrance>('entrance', async ({ rest, partnerId, today }) => {
  const [records, open] = await Promise.all([
    listRecords(rest, applicationModel, ownApplications(partnerId)),
    loadOpenings(rest, openOnFilter(today)),
  ])
  const applications = records.flatMap((record) => applicationFromWire(record) ?? [])
  const known = new Map(open.map((opening) => [opening.id, opening]))
  const missing = applications.map((each) => each.openingId).filter((id) => !known.has(id))
  // Openings that are closed already are not in the open list, but their exam day still matters.
  if (missing.length > 0)
    for (const opening of await loadOpenings(rest, `id in (${[...new Set(missing)].join(',')})`))
      known.set(opening.id, opening)
  return applications.map((each) => ({ ...each, opening: known.get(each.openingId) ?? null }))
})

/** The student's own applications. */
export const useAppliedEntrances = applied.useList
export const useReloadApplied = applied.useReload
export const useFreshApplied = applied.useFresh

export function openListPath(today: Day): string {
  return listPath(openingModel, { $filter: openOnFilter(today) })
}

async function loadOpenings(
  rest: RestClient,
  $filter: string,
): Promise<readonly EntranceOpening[]> {
  const records = await listRecords(rest, openingModel, { $filter })
  return records.flatMap((record) => openingFromWire(record) ?? [])
}

/** Entrances whose late date is today or later. */
export function useOpenEntrances() {
  return useQuery(openEntrancesQuery(useRest(), useToday()))
}

/** An opening as the server has it now; null when it is gone or incomplete. Throws NoAnswer without an answer. */
export async function readOpening(
  rest: RestClient,
  id: number,
): Promise<{ record: WireRecord; opening: EntranceOpening } | null> {
  try {
    const record = await getRecord(rest, { model: openingModel, id })
    const opening = record === null ? null : openingFromWire(record)
    return record === null || opening === null ? null : { record, opening }
  } catch (error) {
    if (error instanceof RestProblem && error.status !== 401) return null
    throw error
  }
}

/** What is sent with an application. */
export type Application = {
  readonly record: WireRecord
  readonly opening: EntranceOpening
  readonly user: ApplyingUser
  readonly quotas: readonly Quota[]
  readonly today: Day
}

/** Sends the application; the answer's id when the server tells it. */
export function sendApplication(
  rest: RestClient,
  at: Application,
  idempotencyKey: string,
): Promise<number | null> {
  const fee = entranceFee(at.opening, at.today)
  const body = applicationToWire({ opening: at.record, user: at.user, fee, quotas: at.quotas })
  return asService(entranceMessages['apply-failed-short'], () =>
    postRecord(rest, applicationModel, { body, idempotencyKey }),
  )
}
