import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { day, number, text } from '../columns.ts'
import type { Report } from '../report.ts'

/** Least days over the due day, by choice. */
const leastDays = { all: 1, 'over-30': 31, lost: 181 } as const

/** Copies that were due and are not back, the longest first. After half a year a copy counts as lost. */
export const libraryOverdue: Report = {
  id: 'library-overdue',
  title: { en: 'Overdue and lost books', ne: 'म्याद नाघेका र हराएका पुस्तक' },
  about: { en: 'who has them, since when', ne: 'कोसँग, कहिलेदेखि' },
  group: 'library',
  permission: 'library.desk',
  filters: ['counted_by'],
  countedBy: {
    all: { en: 'All overdue', ne: 'म्याद नाघेका सबै' },
    'over-30': { en: 'Overdue for over 30 days', ne: 'म्याद नाघेको ३० दिनभन्दा बढी' },
    lost: { en: 'Lost: overdue for over 180 days', ne: 'हराएका: म्याद नाघेको १८० दिनभन्दा बढी' },
  },
  opens: { is: 'student', id: 'student' },
  columns: [
    text('title', { en: 'Book', ne: 'पुस्तक' }),
    text('number', { en: 'Accession no.', ne: 'पुस्तक नं.' }),
    text('name', common.name, { nepali: 'name_ne' }),
    text('registration', pageLabels.registrationNo),
    day('due', { en: 'Due', ne: 'फिर्ता गर्ने मिति' }),
    number('days', { en: 'Days late', ne: 'ढिलाइ (दिन)' }, { isSummed: false }),
  ],
  query: ({ today, countedBy }) => sql`
    select a.name as title, a.value as number, b.name, b.name_nepali as name_ne,
      b.regrollno as registration, a.duedate as due, ${today}::date - a.duedate as days,
      b.c_bpartner_id as student
    from a_asset a join c_bpartner b on b.c_bpartner_id = a.c_bpartner_id
    where ${today}::date - a.duedate >= ${leastDays[countedBy as keyof typeof leastDays]}::integer
    order by a.duedate, a.value`,
}
