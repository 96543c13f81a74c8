import { randomUUID } from 'node:crypto'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Quota } from '#features/applying/rules/facts.ts'
import type { RuleSet } from '#kinds/entrance/rules/merit/rule-set.ts'
import { proofKey } from '#kinds/entrance/server/claims.ts'
import {
  anEntranceOpening,
  storeApplication,
  storeOpening,
} from '#kinds/entrance/testing/entrance.factory.ts'
import type { StoredStudent } from '#features/profile/testing/student.factory.ts'
import type { Answer, Person } from '../person.ts'
import { type TestServer, todayOf } from '../test-server.ts'

export type ScoredStudent = {
  /** Null: absent. */
  readonly score: number | null
  readonly claims?: readonly Quota[]
  /** Claims whose proof the office approved. */
  readonly proved?: readonly Quota[]
  readonly bornOn?: Day
}

export type MeritApplication = StoredStudent & { readonly id: number }

/** Open seats for all, then Dalit, whose seats pass to Open. */
export function meritRules(open: number, dalit: number, facts: Partial<RuleSet> = {}): RuleSet {
  return {
    name: '2083-A',
    quotas: [
      { quota: 'Open', seats: open, isForAll: true, passesTo: null },
      { quota: 'Dalit', seats: dalit, isForAll: false, passesTo: 'Open' },
    ],
    ties: ['older'],
    minimum: 40,
    ...facts,
  }
}

/** An entrance that was held, its approved applicants scored. */
export async function scoredEntrance(
  at: Pick<TestServer, 'database' | 'student' | 'clock'>,
  students: readonly ScoredStudent[],
) {
  const name = `Entrance ${randomUUID().slice(0, 8)}`
  const openingId = await at.database.transaction((transaction) =>
    storeOpening(transaction, anEntranceOpening('held', { name, today: todayOf(at) })),
  )
  await at.database.kysely
    .updateTable('n_entrance_open')
    .set({ exam_date: '2026-10-01' })
    .where('n_entrance_open_id', '=', openingId)
    .execute()
  const people: MeritApplication[] = []
  for (const facts of students) people.push(await scored(at, openingId, facts))
  return { openingId, name, body: { n_entrance_open_ID: openingId }, people }
}

async function scored(
  at: Pick<TestServer, 'database' | 'student'>,
  openingId: number,
  { score, claims = [], proved = [], bornOn }: ScoredStudent,
): Promise<MeritApplication> {
  const student = await at.student({ gender: 'male' })
  const { partnerId } = student
  return at.database.transaction(async (transaction) => {
    const quotas = claims.join(',')
    const id = await storeApplication(transaction, { partnerId, openingId, quotas })
    await transaction
      .updateTable('n_entrance_reg')
      .set({
        docstatus: 'AP',
        ispaid: true,
        erollno: `2083-${id}`,
        score,
        attendance: score === null ? 'absent' : 'present',
      })
      .where('n_entrance_reg_id', '=', id)
      .execute()
    if (bornOn !== undefined)
      await transaction
        .updateTable('c_bpartner')
        .set({ dob_ad: bornOn })
        .where('c_bpartner_id', '=', partnerId)
        .execute()
    for (const quota of proved)
      await transaction
        .insertInto('desk_judgement')
        .values({
          model: 'n_entrance_reg',
          record_id: id,
          check_key: proofKey(quota),
          judged_by: student.userId,
          judged: new Date(),
        })
        .execute()
    return { ...student, id }
  })
}

/** Runs a process that must succeed. */
export async function done(by: Person, slug: string, body: object): Promise<Answer> {
  const answer = await by.post(`/api/v1/processes/${slug}`, body)
  if (answer.body['isError'] !== false) throw new Error(`${slug}: ${answer.text}`)
  return answer
}
