import type { ApplicationKind } from '#features/applying/rules/facts.ts'
import {
  type ProgramApplication,
  programFee,
  type ProgramOpening,
  programOwed,
} from '#features/programs/rules/facts.ts'
import { registrationMessages } from './messages.ts'

/** Course registration: every semester after the first. Its fee is fixed when it is applied for and has no last day. */
export const courseRegistration = {
  id: 'course-registration',
  title: registrationMessages.menu,
  path: '/course-registration',
  gate: 'active-enrollment',
  paymentType: 'STUDENT_FEE',
  documentType: 'COURSE_REGISTRATION',
  fee: ({ opening }) => programFee(opening.fees),
  payable: ({ application }) => programOwed(application),
  payUntil: () => null,
  sameOpening: (application, opening) => application.openingId === opening.id,
} as const satisfies ApplicationKind<ProgramOpening, ProgramApplication>
