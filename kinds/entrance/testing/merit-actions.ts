import { expect } from 'vitest'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { done, meritRules, scoredEntrance } from '#testing/kinds/merit-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { typeTwice } from '#testing/kinds/twice-typed-in-tests.ts'
import { civil, entranceOfPrograms, ownProgram } from './entrance-of-programs.ts'

/** Examples of the actions of staff on a merit list. */
export const meritActions: ActionExamples = (at) => {
  const table = 'n_entrance_open'
  const rules = JSON.stringify(meritRules(1, 1))
  /** An entrance with a rule set, its list computed and, where asked for, proposed. */
  const entrance = async (until: 'scored' | 'ruled' | 'computed') => {
    await typeTwice(at, false)
    const { body, people } = await scoredEntrance(at, [{ score: 70, claims: ['Dalit'] }])
    const exams = await at.staff('exam-office')
    if (until !== 'scored') await done(exams, 'entrance_merit_rules', { ...body, rules })
    if (until === 'computed') await done(exams, 'entrance_merit_compute', body)
    return { body, application: people[0]?.id ?? 0, exams }
  }
  const publication = () => {
    const atMs = at.clock.nowMs() + 3_600_000
    return { at: `${dayInNepal(atMs)} ${timeInNepal(atMs)}`, answer_days: 7 }
  }
  return {
    entrance_merit_rules: async () => ({
      by: 'exam-office',
      body: { ...(await entrance('scored')).body, rules },
      table,
      before: { rule_set: null, seats: null },
      after: { rule_set: '2083-A', seats: 2 },
    }),
    entrance_programs_set: async () => {
      const { openingId, body } = await scoredEntrance(at, [])
      const academics = await academicsOf(at)
      const { n_program_id } = await academicsOf(at, 'BE Civil')
      await at.database.kysely
        .updateTable('n_entrance_open')
        .set(academics)
        .where('n_entrance_open_id', '=', openingId)
        .execute()
      return {
        by: 'exam-office',
        body: { ...body, programs: [n_program_id] },
        table,
        before: { further_programs: '' },
        after: { further_programs: String(n_program_id) },
      }
    },
    entrance_applicant_order_set: async () => {
      const { people, ids } = await entranceOfPrograms(at, [{ score: 70, order: [civil] }])
      const reason = { reason: 'Asked by letter', reason_ne: 'निवेदन' }
      const programs = [ids[ownProgram], ids[civil]]
      return {
        by: 'exam-office',
        body: { n_entrance_reg_ID: people[0]?.id, programs, ...reason },
        table: 'n_entrance_reg',
        before: { programs: String(ids[civil]) },
        after: { programs: programs.join(','), reason: reason.reason },
      }
    },
    entrance_merit_compute: async () => ({
      by: 'exam-office',
      body: (await entrance('ruled')).body,
      table,
      before: { merit_version: null },
      after: { merit_version: 1, seats_given: 1 },
    }),
    entrance_merit_parts: async () => {
      const { body, application } = await entrance('scored')
      const lines = `erollno,mathematics\n2083-${application},44`
      const file = { fileName: 'p.csv', fileContent: Buffer.from(lines).toString('base64') }
      return {
        by: 'exam-office',
        body: { ...body, file },
        table,
        before: { part_scores: null },
        after: { part_scores: 'mathematics: 1' },
      }
    },
    entrance_claim_prove: async () => ({
      by: 'registrar',
      body: {
        n_entrance_reg_ID: (await entrance('scored')).application,
        quota: 'Dalit',
        is_proved: true,
      },
      table: 'n_entrance_reg',
      before: { proved_quota: null },
      after: { proved_quota: 'Dalit' },
    }),
    entrance_merit_publish: async () => ({
      by: 'exam-office',
      body: { ...(await entrance('computed')).body, ...publication() },
      table: 'n_proposal',
      before: {},
      after: { sort: 'entrance-merit', after: expect.stringContaining('"answerDays":7') },
    }),
    entrance_merit_stop: async () => {
      const { body, exams } = await entrance('computed')
      const proposed = await done(exams, 'entrance_merit_publish', { ...body, ...publication() })
      await confirm(await at.staff('registrar'), proposed)
      return {
        by: 'registrar',
        body,
        table,
        before: { merit_publish_at: expect.any(String) },
        after: { merit_publish_at: null },
      }
    },
  }
}
