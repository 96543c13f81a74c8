import type { Messages } from '#platform/pure/message.ts'

/** Texts about the library on the dashboard. */
export const libraryHomeMessages = {
  books: { en: 'Books', ne: 'पुस्तक' },
  'to-return': { en: '{n} to return, by {day}', ne: '{n} फिर्ता गर्न बाँकी, {day}सम्म' },
  late: { en: '{n} overdue', ne: '{n} म्याद नाघेको' },
  fine: { en: 'Fine of {amount}', ne: '{amount} जरिवाना' },
  held: { en: '{n} held for you', ne: '{n} तपाईंका लागि राखिएको' },
  return: { en: 'Return {name}', ne: '{name} फिर्ता' },
  take: { en: 'Take {name} from the library', ne: '{name} पुस्तकालयबाट लिने' },
  'pay-fine': { en: 'Pay the library fine of {amount}', ne: 'पुस्तकालयको जरिवाना {amount} तिर्ने' },
  'no-issue': { en: 'Until then no book is issued to you', ne: 'नतिरेसम्म अर्को पुस्तक पाइँदैन' },
} as const satisfies Messages
