import type { Message } from '#platform/pure/message.ts'

/** Types of an entry in a student's account, with their names. */
export const entryTypes = {
  charge: { en: 'Fee', ne: 'शुल्क' },
  khalti: { en: 'Paid with Khalti', ne: 'खल्तीबाट भुक्तानी' },
  voucher: { en: 'Paid by voucher', ne: 'भौचरबाट भुक्तानी' },
  cash: { en: 'Paid in cash', ne: 'नगद भुक्तानी' },
  held: { en: 'Payment held by the university', ne: 'विश्वविद्यालयले रोकेको भुक्तानी' },
  placed: { en: 'Payment found in the bank', ne: 'बैंकमा भेटिएको भुक्तानी' },
  reversed: { en: 'Payment taken back', ne: 'रद्द गरिएको भुक्तानी' },
  opening: { en: 'Credit from before', ne: 'पहिलेको जम्मा' },
  award: { en: 'Scholarship set off', ne: 'छात्रवृत्तिबाट मिलान' },
  'credit-used': { en: 'Credit set off', ne: 'जम्मा रकमबाट मिलान' },
  'given-back': { en: 'Fee given back as credit', ne: 'जम्मामा फिर्ता गरिएको शुल्क' },
  'fee-to-credit': { en: 'Fee moved to credit', ne: 'जम्मामा सारिएको शुल्क' },
  'paid-out': { en: 'Credit paid out', ne: 'बैंक खातामा फिर्ता' },
  refund: { en: 'Refund', ne: 'फिर्ता' },
  'refund-returned': { en: 'Refund returned by the bank', ne: 'बैंकबाट फर्किएको फिर्ता' },
  other: { en: 'Ledger entry', ne: 'खाताको प्रविष्टि' },
} as const satisfies Readonly<Record<string, Message>>

export type EntryType = keyof typeof entryTypes

/** Type by the beginning of a ledger transaction's source. */
const bySource: Readonly<Record<string, EntryType>> = {
  khalti: 'khalti',
  'khalti-held': 'held',
  placed: 'placed',
  'khalti-refund': 'reversed',
  voucher: 'voucher',
  'voucher-reversal': 'reversed',
  cash: 'cash',
  'cash-reversal': 'reversed',
  opening: 'opening',
  'opening-back': 'reversed',
  scholarship: 'award',
  credit: 'credit-used',
  retotaling: 'given-back',
  'given-back': 'given-back',
  withdrawal: 'fee-to-credit',
  'paid-out': 'paid-out',
  refund: 'refund',
  'refund-fee': 'fee-to-credit',
  'refund-returned': 'refund-returned',
  'khalti-refund-rest': 'refund-returned',
  'khalti-released': 'reversed',
  'khalti-credited': 'placed',
}

/** Type of a ledger transaction. A reversal that had to take the rest from the credit ends in `:credit`. */
export function entryTypeOf(source: string): EntryType {
  if (source.endsWith(':credit')) return 'credit-used'
  const beginning = source.split(':', 1)[0] ?? ''
  return Object.hasOwn(bySource, beginning) ? (bySource[beginning] ?? 'other') : 'other'
}
