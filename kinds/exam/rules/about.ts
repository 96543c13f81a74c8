import * as common from '#platform/pure/labels/common.ts'
import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the exam that other modules use. */
export const examAbout = {
  id: 'exam',
  title: common.exam,
  path: '/exam',
  gate: 'active-enrollment',
  paymentType: 'EXAM',
  documentType: 'EXAM',
} as const satisfies PaidAbout

/** The page of its results. */
export const resultAbout = {
  title: common.result,
  path: '/result',
  gate: 'active-enrollment',
} as const
