import type { Day } from '#platform/pure/calendar/day.ts'
import { findNamedStatus } from '#platform/pure/document-status.ts'
import { nothing, toRupees } from '#platform/pure/money/money.ts'
import {
  dayOf,
  foundIn,
  idOf,
  moneyOf,
  nameOf,
  numberOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { type Academics, splitQuotas, unknownOpening } from '#features/applying/rules/facts.ts'
import {
  academicsFilter,
  academicsFromWire,
  academicsToWire,
  referenceFromWire,
  semesterColumn,
} from '#features/applying/wire/academic.ts'
import { waitsForFromWire } from '#features/applying/wire/application-return.ts'
import { namedWithdrawal } from '#features/applying/wire/application-withdrawal.ts'
import {
  applicantToWire,
  type ApplyingUser,
  columnsWith,
  enrollmentKey,
  formReadyFromWire,
  openingNameOf,
  ownedBy,
} from '#features/applying/wire/application.ts'
import { scholarship } from '../rules/kind.ts'
import type { ScholarshipApplication, ScholarshipOpening } from '../rules/scholarship.ts'

export const openingModel = 'n_scholarship_open'
export const applicationModel = 'n_scholarship_reg'
export const applicationKey = 'n_scholarship_reg_ID'
const openingKey = 'n_scholarship_open_ID'

/** Scholarships of the student's place whose last day has not passed (SPEC §7, §9). */
export function openFilter(place: Academics, today: Day): string {
  return `${academicsFilter(place)} and DateTo ge '${today}'`
}

/** Own applications of a place (SPEC §7). */
export function ownApplications(partnerId: number, place: Academics) {
  return {
    $select: columnsWith(openingKey, 'Amount', 'awarded', 'set_off', 'reason'),
    $filter: `${ownedBy(partnerId)} and ${academicsFilter(place)}`,
  } as const
}

/** A record of n_scholarship_open; null when it has no id. */
export function openingFromWire(record: WireRecord): ScholarshipOpening | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    name: nameOr(nameOf(record)),
    academics: academicsFromWire(record),
    semester: referenceFromWire(record, semesterColumn),
    window: { from: dayOf(record, 'DateFrom'), to: dayOf(record, 'DateTo') },
    amount: moneyOf(record, 'Amount'),
    seats: numberOf(record, 'seats'),
    criteria: {
      quotas: splitQuotas(textOf(record, 'quotas')),
      leastCgpa: numberOf(record, 'least_cgpa'),
      leastAttendance: numberOf(record, 'least_attendance'),
      mostIncome: moneyOr(record, 'most_income', null),
    },
  }
}

/** A record of n_scholarship_reg; null when it has no id. The title defaults to 'Scholarship', the amount to 0 (SPEC §2). */
export function applicationFromWire(record: WireRecord): ScholarshipApplication | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    openingId: idOf(record, openingKey) ?? unknownOpening,
    name: nameOr(openingNameOf(record, openingKey)),
    appliedOn: dayOf(record, 'Created'),
    status: foundIn(record, 'DocStatus', findNamedStatus),
    returned: waitsForFromWire(record),
    withdrawal: namedWithdrawal(record),
    isFormReady: formReadyFromWire(record),
    amount: moneyOr(record, 'Amount', nothing),
    awarded: moneyOr(record, 'awarded', null),
    setOff: moneyOf(record, 'set_off'),
    reason: textOf(record, 'reason'),
  }
}

function nameOr(name: string): string {
  return name.trim() === '' ? scholarship.title.en : name
}

function moneyOr<Default>(record: WireRecord, name: string, otherwise: Default) {
  return value(record, name) === undefined ? otherwise : moneyOf(record, name)
}

/** Body of an application (SPEC §7). Amount, semester and academic ids are the server's; ours are compare-only. */
export function applicationToWire(at: {
  readonly opening: ScholarshipOpening
  readonly user: ApplyingUser
  readonly enrollmentId: number
}): Record<string, unknown> {
  const { opening, user, enrollmentId } = at
  return {
    ...applicantToWire(user),
    [openingKey]: opening.id,
    [enrollmentKey]: enrollmentId,
    ...academicsToWire(opening.academics),
    ...(opening.semester && { [semesterColumn]: opening.semester.id }),
    Amount: toRupees(opening.amount),
    eligible: false,
  }
}
