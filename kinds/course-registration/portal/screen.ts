import { readActiveEnrollment } from '#features/enrollment/portal/enroll.ts'
import { NothingSent } from '#features/applying/portal/use-applying.ts'
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
    title: text.title,
    menu: courseRegistration.title,
    subtitle: text.subtitle,
    'open-tab': text['open-tab'],
    'applied-tab': text['applied-tab'],
    'apply-by': text['register-by'],
    name: text.registration,
    fees: text.fees,
    'none-applied': text['none-applied'],
    'none-applied-help': text['none-applied-help'],
    'select-courses': courseMessages['select-for-course-registration'],
    'apply-done': text['apply-done'],
    'apply-failed': text['apply-failed'],
    'opening-gone': text['opening-gone'],
    'form-failed': text['form-failed'],
    'paid-next': text['paid-next'],
  },
}
