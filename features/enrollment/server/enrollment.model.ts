import * as officeLabels from '#platform/pure/labels/office.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { staffRead } from '#features/roles/server/staff-access.ts'
import {
  chosenAcademicReferences,
  semesterReference,
} from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { CreateHook, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** Id of the semester that follows in the order of semesters (READINGS R-95). */
const nextSemester = `select s.n_sem_year_id from n_sem_year s
  join n_sem_year own on own.n_sem_year_id = t.n_sem_year_id and s.place > own.place
  where s.isactive order by s.place limit 1`

/**
 * A place in a programme; its states are the university's to set (SECURITY T31). The hook is the admission's: only
 * beside an eligible one does a student ask for a place.
 */
export function enrollmentModel(create: CreateHook): Model {
  return {
    table: 'n_program_enroll',
    label: officeLabels.programEnrollment,
    identifier: ['urollno'],
    owner: { is: 'partner', column: 'C_BPartner_ID' },
    access: { ...staffRead, student: { read: 'own', create: true } },
    hooks: { create },
    columns: [
      partnerReference,
      ...chosenAcademicReferences,
      semesterReference,
      column.integer(
        'next_semester',
        { en: 'Next semester', ne: 'अर्को सेमेस्टर' },
        { sql: nextSemester },
      ),
      column.boolean('urollstatus', { en: 'Enrollment confirmed', ne: 'भर्ना पक्का' }, readOnly),
      column.text('urollno', { en: 'Roll No.', ne: 'रोल नं.' }, readOnly),
      column.boolean('isPassedOut', { en: 'Passed Out', ne: 'उत्तीर्ण' }, readOnly),
      column.boolean('isDropOut', { en: 'Drop Out', ne: 'छाडेको' }, readOnly),
    ],
  }
}
