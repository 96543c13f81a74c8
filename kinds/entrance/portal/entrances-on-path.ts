import type { Day } from '#platform/pure/calendar/day.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import type { EntranceOnPath } from '../rules/path.ts'
import { type AppliedEntrance, useAppliedEntrances } from './entrance.queries.ts'
import { isPayable, standingOf } from './standing.ts'

/** The student's applications in the dashboard's words; null while they are not known. */
export function useEntrancesOnPath(): readonly EntranceOnPath[] | null {
  const { data, isError } = useAppliedEntrances()
  const today = useToday()
  if (data === undefined) return isError ? [] : null
  return data.map((application) => onPath(application, today))
}

function onPath(application: AppliedEntrance, today: Day): EntranceOnPath {
  const { opening, name, appliedOn, paying, status, eligible } = application
  const standing = standingOf(application)
  const shared = {
    name,
    appliedOn,
    standing,
    paid: paying.paid,
    eligible,
    target: { type: entrance.paymentType, referenceId: application.id },
    mayDownload: mayDownload(status),
    actPath: `${entrance.path}?tab=applied${standing === 'unpaid' ? `&pay=${application.id}` : ''}`,
  } as const
  if (opening === null) return { ...shared, ...nothingKnown, payable: paying.total }
  const regular = isRegularOn(opening, today)
  return {
    ...shared,
    payable: entrance.payable({ opening, application, today }),
    payBy: nextDeadline(opening, today),
    laterFee: regular && opening.lastLateDay !== opening.lastRegularDay ? opening.lateFee : null,
    lastDay: opening.lastLateDay,
    closed: !isPayable(application, today),
    examDay: opening.examDay,
    examTime: opening.examTime,
  }
}

const nothingKnown = {
  payBy: null,
  laterFee: null,
  lastDay: null,
  closed: true,
  examDay: null,
  examTime: '',
} as const
