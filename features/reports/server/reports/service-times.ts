import { sql } from 'kysely'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { number, text } from '../columns.ts'
import type { Report, ReportColumn } from '../report.ts'
import { dayOf } from '#platform/server/database/nepal-days.ts'

/** Queues of the office; a test compares them with the desk's. */
const queues = {
  admission: { en: 'Admission', ne: 'भर्ना' },
  corrections: { en: 'Corrections', ne: 'सच्याउने अनुरोध' },
  'course-registration': pageLabels.courseRegistration,
  certificate: { en: 'Certificates', ne: 'प्रमाणपत्र' },
  'double-accounts': { en: 'Possible double accounts', ne: 'दोहोरिएका हुन सक्ने खाता' },
  entrance: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  exam: pageLabels.examRegistration,
  retotaling: pageLabels.retotaling,
  scholarship: { en: 'Scholarships', ne: 'छात्रवृत्ति' },
  translations: { en: 'Translations', ne: 'अनुवाद' },
  'university-registration': pageLabels.universityRegistration,
  'used-slips': { en: 'Used slips', ne: 'दोहोरिएका भौचर' },
  vouchers: officeLabels.vouchers,
} as const

const days = (id: string, label: ReportColumn['label']): ReportColumn => ({
  id,
  label,
  type: 'decimal',
})

/** Days from when an item began to wait for the office to its decision, of what was decided in the chosen days. */
export const serviceTimes: Report = {
  id: 'service-times',
  title: { en: 'Service times', ne: 'सेवामा लागेको समय' },
  about: { en: 'of the queues, in days', ne: 'लाइनहरूको, दिनमा' },
  group: 'staff',
  permission: 'desk.use',
  filters: ['from', 'to'],
  columns: [
    text('queue', { en: 'Queue', ne: 'लाइन' }, { values: queues }),
    number('decided', { en: 'Decided', ne: 'निर्णय भएका' }),
    days('half', { en: 'Median', ne: 'मध्यक' }),
    days('most', { en: 'Nine of ten within', ne: 'दसमध्ये नौ यतिमा' }),
    days('longest', { en: 'Longest', ne: 'सबैभन्दा लामो' }),
  ],
  query: ({ from, to }) => sql`
    select queue, count(*) as decided,
      percentile_cont(0.5) within group (order by took) as half,
      percentile_cont(0.9) within group (order by took) as most,
      max(took) as longest
    from (
      select queue, extract(epoch from decided - waited_since)::float8 / 86400 as took
      from desk_decision
      where ${dayOf('decided')} between ${from}::date and ${to}::date
    ) as decision
    group by queue
    order by queue`,
}
