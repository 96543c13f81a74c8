import { semesterColumn } from '#features/applying/wire/academic.ts'

/**
 * The student's course registrations of an exam's semester, beside the active enrollment, whatever their status
 * (READINGS R-62): asked of n_program_creg with its courses.
 */
export function registeredFor(at: { readonly enrollmentId: number; readonly semesterId: number }) {
  return {
    $expand: 'n_program_cregdetails',
    $filter: `n_program_enroll_ID eq ${at.enrollmentId} and ${semesterColumn} eq ${at.semesterId}`,
  } as const
}
