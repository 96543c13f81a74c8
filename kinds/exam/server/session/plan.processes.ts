import { bothNames } from '#platform/server/database/names.ts'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Window } from '#platform/pure/calendar/window.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { nameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { closedDays } from '#features/institution/server/holidays.ts'
import { withSkipped } from '#features/next-year/rules/facts.ts'
import { changePlanned, executeOnce, noPlan } from '#features/next-year/server/stored-plan.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findDayFinding } from '../../rules/session/day-finding.ts'
import { sessionPlanText as text, termsProblems } from '../../rules/session/messages.ts'
import { plannedTypes } from '../../rules/session/plan-openings.ts'
import { findTermsProblem, type SessionTerms } from '../../rules/session/terms.ts'
import * as contracts from '../../wire/session-plan.ts'
import { executeSessionPlan } from './execute-plan.ts'
import { makeSessionPlan, type StoredExam } from './make-plan.ts'

const roles = staffWith('exam-opening.manage')

/** Makes a plan and stores it: what it shows is what is executed. */
const makePlan = defineProcess({
  ...contracts.examSessionPlanMake,
  name: text.make,
  roles,
  shows: [],
  async run(given, { database, session: { userId }, nowMs }) {
    const { n_exam_master_ID: id, programs, semesters, isRegular, isBack } = given
    const types = plannedTypes.filter((type) => (type === 'REG' ? isRegular : isBack))
    if (types.length === 0) return refusal('rule/no-type', text['no-type'])
    const lateFees = findDatedAmounts(given.latefees)
    if (lateFees === null) return refusal('rule/wrong-late-fees', termsProblems['wrong-late-fees'])
    const terms = { ...termsOf(given), lateFees }
    const problem = findTermsProblem(terms)
    if (problem !== null) return refusal(`rule/${problem}`, termsProblems[problem])
    const reader = database.kysely
    const session = await findSession(reader, id)
    if (session === null)
      return refusal('rule/no-exam-session', text['no-exam-session'], { status: 404 })
    const planning = { session: { id, ...session }, programs, semesters, types, terms, nowMs }
    const openings = await makeSessionPlan(reader, planning)
    const { exam_session_plan_id } = await reader
      .insertInto('exam_session_plan')
      .values({
        created: new Date(nowMs),
        createdby: userId,
        n_exam_master_id: id,
        session_version: session.version,
        terms: JSON.stringify(terms),
        openings: JSON.stringify(openings),
      })
      .returning('exam_session_plan_id')
      .executeTakeFirstOrThrow()
    return answer(reader, exam_session_plan_id)
  },
})

const readPlan = defineProcess({
  ...contracts.examSessionPlanRead,
  name: text.plan,
  roles,
  shows: [],
  run: ({ exam_session_plan_ID: id }, { database }) => answer(database.kysely, id),
})

/** Leaves an opening of a plan out, or takes it in again. */
const skipOpening = defineProcess({
  ...contracts.examSessionPlanSkip,
  name: text.skip,
  roles,
  shows: [],
  async run({ exam_session_plan_ID: id, key, isSkipped }, { database }) {
    const isMeant = (exam: StoredExam) => exam.key === key
    const skip = (exams: readonly StoredExam[]) => withSkipped(exams, { isMeant, isSkipped })
    const refused = await database.transaction((transaction) =>
      changePlanned(transaction, { table: 'exam_session_plan', id }, skip),
    )
    return refused ?? answer(database.kysely, id)
  },
})

type StoredRow = {
  readonly n_exam_master_id: number
  readonly session_version: number
  readonly terms: string
}

/** Creates the drafts of a plan, all or none, once. */
const executePlan = defineProcess({
  ...contracts.examSessionPlanExecute,
  name: text.title,
  roles,
  shows: [],
  run: ({ exam_session_plan_ID: id }, { transact, session: { userId }, nowMs }) =>
    transact(async (transaction, did) => {
      const plan = { table: 'exam_session_plan', id } as const
      const created = await executeOnce<StoredRow>(transaction, plan, {
        nowMs,
        create: (row) =>
          executeSessionPlan(transaction, JSON.parse(row.openings) as readonly StoredExam[], {
            sessionId: row.n_exam_master_id,
            version: row.session_version,
            terms: JSON.parse(row.terms) as SessionTerms,
            userId,
            nowMs,
          }),
      })
      if (isRefusal(created)) return created
      did({ table: 'exam_session_plan', record: id, before: { created: 0 }, after: { created } })
      return { summary: text.created, values: { n: created }, data: { created } }
    }),
})

export const sessionPlanProcesses = [makePlan, readPlan, skipOpening, executePlan]

type GivenTerms = Readonly<
  Record<'DateFrom' | 'DateTo' | 'RetotalingFrom' | 'RetotalingTo', string> &
    Record<'examfee' | 'backfee' | 'retotalingfee', number>
>

function termsOf(given: GivenTerms): SessionTerms {
  return {
    from: findDay(given.DateFrom),
    to: findDay(given.DateTo),
    retotalingFrom: findDay(given.RetotalingFrom),
    retotalingTo: findDay(given.RetotalingTo),
    fees: { REG: paisa(given.examfee), BACK: paisa(given.backfee) },
    retotalingFee: paisa(given.retotalingfee),
  }
}

async function findSession(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_exam_master')
    .select(['version', bothNames('name', 'name_ne').as('name')])
    .where('n_exam_master_id', '=', id)
    .where('isactive', '=', true)
    .executeTakeFirst()
  return row ?? null
}

async function answer(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('exam_session_plan as p')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'p.n_exam_master_id')
    .leftJoin('n_aca_year as y', 'y.n_aca_year_id', 'm.n_aca_year_id')
    .selectAll('p')
    .select([bothNames('m.name', 'm.name_ne').as('session'), 'y.begins_on', 'y.ends_on'])
    .where('p.exam_session_plan_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return noPlan()
  const terms = JSON.parse(row.terms) as SessionTerms
  const plan = {
    id,
    session: row.session,
    executed: row.executed?.toISOString() ?? null,
    days: await shownDays(reader, terms, yearOf(row)),
    retotalingFee: terms.retotalingFee,
    openings: (JSON.parse(row.openings) as readonly StoredExam[]).map((exam) => ({
      key: exam.key,
      name: nameInBoth(exam.name, exam.nameNe ?? ''),
      type: exam.type,
      state: exam.state,
      students: exam.students,
      fee: terms.fees[exam.type],
      findings: exam.findings,
    })),
  }
  return { summary: text.plan, data: { plan } }
}

function yearOf(row: { begins_on: string | null; ends_on: string | null }): Window {
  return { from: findDay(row.begins_on ?? ''), to: findDay(row.ends_on ?? '') }
}

/** Days of the plan; applying may begin on a closed day, but nothing else falls on one. */
async function shownDays(reader: Reader, terms: SessionTerms, year: Window) {
  const closed = await closedDays(reader)
  const all = [
    { label: text.from, day: terms.from, isOpenDay: false, isOfYear: true },
    { label: text.to, day: terms.to, isOpenDay: true, isOfYear: true },
    ...(terms.lateFees ?? []).map(({ until, amount }) => ({
      label: sayInBoth(text['late-until'], { amount: rsInBoth(amount) }),
      day: until,
      isOpenDay: true,
      isOfYear: true,
    })),
    {
      label: text['retotaling-from'],
      day: terms.retotalingFrom,
      isOpenDay: true,
      isOfYear: false,
    },
    { label: text['retotaling-to'], day: terms.retotalingTo, isOpenDay: true, isOfYear: false },
  ] as const
  return all.flatMap(({ label, day, ...of }) =>
    day === null ? [] : [{ label, day, finding: findDayFinding({ day, ...of }, { closed, year }) }],
  )
}
