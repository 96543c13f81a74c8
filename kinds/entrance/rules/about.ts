import * as common from '#platform/pure/labels/common.ts'
import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the entrance that other modules use. */
export const entranceAbout = {
  id: 'entrance',
  title: common.entrance,
  path: '/entrance',
  gate: 'profile-complete',
  paymentType: 'ENTRANCE',
  documentType: 'Entrance Fee',
} as const satisfies PaidAbout
