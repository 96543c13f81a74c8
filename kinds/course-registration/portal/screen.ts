import { readActiveEnrollment } from '#features/enrollment/portal/enroll.ts'
import { NothingSent } from '#features/applying/portal/send/use-applying.ts'
import type { ProgramScreen } from '#features/programs/portal/program-screen.ts'
import { courseMessages } from '#features/programs/rules/facts.ts'
import { courseRegistration } from '../rules/kind.ts'
import { registrationMessages as text } from '../rules/messages.ts'

/** Course registration on the shared pages, beside the active enrollment. */
export const registrationScreen: ProgramScreen = {
  kind: courseRegistration.id,
  path: courseRegistration.path,
  paymentType: courseRegistration.paymentType,
  async enroll(rest, { user }) {
    const enrollment = await readActiveEnrollment(rest, user.cBpartnerId)
    if (enrollment === null) throw new NothingSent(text['enrollment-required'])
    return { enrollmentId: enrollment.id }
  },
  texts: {
    ...text,
    menu: courseRegistration.title,
    'select-courses': courseMessages['select-for-course-registration'],
  },
}
