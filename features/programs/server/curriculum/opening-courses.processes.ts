import { sql } from 'kysely'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { lockTable } from '#features/registers/server/check-save.ts'
import { curriculumMessages as text } from '../../rules/curriculum-messages.ts'
import * as contracts from '../../wire/curriculum.ts'
import {
  findOpening,
  missingRows,
  offeredCourses,
  openingCourseOf,
  planOf,
  takenColumns,
} from './opening-courses.ts'

const roles = staffWith('opening.manage')

const readCourses = defineProcess({
  ...contracts.openingCoursesRead,
  name: text.read,
  roles,
  shows: [],
  async run({ n_program_cregopen_ID: id }, { database }) {
    const reader = database.kysely
    const opening = await findOpening(reader, id)
    if (opening === null) return refusal('rule/no-opening', text['no-opening'], { status: 404 })
    const [offered, missing] = [
      await offeredCourses(reader, id),
      await missingRows(reader, opening),
    ]
    const missingCourses = missing.map((row) => openingCourseOf({ ...row, id: null }))
    const data = { courses: [...offered, ...missingCourses], plan: planOf(missing) }
    return { summary: text.read, data }
  },
})

/** Offers the courses that were shown, all of them or none. */
const addCourses = defineProcess({
  ...contracts.openingCoursesAdd,
  name: text.add,
  roles,
  shows: [],
  run: ({ n_program_cregopen_ID: id, plan }, { transact, session, nowMs }) =>
    transact(async (transaction, did) => {
      await lockTable('n_batch_course', transaction)
      await lockTable('n_curriculum', transaction)
      const opening = await findOpening(transaction, id)
      if (opening === null) return refusal('rule/no-opening', text['no-opening'], { status: 404 })
      const missing = await missingRows(transaction, opening)
      if (missing.length === 0 || planOf(missing) !== plan)
        return refusal('rule/curriculum-changed', text.changed, { status: 409 })
      const columns = sql.join(takenColumns.map((name) => sql.ref(name)))
      const ids = missing.map(({ n_curriculum_id }) => n_curriculum_id)
      const now = new Date(nowMs)
      await sql`insert into n_batch_course (n_program_cregopen_id, ${columns}, created, createdby, updated, updatedby)
        select ${id}::bigint, ${columns}, ${now}::timestamptz, ${session.userId}::bigint,
          ${now}::timestamptz, ${session.userId}::bigint
        from n_curriculum where n_curriculum_id = any(${ids})`.execute(transaction)
      const added = missing.length
      const after = { courses: missing.map(({ code }) => code).join(', ') }
      did({ table: 'n_program_cregopen', record: id, before: {}, after })
      return { summary: text.added, values: { n: added }, data: { added } }
    }),
})

export const openingCoursesProcesses = [readCourses, addCourses]
