import type { OfficeKind } from '#features/applying/wire/office-kind.ts'
import type { KindId } from './kinds.ts'

const programs: OfficeKind = {
  model: 'n_program_creg',
  parameter: 'n_program_creg_ID',
  documentAction: 'program_document_action',
}

/** Entries of each kind for the office; the compiler requires all. */
export const officeKinds = {
  entrance: {
    model: 'n_entrance_reg',
    parameter: 'n_entrance_reg_ID',
    documentAction: 'entrance_document_action',
  },
  admission: programs,
  'course-registration': programs,
  'university-registration': {
    model: 'n_noureg',
    parameter: 'n_noureg_ID',
    documentAction: 'university_registration_document_action',
  },
  exam: {
    model: 'n_exam_reg',
    parameter: 'n_exam_reg_ID',
    documentAction: 'exam_document_action',
  },
  retotaling: {
    model: 'n_exam_retotaling',
    parameter: 'n_exam_retotaling_ID',
    documentAction: 'exam_retotaling_document_action',
  },
  scholarship: {
    model: 'n_scholarship_reg',
    parameter: 'n_scholarship_reg_ID',
    documentAction: 'scholarship_document_action',
  },
  certificate: {
    model: 'n_certificate_reg',
    parameter: 'n_certificate_reg_ID',
    documentAction: 'certificate_document_action',
  },
} as const satisfies Record<KindId, OfficeKind>
