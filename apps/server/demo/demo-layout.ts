import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { examinationProcesses } from '#features/examination/server/examination.processes.ts'
import { decideInOffice } from './demo-office.ts'

/** Days from today to the first exam paper, and between two exam papers. */
const firstPaper = 20
const between = 2

/** Lays out the exam of a registration as the exam office: a centre with rooms, days and times, numbers and seats. */
export async function layOutExam(
  registrationId: number,
  {
    database,
    staff,
    nowMs,
  }: {
    readonly database: Database
    readonly staff: { readonly userId: number; readonly role: 'exam-office' }
    readonly nowMs: number
  },
): Promise<void> {
  const office = { database, processes: examinationProcesses(null), staff }
  const run = (slug: string, body: object) =>
    decideInOffice(office, { slug, body: { ...body }, nowMs })
  const papers = await papersOf(database, registrationId)
  const centre = await run('exam_centre_save', {
    Name: 'Dhunche campus',
    address: 'Gosaikunda-6, Rasuwa',
    address_ne: 'गोसाइँकुण्ड-६, रसुवा',
  })
  for (const Name of ['Block B, Room 204', 'Block B, Room 205'])
    await run('exam_room_save', { ...centre, Name, seats: 40 })
  const first = addDays(dayInNepal(nowMs), firstPaper)
  for (const [index, { n_exam_master_id, n_course_id }] of papers.entries())
    await run('exam_routine_set', {
      n_exam_master_ID: n_exam_master_id,
      n_course_ID: n_course_id,
      exam_day: addDays(first, index * between),
      time_from: '11:00',
      time_to: '14:00',
    })
  const exam = { n_exam_master_ID: papers[0]?.n_exam_master_id }
  await run('exam_symbol_numbers', exam)
  await run('exam_seats', { ...exam, ...centre })
}

function papersOf({ kysely }: Database, registrationId: number) {
  return kysely
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'd.n_exam_reg_id')
    .select(['a.n_exam_master_id', 'd.n_course_id'])
    .where('d.n_exam_reg_id', '=', registrationId)
    .orderBy('d.n_exam_regdetails_id')
    .execute()
}
