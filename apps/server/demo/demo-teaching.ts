import { sql } from 'kysely'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { enterInternal } from '#features/results/server/internal/enter.process.ts'
import { registeredFor } from '#features/results/server/internal/registered.ts'
import { teachingProcesses } from '#features/results/server/teaching/teaching.processes.ts'
import { decideInOffice } from './demo-office.ts'
import type { DemoPeople } from './load-demo.ts'

/** Courses of the teacher, and the days on which internal marks may be typed. */
const courses = 3
const days = { before: 30, after: 60 }
/** Students of the first course whose marks the teacher has typed. */
const typed = 7

/** Gives courses to the teacher: first those in which most internal marks are still missing. */
export async function giveCourses(
  { registrarId, teacherId }: Pick<DemoPeople, 'registrarId' | 'teacherId'>,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const staff = { userId: registrarId, role: 'registrar' } as const
  const today = dayInNepal(nowMs)
  for (const id of await leastMarked(database))
    await decideInOffice(
      { database, processes: teachingProcesses, staff },
      {
        slug: 'teaching_give',
        body: {
          n_batch_course_ID: id,
          ad_user_ID: teacherId,
          first_day: addDays(today, -days.before),
          last_day: addDays(today, days.after),
        },
        nowMs,
      },
    )
  await typeMarks(teacherId, { database, nowMs })
}

/** Internal marks and attendance of a part of the teacher's first course. */
async function typeMarks(
  teacherId: number,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<void> {
  const [first] = await leastMarked(database)
  if (first === undefined) return
  const students = await registeredFor(database.kysely, first)
  const lines = students.slice(0, typed).map(({ rollNumber, terms }, place) => {
    const mark = Math.round((terms?.full ?? 20) * (0.55 + (place % 5) * 0.09))
    return `${rollNumber},${mark},${78 + ((place * 7) % 20)}`
  })
  const fileContent = Buffer.from(['urollno,internal,attendance', ...lines].join('\n')).toString(
    'base64',
  )
  await decideInOffice(
    { database, processes: [enterInternal], staff: { userId: teacherId, role: 'teacher' } },
    {
      slug: 'internal_enter',
      body: { n_batch_course_ID: first, file: { fileName: 'marks.csv', fileContent } },
      nowMs,
    },
  )
}

async function leastMarked({ kysely }: Database): Promise<readonly number[]> {
  const rows = await kysely
    .selectFrom('n_batch_course as b')
    .innerJoin('n_program_creg as a', 'a.n_program_cregopen_id', 'b.n_program_cregopen_id')
    .innerJoin('n_program_cregdetails as d', (join) =>
      join
        .onRef('d.n_program_creg_id', '=', 'a.n_program_creg_id')
        .onRef('d.n_course_id', '=', 'b.n_course_id'),
    )
    .select('b.n_batch_course_id as id')
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .groupBy('b.n_batch_course_id')
    .orderBy(sql`count(*) filter (where d.internal_om is null)`, 'desc')
    .orderBy('b.n_batch_course_id')
    .limit(courses)
    .execute()
  return rows.map(({ id }) => id)
}
