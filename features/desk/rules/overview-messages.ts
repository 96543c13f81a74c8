import type { Messages } from '#platform/pure/message.ts'

/** What the overview says. */
export const overviewText = {
  title: { en: 'What waits', ne: 'पर्खाइमा के छ' },
  sum: { en: '{n} items', ne: '{n} वटा' },
  queue: { en: 'Queue', ne: 'लाइन' },
  waiting: { en: 'Waiting', ne: 'पर्खाइमा' },
  oldest: { en: 'Oldest', ne: 'सबैभन्दा पुरानो' },
  late: { en: 'Past the promise', ne: 'वाचा नाघेका' },
  mine: { en: 'Mine', ne: 'मेरा' },
  median: { en: 'Median, 30 days', ne: 'मध्यक, ३० दिन' },
  promised: { en: 'Promised', ne: 'वाचा' },
  days: { en: '{n} d', ne: '{n} दिन' },
  nothing: { en: 'Nothing waits.', ne: 'केही बाँकी छैन।' },
} as const satisfies Messages
