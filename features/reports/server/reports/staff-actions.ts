import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import { number, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'
import { inYear, monthColumn, monthRows } from '../query/months.ts'

/** Entries of the audit trail of staff by person and month: one for each record that was changed, read or refused. */
export const staffActions: Report = {
  id: 'staff-actions',
  title: { en: 'Decisions of staff', ne: 'कर्मचारीका निर्णय' },
  about: { en: 'by person and month', ne: 'व्यक्ति र महिनाअनुसार' },
  group: 'staff',
  permission: 'audit.read',
  filters: ['fiscal_year'],
  columns: [
    text('name', common.name),
    monthColumn,
    number('changes', { en: 'Records changed', ne: 'बदलिएका विवरण' }),
    number('confirmed', { en: 'Confirmed as second person', ne: 'दोस्रो व्यक्तिका रूपमा पक्का' }),
    number('read', { en: 'Records read', ne: 'हेरिएका विवरण' }),
    number('refused', { en: 'Refused', ne: 'अस्वीकृत' }),
  ],
  query: (filters) => sql`
    select u.name, month.name as month, month.name_ne as month_ne,
      coalesce(sum(a.changes), 0) as changes, coalesce(sum(a.confirmed), 0) as confirmed,
      coalesce(sum(a.read), 0) as read, coalesce(sum(a.refused), 0) as refused
    from ${monthRows(filters)}
    join (
      select ad_user_id, ${dayOf('at')} as day,
        sum(times) filter (where act = 'changed') as changes,
        sum(times) filter (where act = 'changed' and subject = 'n_proposal'
          and process = 'proposal_confirm') as confirmed,
        sum(times) filter (where act in ('read', 'listed')) as read,
        sum(times) filter (where act in ('refused', 'denied')) as refused
      from audit_entry
      where role <> 'student' and ${inYear('at', filters)}
      group by 1, 2
    ) as a on a.day between month.first_day and month.last_day
    join ad_user u using (ad_user_id)
    group by u.ad_user_id, u.name, month.place, month.name, month.name_ne
    order by u.name, u.ad_user_id, month.place`,
}
