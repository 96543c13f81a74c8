import type { Messages } from '#platform/pure/message.ts'

/** Texts of the queues' part on the status page. */
export const deskStatusText = {
  queues: { en: 'Queues of the office', ne: 'कार्यालयका लाइन' },
  empty: { en: 'Empty', ne: 'खाली' },
  'on-time': { en: 'On time', ne: 'समयमै' },
  late: { en: '{n} late', ne: '{n} ढिलो' },
  figure: { en: '{n} waiting in {queues} queues', ne: '{queues} लाइनमा {n} पर्खाइमा' },
  todo: { en: 'See the queues', ne: 'लाइन हेर्ने' },
  waiting: { en: '{n} waiting, {late} late', ne: '{n} पर्खाइमा, {late} ढिलो' },
} as const satisfies Messages
