import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import {
  anEntranceOpening,
  type OpeningState,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { demoStudents, type DemoStudentId } from '../people.ts'
import type { Places, Students } from '../places.ts'
import { nepaliName } from '../names/nepali-names.ts'

type Opening = {
  readonly name: string
  readonly program: string
  readonly state: OpeningState
  /** Day of an exam that is over, counted from today; the last late day is three weeks before it. */
  readonly examDay?: number
  readonly intake?: keyof Places
  /** Further programme, which applicants put in the order of preference. */
  readonly further?: string
}

const openings = {
  civil: { name: 'BE Civil Engineering Entrance', program: 'BE Civil', state: 'closing-soon' },
  computing: { name: 'B.Tech CS & AI Entrance', program: 'B.Tech CS & AI', state: 'open' },
  computer: {
    name: 'BE Computer Engineering Entrance',
    program: 'BE Computer',
    state: 'open',
    further: 'BE Civil',
  },
  it: { name: 'B.Tech IT Entrance', program: 'B.Tech IT', state: 'late-fee' },
  agriculture: { name: 'B.Sc. Ag Entrance', program: 'B.Sc. Ag', state: 'open' },
  hotel: { name: 'BHM Entrance', program: 'BHM', state: 'closed' },
  'computing-first': {
    name: 'B.Tech CS & AI First Entrance',
    program: 'B.Tech CS & AI',
    state: 'closed',
    examDay: -14,
  },
  'computing-fall': {
    name: 'B.Tech CS & AI Fall Entrance',
    program: 'B.Tech CS & AI',
    state: 'closed',
    examDay: -430,
    intake: '2082-fall',
  },
  'computing-spring': {
    name: 'B.Tech CS & AI Spring Entrance',
    program: 'B.Tech CS & AI',
    state: 'closed',
    examDay: -270,
    intake: '2082',
  },
} as const satisfies Record<string, Opening>

/** Entrance of each applicant, and the number of days since they applied. */
const applicants = {
  unpaid: ['civil', 1],
  'pending-voucher': ['computing', 4],
  'partly-paid': ['computer', 3],
  paid: ['computing', 6],
  eligible: ['computing-first', 48],
  'enrollment-pending': ['computing-first', 50],
  active: ['computing-spring', 310],
  'exam-open': ['computing-fall', 470],
  'exam-paid': ['computing-fall', 470],
  'back-paper': ['computing-fall', 470],
} as const satisfies Partial<Record<DemoStudentId, readonly [keyof typeof openings, number]>>

export type EntranceApplicant = keyof typeof applicants

/** Days since the application for the entrance; an old decision has an old payment. */
export function appliedDaysAgo(id: EntranceApplicant): number {
  return applicants[id][1]
}

/** Entrances in every state, one whose exam is over for this year's admissions and those of last spring and fall; application ids. */
export async function storeEntrances(
  transaction: Transaction,
  at: { readonly places: Places; readonly students: Students; readonly today: Day },
): Promise<Readonly<Record<EntranceApplicant, number>>> {
  const { places, students, today } = at
  const ids = new Map<string, number>()
  for (const [id, opening] of Object.entries(openings)) {
    const row = entranceRow(opening, { places, today })
    ids.set(id, await storeOpening(transaction, { ...row, name_ne: nepaliName(row.name) }))
  }
  const apply = (id: EntranceApplicant) =>
    storeApplication(transaction, {
      partnerId: students[id].partnerId,
      openingId: ids.get(applicants[id][0]) ?? 0,
      quotas: demoStudents[id].plan.gender === 'female' ? 'Open,Female' : 'Open',
      appliedOn: addDays(today, -appliedDaysAgo(id)),
    })
  return {
    unpaid: await apply('unpaid'),
    'pending-voucher': await apply('pending-voucher'),
    'partly-paid': await apply('partly-paid'),
    paid: await apply('paid'),
    eligible: await apply('eligible'),
    'enrollment-pending': await apply('enrollment-pending'),
    active: await apply('active'),
    'exam-open': await apply('exam-open'),
    'exam-paid': await apply('exam-paid'),
    'back-paper': await apply('back-paper'),
  }
}

function entranceRow(
  { name, program, state, examDay, intake = '2083', further = '' }: Opening,
  { places, today }: { readonly places: Places; readonly today: Day },
) {
  const academics: Academics | undefined = places[intake].get(program)
  const second = places[intake].get(further)?.n_program_id
  const row = anEntranceOpening(state, {
    name: `${name} ${intake.slice(0, 4)}`,
    today,
    ...(academics && { academics }),
    further: second === undefined ? [] : [second],
  })
  if (examDay === undefined) return row
  return {
    ...row,
    apply_to: addDays(today, examDay - 28),
    apply_uptolate: addDays(today, examDay - 21),
    exam_date: addDays(today, examDay),
  }
}
