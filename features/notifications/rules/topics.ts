import * as common from '#platform/pure/labels/common.ts'
import type { Message } from '#platform/pure/message.ts'

/** Topics of notifications; mail and text messages are chosen by topic. */
export const noticeTopics = {
  deadlines: { en: 'Deadlines', ne: 'अन्तिम मिति' },
  applications: { en: 'Applications and decisions', ne: 'आवेदन र निर्णय' },
  payments: { en: 'Payments', ne: 'भुक्तानी' },
  exams: { en: 'Exams and results', ne: 'परीक्षा र नतिजा' },
  library: common.library,
  papers: { en: 'Documents and your details', ne: 'कागजात र विवरण' },
  announcements: { en: 'Announcements', ne: 'जानकारी' },
} as const satisfies Record<string, Message>

export type NoticeTopic = keyof typeof noticeTopics

export function findTopic(text: string): NoticeTopic | null {
  return Object.hasOwn(noticeTopics, text) ? (text as NoticeTopic) : null
}
