import { OpeningsForPerson } from '#features/conditions/office/OpeningsForPerson.tsx'
import { forPersonText } from '#features/conditions/rules/for-person-messages.ts'
import type { StudentPart } from '#features/students/office/student-part.ts'

/** Parts of a student's file that features above the file add. */
export const studentParts: readonly StudentPart[] = [
  {
    id: 'openings',
    name: forPersonText.title,
    permission: 'application.decide',
    Part: OpeningsForPerson,
  },
]
