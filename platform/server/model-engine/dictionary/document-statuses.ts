import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

/** The list behind DocStatus, as the wire's `identifier` (idempiere-dialect §2.3). Labels on screens are rules/doc-status.ts. */
export const documentStatuses = {
  DR: { en: 'Drafted', ne: 'मस्यौदा' },
  IP: { en: 'In Progress', ne: 'प्रक्रियामा' },
  AP: common.approved,
  CO: { en: 'Completed', ne: 'सम्पन्न' },
  CL: common.closed,
} as const satisfies Record<string, Message>
