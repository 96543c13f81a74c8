import { sql } from 'kysely'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { decimal, text } from '../columns.ts'
import type { Report } from '../report.ts'
import { passedOut } from '../query/passed-out.ts'
import { intakeColumn, programColumn } from '../query/programs.ts'

/** Graduates as they are called up: by programme, then by name. */
export const convocation: Report = {
  id: 'convocation',
  title: { en: 'Convocation list', ne: 'दीक्षान्त सूची' },
  about: { en: 'who passed out, by programme', ne: 'उत्तीर्ण भई निस्केका, कार्यक्रमअनुसार' },
  group: 'students',
  permission: 'registry.read',
  filters: ['academic_year', 'program'],
  opens: { is: 'student', id: 'student' },
  columns: [
    programColumn,
    text('name', common.name),
    text('name_ne', common.nepaliName),
    text('registration', pageLabels.registrationNo),
    intakeColumn,
    decimal('cgpa', common.cgpa),
  ],
  query: (filters) => sql`
    select * from (${passedOut(filters)}) as g order by program, program_id, name, student`,
}
