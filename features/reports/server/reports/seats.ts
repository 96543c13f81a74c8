import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { number, share, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { chosenProgram, programColumn, programName } from '../query/programs.ts'

/** Seats of openings that limit them, and of published merit lists by quota, with those that are taken. */
export const seats: Report = {
  id: 'seats',
  title: officeLabels.seats,
  about: { en: 'taken and left, by opening and quota', ne: 'भरिएका र बाँकी, आवेदन र कोटाअनुसार' },
  group: 'admissions',
  permission: 'application.read',
  filters: ['academic_year', 'program'],
  columns: [
    programColumn,
    text('opening', { en: 'Opening', ne: 'आवेदन' }, { nepali: 'opening_ne' }),
    text('quota', common.quota),
    number('seats', officeLabels.seats),
    number('taken', { en: 'Taken', ne: 'भरिएका' }),
    number('free', { en: 'Left', ne: 'बाँकी' }),
    share('share', { en: 'Taken, %', ne: 'भरिएका, %' }, ['taken', 'seats']),
  ],
  query: (filters) => sql`
    select ${programName}, s.name as opening, s.name_ne as opening_ne, s.quota, s.seats, s.taken, s.seats - s.taken as free
    from (
      select o.n_program_id, o.name, o.name_ne, '' as quota, o.seats, count(r.n_program_creg_id) as taken
      from n_program_cregopen o
      left join n_program_creg r
        on r.n_program_cregopen_id = o.n_program_cregopen_id and r.docstatus <> 'CL'
      where o.isactive and o.seats is not null and ${chosenProgram('o', filters)}
      group by o.n_program_cregopen_id
      union all
      select e.n_program_id, e.name, e.name_ne, e.quota, count(*), count(f.seat)
      from (
        select t.merit_list_id, t.seat, t.quota, o.n_entrance_open_id, o.name, o.name_ne,
          o.n_aca_year_id,
          coalesce(t.n_program_id, o.n_program_id) as n_program_id
        from merit_list l
        join n_entrance_open o using (n_entrance_open_id)
        join merit_seat t using (merit_list_id)
        where l.state = 'published'
      ) as e
      left join merit_offer f
        on f.merit_list_id = e.merit_list_id and f.seat = e.seat and f.answer = 'accepted'
      where ${chosenProgram('e', filters)}
      group by e.n_entrance_open_id, e.n_program_id, e.name, e.name_ne, e.quota
    ) as s
    left join n_program p on p.n_program_id = s.n_program_id
    order by p.name, p.n_program_id, s.name, s.quota`,
}
