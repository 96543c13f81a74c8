import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { lateFeeMessages } from './messages.ts'

/** Texts about a fee that rises after a day, for pages with openings and own applications. */
export const lateFeePageMessages = {
  'regular-until': lateFeeMessages['regular-until'],
  'exam-fee': common.examFee,
  'late-fee': { en: 'Late fee', ne: 'विलम्ब शुल्क' },
  to: { en: 'to {day}', ne: '{day}सम्म' },
  ended: { en: 'ended', ne: 'सकियो' },
  'exam-fee-ended': { en: 'Exam fee, ended {day}', ne: 'परीक्षा शुल्क, {day}मा सकियो' },
  'late-fee-to': { en: 'Late fee, to {day}', ne: 'विलम्ब शुल्क, {day}सम्म' },
  'left-regular': { en: '{left} at the regular fee', ne: 'नियमित शुल्कमा {left}' },
  'last-regular': {
    en: 'Today is the last day of the regular fee',
    ne: 'नियमित शुल्कको अन्तिम दिन आज',
  },
  'late-applies': {
    en: 'Regular fee ended {day}. The late fee applies.',
    ne: 'नियमित शुल्क {day}मा सकियो। विलम्ब शुल्क लाग्छ।',
  },
  'late-applies-now': { en: 'The late fee applies.', ne: 'विलम्ब शुल्क लाग्छ।' },
  'pay-today': { en: 'Pay the fee today', ne: 'आज शुल्क तिर्नुहोस्' },
  'pay-by': { en: 'Pay the fee by {day}', ne: '{day}सम्म शुल्क तिर्नुहोस्' },
  'pay-by-left': { en: 'Pay the fee by {day}, {left}', ne: '{day}सम्म शुल्क तिर्नुहोस्, {left}' },
  'fee-today': { en: 'Fee today', ne: 'आजको शुल्क' },
  'if-paid-from': { en: '{fee} if paid from {day}', ne: '{day}देखि तिरे {fee}' },
  'late-until': { en: 'The late fee applies until {to}.', ne: '{to}सम्म विलम्ब शुल्क लाग्छ।' },
  'step-to': { en: 'then {fee} to {day}', ne: 'त्यसपछि {day}सम्म {fee}' },
  fee: common.fee,
  'applied-on': { en: 'Applied {day}', ne: 'आवेदन {day}' },
  'fee-changes': {
    en: 'The fee is {fee} from {from} to {to}.',
    ne: '{from}देखि {to}सम्म शुल्क {fee} हुन्छ।',
  },
  'your-turn-left': { en: 'Your turn, {left}', ne: 'तपाईंको पालो, {left}' },
  'late-date-passed': { en: 'Closed, late date passed', ne: 'बन्द, विलम्ब मिति सकियो' },
  'pay-note-regular': {
    en: '{name}. Regular fee until {day}; from {next} it is {fee}.',
    ne: '{name}: नियमित शुल्क {day}सम्म; {next}देखि {fee} लाग्छ।',
  },
  'pay-note-step': {
    en: '{name}. The late fee applies, to {day}; from {next} it is {fee}.',
    ne: '{name}: विलम्ब शुल्क {day}सम्म; {next}देखि {fee} लाग्छ।',
  },
  'pay-note-late': {
    en: '{name}. The late fee applies, to {day}.',
    ne: '{name}: विलम्ब शुल्क लाग्छ, {day}सम्म।',
  },
} as const satisfies Messages
