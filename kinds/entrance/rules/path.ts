import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { isReturned, isWithdrawn, returnNextMessages } from '#features/applying/rules/facts.ts'
import type { Deadline, Outcome, PathStep, StepState } from '#features/dashboard/rules/facts.ts'
import { isPayable, owes, payBy, statusOf } from '#features/late-fee/rules/facts.ts'
import { entranceAbout } from './about.ts'
import type { ApplicationAndOpening } from './entrance.ts'
import { entranceNextMessages as text } from './next-messages.ts'

/** The entrance's steps to an admission; a step is current when the student can do it now, waiting when the university has it. */
export function entranceSteps(at: {
  readonly profileComplete: boolean
  readonly entrance: ApplicationAndOpening | null
  readonly today: Day
}): readonly PathStep[] {
  const { profileComplete, entrance, today } = at
  const { path } = entranceAbout
  const isOver = entrance !== null && (mayBeAdmitted(entrance) || isSat(entrance, today))
  const owesRest = entrance !== null && statusOf(entrance) === 'unpaid' && entrance.paying.paid > 0
  return [
    { id: 'apply', label: text.apply, state: applyState(profileComplete, entrance), path },
    {
      id: 'pay',
      label: text[owesRest ? 'pay-rest' : 'pay-entrance'],
      state: payState(entrance, today),
      path,
    },
    { id: 'admit-card', label: cardLabel(entrance), state: cardState(entrance, isOver), path },
    { id: 'exam', label: text['sit-exam'], state: isOver ? 'done' : 'not-yet', path: null },
  ]
}

/** Outcome of the entrance: ahead, awaited result, or reached admission. */
export function entranceOutcome(entrance: ApplicationAndOpening | null, today: Day): Outcome {
  if (entrance === null) return { is: 'ahead' }
  if (mayBeAdmitted(entrance)) return { is: 'reached', since: entrance.appliedOn }
  return { is: isSat(entrance, today) ? 'awaited' : 'ahead' }
}

/** Paid, and its day is over. */
export function isSat(entrance: ApplicationAndOpening, today: Day): boolean {
  const examDay = entrance.opening?.examDay ?? null
  return statusOf(entrance) === 'paid' && examDay !== null && examDay < today
}

/** Only a paid entrance in which the student was found eligible leads to an admission (SPEC §5). */
export function mayBeAdmitted(entrance: ApplicationAndOpening): boolean {
  return statusOf(entrance) === 'paid' && entrance.eligible
}

function applyState(profileComplete: boolean, entrance: ApplicationAndOpening | null): StepState {
  if (entrance !== null) return 'done'
  return profileComplete ? 'current' : 'blocked'
}

function payState(entrance: ApplicationAndOpening | null, today: Day): StepState {
  if (entrance === null) return 'not-yet'
  const states = { paid: 'done', pending: 'waiting', unpaid: 'current' } as const
  const state = states[statusOf(entrance)]
  return state === 'current' && !isPayable(entrance, today) ? 'blocked' : state
}

function cardLabel(entrance: ApplicationAndOpening | null): Message {
  return entrance !== null && isReturned(entrance) ? returnNextMessages.title : text['admit-card']
}

function cardState(entrance: ApplicationAndOpening | null, isOver: boolean): StepState {
  if (entrance === null || statusOf(entrance) !== 'paid') return 'not-yet'
  if (isOver) return 'done'
  return entrance.isFormReady || isReturned(entrance) ? 'current' : 'waiting'
}

/** The application the path is about: one that leads to an admission, an unpaid one by deadline, else the newest. */
export function entranceThatMatters<Application extends ApplicationAndOpening>(
  entrances: readonly Application[],
  today: Day,
): Application | null {
  const until = (each: Application) => payBy(each, today) ?? '9'
  const owing = entrances
    .filter((each) => owes(each, today))
    .toSorted((one, other) => until(one).localeCompare(until(other)))
  const newest = entrances
    .filter((each) => !isWithdrawn(each))
    .toSorted((one, other) => (other.appliedOn ?? '').localeCompare(one.appliedOn ?? ''))
  return (
    newest.find(mayBeAdmitted) ??
    owing[0] ??
    newest.find(isReturned) ??
    newest.find((each) => statusOf(each) !== 'unpaid') ??
    newest[0] ??
    null
  )
}

/** The days of one application a student should know. */
export function deadlinesOf(entrance: ApplicationAndOpening, today: Day): readonly Deadline[] {
  const { name, opening } = entrance
  if (opening === null) return []
  const until = payBy(entrance, today)
  const { lastLateDay, examDay, examTime } = opening
  const fee = [
    { label: text['deadline-fee'], values: { name }, day: until },
    {
      label: text['deadline-late'],
      values: { name },
      day: lastLateDay === until ? null : lastLateDay,
    },
  ]
  const label = text[examTime === '' ? 'deadline-exam-day' : 'deadline-exam']
  const exam = { label, values: { time: examTime }, day: examDay }
  return [...(owes(entrance, today) ? fee : []), exam].flatMap(({ day, ...deadline }) =>
    day === null ? [] : [{ ...deadline, day }],
  )
}
