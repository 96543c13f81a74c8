import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Deadline, Outcome, PathStep, StepState } from '#features/dashboard/rules/facts.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import { entranceAbout } from './about.ts'
import { entranceNextMessages as text } from './next-messages.ts'

/** What the dashboard is told of one entrance application. */
export type EntranceOnPath = {
  readonly name: string
  /** Where the student acts on it: opens the payment or the document. */
  readonly actPath: `/${string}`
  readonly appliedOn: Day | null
  readonly standing: 'unpaid' | 'pending' | 'paid'
  /** What is paid of the fee, and what is left to pay today. */
  readonly paid: Money
  readonly payable: Money
  /** What its fee is paid for. */
  readonly target: { readonly type: PaymentType; readonly referenceId: number }
  /** Last day at today's fee, the fee after it, and the last day at all. */
  readonly payBy: Day | null
  readonly laterFee: Money | null
  readonly lastDay: Day | null
  readonly closed: boolean
  readonly mayDownload: boolean
  readonly examDay: Day | null
  readonly examTime: string
  /** The examination office has found the student eligible for admission. */
  readonly eligible: boolean
}

/** The entrance's steps to an admission; a step is current when the student can do it now, waiting when the university has it. */
export function entranceSteps(at: {
  readonly profileComplete: boolean
  readonly entrance: EntranceOnPath | null
  readonly today: Day
}): readonly PathStep[] {
  const { profileComplete, entrance, today } = at
  const { path } = entranceAbout
  const isOver = entrance !== null && (mayBeAdmitted(entrance) || isSat(entrance, today))
  const owesRest = entrance?.standing === 'unpaid' && entrance.paid > 0
  return [
    { id: 'apply', label: text.apply, state: applyState(profileComplete, entrance), path },
    {
      id: 'pay',
      label: text[owesRest ? 'pay-rest' : 'pay-entrance'],
      state: payState(entrance),
      path,
    },
    { id: 'admit-card', label: text['admit-card'], state: cardState(entrance, isOver), path },
    { id: 'exam', label: text['sit-exam'], state: isOver ? 'done' : 'not-yet', path: null },
  ]
}

/** Where the entrance leads: nowhere yet, to a result that is awaited, or to an admission. */
export function entranceOutcome(entrance: EntranceOnPath | null, today: Day): Outcome {
  if (entrance === null) return { is: 'ahead' }
  if (mayBeAdmitted(entrance)) return { is: 'reached', since: entrance.appliedOn }
  return { is: isSat(entrance, today) ? 'awaited' : 'ahead' }
}

/** Paid, and its day is over. */
export function isSat({ standing, examDay }: EntranceOnPath, today: Day): boolean {
  return standing === 'paid' && examDay !== null && examDay < today
}

/** Only a paid entrance in which the student was found eligible leads to an admission (SPEC §5). */
export function mayBeAdmitted({ standing, eligible }: EntranceOnPath): boolean {
  return standing === 'paid' && eligible
}

function applyState(profileComplete: boolean, entrance: EntranceOnPath | null): StepState {
  if (entrance !== null) return 'done'
  return profileComplete ? 'current' : 'blocked'
}

function payState(entrance: EntranceOnPath | null): StepState {
  if (entrance === null) return 'not-yet'
  if (entrance.standing === 'paid') return 'done'
  if (entrance.standing === 'pending') return 'waiting'
  return entrance.closed ? 'blocked' : 'current'
}

function cardState(entrance: EntranceOnPath | null, isOver: boolean): StepState {
  if (entrance?.standing !== 'paid') return 'not-yet'
  if (isOver) return 'done'
  return entrance.mayDownload ? 'current' : 'waiting'
}

/** The application the path is about: one that leads to an admission, an unpaid one by deadline, else the newest. */
export function entranceThatMatters(entrances: readonly EntranceOnPath[]): EntranceOnPath | null {
  const owing = entrances
    .filter((each) => each.standing === 'unpaid' && !each.closed)
    .toSorted((one, other) => (one.payBy ?? '9').localeCompare(other.payBy ?? '9'))
  const newest = entrances.toSorted((one, other) =>
    (other.appliedOn ?? '').localeCompare(one.appliedOn ?? ''),
  )
  return (
    newest.find(mayBeAdmitted) ??
    owing[0] ??
    newest.find((each) => each.standing !== 'unpaid') ??
    newest[0] ??
    null
  )
}

/** The days of one application a student should know. */
export function deadlinesOf(entrance: EntranceOnPath): readonly Deadline[] {
  const found: Deadline[] = []
  const owes = entrance.standing === 'unpaid' && !entrance.closed
  if (owes && entrance.payBy !== null)
    found.push({
      label: text['deadline-fee'],
      values: { name: entrance.name },
      day: entrance.payBy,
    })
  if (owes && entrance.lastDay !== null && entrance.lastDay !== entrance.payBy)
    found.push({
      label: text['deadline-late'],
      values: { name: entrance.name },
      day: entrance.lastDay,
    })
  if (entrance.examDay !== null)
    found.push({
      label: text[entrance.examTime === '' ? 'deadline-exam-day' : 'deadline-exam'],
      values: { time: entrance.examTime },
      day: entrance.examDay,
    })
  return found
}
