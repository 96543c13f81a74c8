import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type RestClient, useRest } from '#platform/browser/rest-client.ts'
import { RestProblem } from '#platform/browser/rest-failure.ts'
import { keptQuery } from '#platform/browser/saved-copy.ts'
import { getRecord, listRecords } from '#features/applying/portal/records.ts'
import { modelPath } from '#features/applying/wire/models.ts'
import type { WireRecord } from '#features/applying/wire/record.ts'
import { useUser } from '#features/auth/portal/session.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { EntranceApplication, EntranceOpening } from '../rules/entrance.ts'
import { entranceFee } from '../rules/fee.ts'
import type { Quota } from '../rules/quotas.ts'
import {
  applicationExpand,
  applicationFromWire,
  applicationModel,
  applicationToWire,
  ownApplicationsFilter,
} from '../wire/entrance-application.ts'
import { openingFromWire, openingModel, openOnFilter } from '../wire/entrance-opening.ts'

/** An application with its payments and, when it can still be read, what it was made for. */
export type AppliedEntrance = EntranceApplication & {
  readonly payments: readonly Payment[]
  readonly opening: EntranceOpening | null
}

const staleTime = 30_000

function openEntrancesQuery(rest: RestClient, today: Day) {
  return queryOptions({
    ...keptQuery(['entrance', 'open', today], async () => {
      const records = await listRecords(rest, openingModel, { $filter: openOnFilter(today) })
      return records.flatMap((record) => openingFromWire(record) ?? [])
    }),
    staleTime,
  })
}

function appliedKey(partnerId: number) {
  return ['entrance', 'applied', partnerId] as const
}

function appliedEntrancesQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...keptQuery<readonly AppliedEntrance[]>(appliedKey(partnerId), async () => {
      const query = { $expand: applicationExpand, $filter: ownApplicationsFilter(partnerId) }
      const records = await listRecords(rest, applicationModel, query)
      const applications = records.flatMap((record) => applicationFromWire(record) ?? [])
      const openings = await openingsById(
        rest,
        applications.map((each) => each.openingId),
      )
      return applications.map((each) => ({
        ...each,
        opening: openings.get(each.openingId) ?? null,
      }))
    }),
    staleTime,
  })
}

/** Openings that are closed already are not in the open list, but their exam day still matters. */
async function openingsById(
  rest: RestClient,
  ids: readonly number[],
): Promise<Map<number, EntranceOpening>> {
  if (ids.length === 0) return new Map()
  const records = await listRecords(rest, openingModel, {
    $filter: `id in (${[...new Set(ids)].join(',')})`,
  })
  const openings = records.flatMap((record) => openingFromWire(record) ?? [])
  return new Map(openings.map((opening) => [opening.id, opening]))
}

/** Entrances whose late date is today or later. */
export function useOpenEntrances() {
  return useQuery(openEntrancesQuery(useRest(), useToday()))
}

/** The student's own applications. */
export function useAppliedEntrances() {
  const user = useUser()
  return useQuery({
    ...appliedEntrancesQuery(useRest(), user?.cBpartnerId ?? 0),
    enabled: user !== null,
  })
}

/** After an application or a payment the applied list is read again. */
export function useReloadApplied(): () => Promise<void> {
  const client = useQueryClient()
  const partnerId = useUser()?.cBpartnerId ?? 0
  return () => client.invalidateQueries({ queryKey: appliedKey(partnerId) })
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

type Application = {
  readonly record: WireRecord
  readonly opening: EntranceOpening
  readonly user: { clientId: number; adOrgId: number; cBpartnerId: number }
  readonly quotas: readonly Quota[]
  readonly today: Day
  readonly idempotencyKey: string
}

/** Sends the application; the answer's id when the server tells it. */
export async function sendApplication(rest: RestClient, at: Application): Promise<number | null> {
  const fee = entranceFee(at.opening, at.today)
  const body = applicationToWire({ opening: at.record, user: at.user, fee, quotas: at.quotas })
  const answer = await rest.post(modelPath(applicationModel), body, {
    idempotencyKey: at.idempotencyKey,
  })
  const id: unknown =
    typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null
  return typeof id === 'number' ? id : null
}
