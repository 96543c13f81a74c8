import { addDays, type Day, day } from '#platform/pure/calendar/day.ts'
import { nothing } from '#platform/pure/money/money.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { joinQuotas, type Quota } from '#features/applying/rules/facts.ts'
import {
  aStudent,
  completed,
  type StoredStudent,
  storeStudent,
} from '#features/profile/testing/student.factory.ts'
import type { QuotaSeats, RuleSet } from '#kinds/entrance/rules/merit/rule-set.ts'
import { proofKey } from '#kinds/entrance/server/claims.ts'
import { meritProcesses } from '#kinds/entrance/server/merit/merit.processes.ts'
import { furtherOf, programsOfEntrance } from '#kinds/entrance/server/programs/programs.rows.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import { decideInOffice } from '../demo-office.ts'
import type { DemoPeople } from '../load-demo.ts'
import type { Places } from '../places.ts'
import { nepaliName } from '../names/nepali-names.ts'

type Candidate = readonly [
  name: string,
  nepaliName: string,
  score: number | null,
  claims?: readonly Quota[],
]

/** Invented candidates; two have the same score, one was absent, one is below the minimum, one claim was not proved. */
const candidates: readonly Candidate[] = [
  ['Aakriti Shrestha', 'आकृति श्रेष्ठ', 88.5, ['Female']],
  ['Sagar Bhattarai', 'सागर भट्टराई', 86],
  ['Pramila Tharu', 'प्रमिला थारू', 83.5, ['Female', 'Lakshit Quota']],
  ['Nabin Karki', 'नवीन कार्की', 82],
  ['Rojina Maharjan', 'रोजिना महर्जन', 79.5, ['Female']],
  ['Dipesh Bishwakarma', 'दिपेश विश्वकर्मा', 79.5, ['Dalit']],
  ['Anup Gurung', 'अनुप गुरुङ', 77],
  ['Kabita Nepali', 'कविता नेपाली', 74.5, ['Female', 'Dalit']],
  ['Suraj Yadav', 'सुरज यादव', 72, ['Bipanna']],
  ['Manisha Rai', 'मनिषा राई', 70.5, ['Female']],
  ['Bikram Thapa', 'विक्रम थापा', 68],
  ['Samjhana Pariyar', 'सम्झना परियार', 64, ['Female', 'Dalit']],
  ['Rabin Tamang', 'रविन तामाङ', 61.5, ['Local']],
  ['Ganga Oli', 'गङ्गा ओली', 58, ['Female']],
  ['Prabin Magar', 'प्रविन मगर', 55.5],
  ['Sunita Sarki', 'सुनिता सार्की', 47, ['Female', 'Dalit']],
  ['Ramesh Mahato', 'रमेश महतो', 36],
  ['Jyoti Lama', 'ज्योति लामा', null, ['Female']],
]
const unproved = 'Suraj Yadav'

/** All others would rather study BE Computer, and BE Civil next. */
const civilFirst = 'Nabin Karki'
const gaveNoOrder = 'Manisha Rai'

const rules: RuleSet = {
  name: '2083-A',
  quotas: [
    { quota: 'Open', seats: 5, isForAll: true, passesTo: null },
    { quota: 'Female', seats: 3, isForAll: false, passesTo: 'Open' },
    { quota: 'Dalit', seats: 2, isForAll: false, passesTo: 'Open' },
    { quota: 'Foreign', seats: 1, isForAll: false, passesTo: 'Open' },
  ],
  ties: ['older', 'applied-first'],
  minimum: 40,
}

const quotasOfCivil: readonly QuotaSeats[] = [
  { quota: 'Open', seats: 2, isForAll: true, passesTo: null },
  { quota: 'Female', seats: 1, isForAll: false, passesTo: 'Open' },
]

type Storing = {
  readonly places: Places
  readonly today: Day
  readonly files: FileStore
  readonly passwordHash: string
}

/** An entrance without a fee that was held a week ago, its candidates scored; the id of its opening. */
export async function storeCandidates(transaction: Transaction, at: Storing): Promise<number> {
  const { places, today } = at
  const academics = places['2083'].get('BE Computer')
  const programs = ['BE Computer', 'BE Civil'].flatMap((name) => {
    const id = places['2083'].get(name)?.n_program_id
    return id === undefined ? [] : [id]
  })
  const row = anEntranceOpening('closed', {
    name: 'BE Computer First Entrance 2083',
    today,
    ...(academics && { academics }),
    further: programs.slice(1),
  })
  const openingId = await storeOpening(transaction, {
    ...row,
    name_ne: nepaliName(row.name),
    examfee: nothing,
    latefee: nothing,
    apply_to: addDays(today, -35),
    apply_uptolate: addDays(today, -28),
    exam_date: addDays(today, -7),
  })
  for (const [place, candidate] of candidates.entries())
    await storeCandidate(transaction, { ...at, openingId, programs, place, candidate })
  return openingId
}

type StoringOne = Storing & {
  readonly openingId: number
  readonly programs: readonly number[]
  readonly place: number
  readonly candidate: Candidate
}

async function storeCandidate(
  transaction: Transaction,
  { openingId, programs, place, candidate, today, ...at }: StoringOne,
): Promise<void> {
  const [name, nepaliName, score, claims = []] = candidate
  const plan = aStudent({
    name,
    nepaliName,
    email: `${name.replace(' ', '.').toLowerCase()}@ltu.example`,
    gender: claims.includes('Female') ? 'female' : 'male',
    birthDate: addDays(day('2006-01-15'), 37 * place),
  })
  const student = await storeStudent(transaction, completed(plan), at)
  const id = await storeApplication(transaction, {
    partnerId: student.partnerId,
    openingId,
    quotas: joinQuotas(['Open', ...claims]),
    appliedOn: addDays(today, -60 + place),
  })
  await transaction
    .updateTable('n_entrance_reg')
    .set({
      docstatus: 'AP',
      erollno: `2083-${501 + place}`,
      exam_centre: `Block A, Room 101, Seat ${place + 1}`,
      score,
      attendance: score === null ? 'absent' : 'present',
    })
    .where('n_entrance_reg_id', '=', id)
    .execute()
  if (name !== gaveNoOrder)
    await storeOrder(transaction, id, name === civilFirst ? programs.toReversed() : programs)
  if (name !== unproved) await proveClaims(transaction, { id, claims, student, today })
}

async function storeOrder(
  transaction: Transaction,
  n_entrance_reg_id: number,
  programs: readonly number[],
): Promise<void> {
  await transaction
    .insertInto('entrance_preference')
    .values(
      programs.map((n_program_id, at) => ({ n_entrance_reg_id, place: at + 1, n_program_id })),
    )
    .execute()
}

async function proveClaims(
  transaction: Transaction,
  {
    id,
    claims,
    student,
    today,
  }: {
    readonly id: number
    readonly claims: readonly Quota[]
    readonly student: StoredStudent
    readonly today: Day
  },
): Promise<void> {
  for (const check_key of claims.map(proofKey))
    await transaction
      .insertInto('desk_judgement')
      .values({
        model: 'n_entrance_reg',
        record_id: id,
        check_key,
        judged_by: student.userId,
        judged: `${addDays(today, -20)}T06:00:00Z`,
      })
      .execute()
}

/** The exam office made the rules of the merit list and its first draft; publishing it is left for the visitor. */
export async function listMerit(
  { heldEntrance, examOfficeId }: DemoPeople,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const staff = { userId: examOfficeId, role: 'exam-office' } as const
  const office = { database, processes: meritProcesses, staff }
  const entrance = { n_entrance_open_ID: heldEntrance }
  const programs = await programsOfEntrance(database.kysely, heldEntrance)
  const further = furtherOf(programs).map(({ program }) => ({ program, quotas: quotasOfCivil }))
  await decideInOffice(office, {
    slug: 'entrance_merit_rules',
    body: { ...entrance, rules: JSON.stringify({ ...rules, further }) },
    nowMs,
  })
  await decideInOffice(office, { slug: 'entrance_merit_compute', body: entrance, nowMs })
}
