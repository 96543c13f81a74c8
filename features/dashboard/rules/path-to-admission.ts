import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import { dashboardMessages as text } from './messages.ts'

/** What the dashboard knows about one entrance application; filled by the entrance kind, so no kind is named here. */
export type EntranceOnPath = {
  readonly name: string
  /** Where the student acts on it: opens the payment or the document. */
  readonly actPath: `/${string}`
  readonly appliedOn: Day | null
  readonly standing: 'unpaid' | 'pending' | 'paid'
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

export type StepState = 'done' | 'current' | 'waiting' | 'not-yet' | 'blocked'

export type PathStep = {
  readonly id: 'profile' | 'apply' | 'pay' | 'admit-card' | 'exam' | 'admission'
  readonly label: Message
  readonly state: StepState
  readonly path: `/${string}` | null
}

/**
 * The six steps from sign-up to admission for the application that matters most; a step is current when the student
 * can do it now, waiting when the university has it.
 */
export function pathToAdmission(at: {
  profileComplete: boolean
  entrance: EntranceOnPath | null
  /** An admission has been applied for, and the university has not closed the application. */
  appliedForAdmission: boolean
  today: Day
}): readonly PathStep[] {
  const { profileComplete, entrance, appliedForAdmission, today } = at
  const eligible = entrance !== null && mayBeAdmitted(entrance)
  const paid = entrance?.standing === 'paid'
  const examOver = paid && entrance.examDay !== null && entrance.examDay < today
  return [
    {
      id: 'profile',
      label: text['complete-profile'],
      state: profileComplete ? 'done' : 'current',
      path: '/profile',
    },
    {
      id: 'apply',
      label: text['apply-entrance'],
      state: applyState(profileComplete, entrance),
      path: '/entrance',
    },
    { id: 'pay', label: text['pay-entrance'], state: payState(entrance), path: '/entrance' },
    { id: 'admit-card', label: text['admit-card'], state: cardState(entrance), path: '/entrance' },
    {
      id: 'exam',
      label: text['sit-exam'],
      state: eligible || examOver ? 'done' : 'not-yet',
      path: null,
    },
    {
      id: 'admission',
      label: text['apply-admission'],
      state: appliedForAdmission ? 'done' : admissionState({ eligible, examOver }),
      path: '/admission',
    },
  ]
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

function cardState(entrance: EntranceOnPath | null): StepState {
  if (entrance?.standing !== 'paid') return 'not-yet'
  if (entrance.eligible) return 'done'
  return entrance.mayDownload ? 'current' : 'waiting'
}

function admissionState(at: { eligible: boolean; examOver: boolean }): StepState {
  if (at.eligible) return 'current'
  return at.examOver ? 'waiting' : 'blocked'
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

export type Deadline = {
  readonly label: Message
  readonly values: Record<string, string>
  readonly day: Day
}

/** Days the student should know, nearest first, today and later only. */
export function deadlines(
  entrances: readonly EntranceOnPath[],
  today: Day,
  more: readonly Deadline[] = [],
): readonly Deadline[] {
  return [...entrances.flatMap((each) => deadlinesOf(each)), ...more]
    .filter((deadline) => daysBetween(today, deadline.day) >= 0)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, 5)
}

function deadlinesOf(entrance: EntranceOnPath): Deadline[] {
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
      label: text['deadline-exam'],
      values: { time: entrance.examTime || '-' },
      day: entrance.examDay,
    })
  return found
}
