import type { Message } from '#platform/pure/message.ts'

/** The list behind DocStatus, as the wire's `identifier` (idempiere-dialect §2.3). Labels on screens are rules/doc-status.ts. */
export const documentStatuses = {
  DR: { en: 'Drafted', ne: 'मस्यौदा' },
  IP: { en: 'In Progress', ne: 'प्रक्रियामा' },
  AP: { en: 'Approved', ne: 'स्वीकृत' },
  CO: { en: 'Completed', ne: 'सम्पन्न' },
  CL: { en: 'Closed', ne: 'बन्द' },
} as const satisfies Record<string, Message>
