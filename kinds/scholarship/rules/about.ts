import * as common from '#platform/pure/labels/common.ts'
import type { ApplicationAbout } from '#features/applying/rules/facts.ts'

/** Facts about the scholarship that other modules use. */
export const scholarshipAbout = {
  id: 'scholarship',
  title: common.scholarship,
  path: '/scholarship',
  gate: 'active-enrollment',
} as const satisfies ApplicationAbout
