import type { Messages } from '#platform/pure/message.ts'

/** Messages about a result that is not published yet, for the page and the print. */
export const resultMessages = {
  'not-published': { en: 'Result not published yet', ne: 'नतिजा अझै प्रकाशित भएको छैन' },
} as const satisfies Messages
