import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the overview. */
export const overviewText = {
  title: { en: 'What waits', ne: 'पर्खाइमा के छ' },
  sum: { en: '{n} in all', ne: 'जम्मा {n}' },
  queue: { en: 'Queue', ne: 'लाइन' },
  waiting: officeLabels.waiting,
  oldest: { en: 'Oldest', ne: 'सबैभन्दा पुरानो' },
  worth: { en: 'Worth knowing', ne: 'थाहा पाउनुपर्ने' },
  'late-n': { en: '{n} past the promised time', ne: '{n} वाचाको समय नाघेका' },
  'warnings-n': { en: '{n} with a warning', ne: '{n} चेतावनीसहित' },
  'all-ready': { en: 'every check agrees', ne: 'सबै जाँच मिल्छ' },
  mine: { en: 'Mine', ne: 'मेरा' },
  questions: {
    en: '{queue}: {n} {n|question|questions} for you',
    ne: '{queue}: तपाईंलाई {n} प्रश्न',
  },
  promised: { en: 'Promised', ne: 'वाचा' },
  days: { en: '{n} d', ne: '{n} दिन' },
  nothing: { en: 'No open items.', ne: 'केही बाँकी छैन।' },
  'how-long': { en: 'How long students wait', ne: 'विद्यार्थीले कति पर्खन्छन्' },
  'how-long-lead': {
    en: 'Median of the last 30 days; students read it as “usually decided in n days”.',
    ne: 'पछिल्ला ३० दिनको मध्यक; विद्यार्थीले यही समय देख्छन्।',
  },
  'too-few': {
    en: 'Too few decisions in the last 30 days for a median.',
    ne: 'पछिल्ला ३० दिनमा भन्न सकिने गरी निर्णय भएका छैनन्।',
  },
  'of-n': { en: 'of {n} decisions', ne: '{n} निर्णयबाट' },
  'promised-n': { en: 'promised {n}', ne: 'वाचा {n}' },
  closing: { en: 'Closing soon', ne: 'छिट्टै बन्द हुने' },
  'nothing-closes': { en: 'No deadline in the next 30 days.', ne: '३० दिनभित्र केही बन्द हुँदैन।' },
  'days-left': { en: '{n} {n|day|days} left', ne: '{n} दिन बाँकी' },
  'closes-today': { en: 'closes today', ne: 'आज बन्द हुन्छ' },
  'applied-n': { en: '{n} applied', ne: '{n} आवेदन' },
  'unpaid-of': { en: '{n} of {of} unpaid', ne: '{of}मध्ये {n} शुल्क नतिरेका' },
  received: { en: 'Money received', ne: 'प्राप्त रकम' },
  'received-lead': {
    en: 'approved only, by the day it was paid',
    ne: 'स्वीकृत मात्र, तिरेको दिनअनुसार',
  },
  'received-foot': {
    en: 'One bar per day; each chart has its own scale. Held and unmatched money is not counted here.',
    ne: 'दिनको एक पट्टी; हरेक चार्टको नाप आफ्नै। रोकिएको र नमिलेको रकम यहाँ छैन।',
  },
  'sum-days': { en: '{n} days {sum}', ne: '{n} दिन {sum}' },
  'sum-today': { en: 'today {sum}', ne: 'आज {sum}' },
  highest: { en: 'highest {sum}', ne: 'सबैभन्दा धेरै {sum}' },
  today: { en: 'today', ne: 'आज' },
} as const satisfies Messages
