import { sql } from 'kysely'
import { day, number, share } from '../columns.ts'
import type { Report } from '../report.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'

/** Accounts of students by the day they were made, and how far these students are now. */
export const signUps: Report = {
  id: 'sign-ups',
  title: { en: 'Sign-ups', ne: 'नयाँ खाताहरू' },
  about: { en: 'by day', ne: 'दिनअनुसार' },
  group: 'admissions',
  permission: 'registry.read',
  filters: ['from', 'to'],
  columns: [
    day('day', { en: 'Day', ne: 'दिन' }),
    number('signed_up', { en: 'Signed up', ne: 'खाता खोलेका' }),
    number('completed', { en: 'Profile complete', ne: 'विवरण पूरा गरेका' }),
    number('applied', { en: 'Applied for entrance', ne: 'प्रवेशमा आवेदन' }),
    share('share', { en: 'Applied, %', ne: 'आवेदन, %' }, ['applied', 'signed_up']),
  ],
  query: ({ from, to }) => sql`
    select calendar.day::date as day, count(b.c_bpartner_id) as signed_up,
      count(b.c_bpartner_id) filter (where b.completedregistration) as completed,
      count(b.c_bpartner_id) filter (where exists (
        select from n_entrance_reg r where r.c_bpartner_id = b.c_bpartner_id)) as applied
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
    left join (c_bpartner b join ad_user u using (c_bpartner_id)) on ${dayOf('b.created')} = calendar.day
    group by calendar.day
    order by calendar.day desc`,
}
