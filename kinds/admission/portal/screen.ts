import { createElement } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { isLost, NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { detailOf } from '#platform/browser/network/error-detail.ts'
import { findOrCreateEnrollment } from '#features/enrollment/portal/enroll.ts'
import { enrollmentMessages } from '#features/enrollment/rules/facts.ts'
import { NothingSent } from '#features/applying/portal/send/use-applying.ts'
import type { ProgramScreen } from '#features/programs/portal/program-screen.ts'
import { courseMessages } from '#features/programs/rules/facts.ts'
import { admission } from '../rules/kind.ts'
import { admissionMessages as text } from '../rules/messages.ts'

const GiveUpSeat = lazyPart(async () => ({
  default: (await import('./give-up/GiveUpSeat.tsx')).GiveUpSeat,
}))

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
      if (isLost(error) || error instanceof NoAnswer || detailOf(error) !== '') throw error
      throw new NothingSent(enrollmentMessages['apply-failed'])
    }
  },
  texts: {
    ...text,
    menu: admission.title,
    'select-courses': courseMessages['select-for-admission'],
  },
  renderPaid: ({ id, name }) => createElement(GiveUpSeat, { applicationId: id, name }),
}
