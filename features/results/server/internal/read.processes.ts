import { bothNames } from '#platform/server/database/names.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import type { Process } from '#platform/server/processes/process.ts'
import { internalMessages as text } from '#features/results/rules/marks/internal-messages.ts'
import type { InternalCourse, InternalSheet } from '../../wire/office.ts'
import { internalReaders, isReadBy } from '../teaching/own-courses.ts'
import { unknown } from '../result-office.ts'
import { findReadable, registeredFor } from './registered.ts'

/** Offered courses with registered students, the newest opening first, with the number of entered marks; a teacher's own. */
const listCourses = defineProcess({
  ...contracts.internalCourses,
  name: { en: 'List courses with internal marks', ne: 'आन्तरिक अङ्कका विषयको सूची' },
  roles: internalReaders,
  shows: [],
  async run(_, { database, session, nowMs }) {
    const { rows } = await sql<InternalCourse>`
      select b.n_batch_course_id as "n_batch_course_ID", ${bothNames('o.name', 'o.name_ne')} as opening,
        c.value as code, ${bothNames('c.name', 'c.name_nepali')} as name,
        count(*) as registered, count(l.internal_om) as entered
      from n_program_creg r
      join n_program_cregdetails l using (n_program_creg_id)
      join n_program_cregopen o on o.n_program_cregopen_id = r.n_program_cregopen_id
      join n_batch_course b on b.n_program_cregopen_id = o.n_program_cregopen_id
        and b.n_course_id = l.n_course_id
      join n_course c on c.n_course_id = l.n_course_id
      where r.docstatus in ('AP', 'CO') and r.ad_client_id = ${session.clientId}
        and ${isReadBy({ session, nowMs })}
      group by b.n_batch_course_id, o.n_program_cregopen_id, c.n_course_id
      order by o.datefrom desc nulls last, o.n_program_cregopen_id desc, c.value`.execute(
      database.kysely,
    )
    return { summary: text['courses-read'], values: { n: rows.length }, data: { courses: rows } }
  },
})

/** The internal marks of an offered course, by roll number. */
const readSheet = defineProcess({
  ...contracts.internalSheet,
  name: { en: 'Read internal marks', ne: 'आन्तरिक अङ्क हेर्ने' },
  roles: internalReaders,
  shows: 'row-by-row',
  async run(given, context) {
    const { kysely } = context.database
    const id = given.n_batch_course_ID
    const offered = await findReadable(kysely, id, context)
    if (offered === null) return unknown('offered-course')
    const students = await registeredFor(kysely, id)
    const sheet: InternalSheet = {
      ...offered,
      rows: students.map(({ rollNumber, name, terms, marks, attendance, isUsed }) => ({
        urollno: rollNumber,
        name,
        terms,
        internal: marks,
        attendance,
        isUsed,
      })),
    }
    const seen = { table: 'n_batch_course', record: String(id) }
    return { summary: text['sheet-read'], values: { code: offered.code }, seen, data: { ...sheet } }
  },
})

export const internalReading: readonly Process[] = [listCourses, readSheet]
