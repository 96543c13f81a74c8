import { isLost, NoAnswer } from '#platform/browser/rest-failure.ts'
import { toldBy } from '#platform/browser/told-by.ts'
import { findOrCreateEnrollment } from '#features/enrollment/portal/enroll.ts'
import { enrollmentMessages } from '#features/enrollment/rules/facts.ts'
import { NothingSent } from '#features/applying/portal/use-applying.ts'
import type { ProgramScreen } from '#features/programs/portal/program-screen.ts'
import { courseMessages } from '#features/programs/rules/facts.ts'
import { admission } from '../rules/kind.ts'
import { admissionMessages as text } from '../rules/messages.ts'

/** Admission on the shared pages: an enrollment is found or made first (SPEC §4, READINGS R-39). */
export const admissionScreen: ProgramScreen = {
  kind: admission.id,
  path: admission.path,
  paymentType: admission.paymentType,
  sending: text['courses-selected'],
  async enroll(rest, at) {
    try {
      const idempotencyKey = `${at.idempotencyKey}-enrollment`
      return { enrollmentId: await findOrCreateEnrollment(rest, { ...at, idempotencyKey }) }
    } catch (error) {
      if (isLost(error) || error instanceof NoAnswer || toldBy(error) !== '') throw error
      throw new NothingSent(enrollmentMessages['apply-failed'])
    }
  },
  texts: {
    title: text.title,
    menu: admission.title,
    subtitle: text.subtitle,
    'open-tab': text['open-tab'],
    'applied-tab': text['applied-tab'],
    'apply-by': text['apply-by'],
    name: text.admission,
    fees: text.fees,
    'none-applied': text['none-applied'],
    'none-applied-help': text['none-applied-help'],
    'select-courses': courseMessages['select-for-admission'],
    'apply-done': text['apply-done'],
    'apply-failed': text['apply-failed'],
    'opening-gone': text['opening-gone'],
    'form-failed': text['form-failed'],
    'paid-next': text['paid-next'],
  },
}
