import type { Messages } from '#platform/pure/message.ts'

/** What is said of a result that is not there yet, by the page and by its print. */
export const resultMessages = {
  'not-published': { en: 'Result not published yet', ne: 'नतिजा अझै प्रकाशित भएको छैन' },
} as const satisfies Messages
