import { sql } from 'kysely'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { day, number, text } from '../columns.ts'
import type { Report } from '../report.ts'

/** Candidates in each room of the centres, by the days and times of exams; several exam papers at one time share a room. */
export const examCentres: Report = {
  id: 'exam-centres',
  title: { en: 'Strength of exam centres', ne: 'परीक्षा केन्द्रको सङ्ख्या' },
  about: { en: 'candidates by day, centre and room', ne: 'दिन, केन्द्र र कोठाअनुसार परीक्षार्थी' },
  group: 'exams',
  permission: 'exam-layout.read',
  filters: ['from', 'to'],
  columns: [
    day('day', pageLabels.date),
    text('hours', { en: 'Time', ne: 'समय' }),
    text('centre', pageLabels.centre),
    text('room', { en: 'Room', ne: 'कोठा' }),
    number('papers', { en: 'Exam papers', ne: 'प्रश्नपत्र' }, { isSummed: false }),
    number('seats', { en: 'Seats of the room', ne: 'कोठाका सिट' }, { isSummed: false }),
    number('candidates', { en: 'Candidates', ne: 'परीक्षार्थी' }),
  ],
  query: ({ from, to }) => sql`
    select t.exam_day as day,
      to_char(t.time_from, 'HH24:MI') || '-' || to_char(t.time_to, 'HH24:MI') as hours,
      c.name as centre, m.name as room, m.seats,
      count(distinct t.n_exam_routine_id) as papers, count(*) as candidates
    from n_exam_seat s
    join n_exam_routine t using (n_exam_routine_id)
    join n_exam_room m using (n_exam_room_id)
    join n_exam_centre c using (n_exam_centre_id)
    where t.exam_day between ${from}::date and ${to}::date
    group by t.exam_day, t.time_from, t.time_to, c.name, m.n_exam_room_id, m.name, m.seats
    order by t.exam_day, t.time_from, t.time_to, c.name, m.name`,
}
