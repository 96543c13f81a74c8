import { type FindBlock, programPayable } from '#features/programs/server/payable.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments } from '#features/enrollment/server/find-enrollments.ts'
import { admission } from '../rules/kind.ts'
import { refusedAdmission } from './program.ts'

/** While another program's enrollment is active this admission cannot be approved, so it takes no payment. */
const findOtherEnrollment: FindBlock = async (row, reader) => {
  if (row.docstatus !== 'DR' && row.docstatus !== 'IP') return null
  const active = findActiveEnrollment(await findEnrollments(reader, row.c_bpartner_id))
  return active === null || active.id === row.n_program_enroll_id
    ? null
    : refusedAdmission('active-enrollment')
}

export const admissionPayable = programPayable(admission, findOtherEnrollment)
