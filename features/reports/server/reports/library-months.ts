import { dayOf } from '#platform/server/database/nepal-days.ts'
import { sql } from 'kysely'
import { number, rupees } from '../columns.ts'
import type { Report } from '../report.ts'
import { monthColumn, monthRows } from '../query/months.ts'

/** Loans by the month of their issue or return; fines by the month in which they arose or were settled. */
export const libraryMonths: Report = {
  id: 'library-months',
  title: { en: 'Circulation and fines', ne: 'पुस्तक कारोबार र जरिवाना' },
  about: { en: 'by month of a fiscal year', ne: 'आर्थिक वर्षको महिनाअनुसार' },
  group: 'library',
  permission: 'library.desk',
  filters: ['fiscal_year'],
  columns: [
    monthColumn,
    number('issued', { en: 'Issued', ne: 'दिइएका' }),
    number('returned', { en: 'Returned', ne: 'फिर्ता भएका' }),
    number('late', { en: 'Returned late', ne: 'ढिलो फिर्ता' }),
    rupees('fined', { en: 'Fines', ne: 'जरिवाना' }),
    rupees('collected', { en: 'Fines paid', ne: 'तिरिएको जरिवाना' }),
    rupees('let_off', { en: 'Fines let off', ne: 'मिनाहा' }),
  ],
  query: (filters) => sql`
    select month.name as month, month.name_ne as month_ne,
      coalesce(sum(happened.issued), 0) as issued, coalesce(sum(happened.returned), 0) as returned,
      coalesce(sum(happened.late), 0) as late, coalesce(sum(happened.fined), 0) as fined,
      coalesce(sum(happened.collected), 0) as collected,
      coalesce(sum(happened.let_off), 0) as let_off
    from ${monthRows(filters)}
    left join (
      select issued as day, 1 as issued, 0 as returned, 0 as late, 0::bigint as fined,
        0::bigint as collected, 0::bigint as let_off
      from library_loan
      union all
      select returned, 0, 1, (returned > due)::integer, 0, 0, 0 from library_loan
      where returned is not null
      union all
      select ${dayOf('created')}, 0, 0, 0, amount, 0, 0
      from n_library_fine
      union all
      select settled, 0, 0, 0, 0, case finestate when 'paid' then amount else 0 end,
        case finestate when 'let-off' then amount else 0 end
      from n_library_fine where settled is not null
    ) as happened on happened.day between month.first_day and month.last_day
    group by month.place, month.name, month.name_ne
    order by month.place`,
}
