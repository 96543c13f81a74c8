import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { DemoPeople } from '../load-demo.ts'
import type { DemoContext } from './slips.ts'

/** Applications paid so many days ago are long decided. */
const oldDays = 40

/** Completes the old applications, and approves the applicants of this month. */
export async function completeOld(
  { programs, crowd }: DemoPeople,
  { database: { kysely }, nowMs }: DemoContext,
): Promise<void> {
  const { 'enrollment-pending': _waits, ...old } = programs
  const ofCrowd = (type: 'ADMISSION' | 'STUDENT_FEE' | 'ENTRANCE') =>
    crowd.paid.filter(({ target, daysAgo }) => target.type === type && daysAgo > oldDays)
  const studies = [...ofCrowd('ADMISSION'), ...ofCrowd('STUDENT_FEE')]
  await kysely
    .updateTable('n_program_creg')
    .set({ docstatus: 'CO' })
    .where('n_program_creg_id', 'in', [
      ...Object.values(old),
      ...studies.map(({ target }) => target.referenceId),
    ])
    .execute()
  for (const [place, { target, daysAgo }] of ofCrowd('ENTRANCE').entries())
    await kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'CO', erollno: `${daysAgo > 365 ? 2082 : 2083}-${101 + place}` })
      .set({ score: 52 + ((place * 7) % 35), attendance: 'present' })
      .set({ selected: true, eligible: true })
      .where('n_entrance_reg_id', '=', target.referenceId)
      .execute()
  for (const [place, { target }] of crowd.month.entries())
    await kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP', erollno: `2083-${301 + place}` })
      .where('n_entrance_reg_id', '=', target.referenceId)
      .execute()
  await kysely
    .updateTable('n_exam_reg')
    .set({ docstatus: 'CO' })
    .where('created', '<', new Date(`${addDays(dayInNepal(nowMs()), -oldDays)}T00:00:00Z`))
    .execute()
}
