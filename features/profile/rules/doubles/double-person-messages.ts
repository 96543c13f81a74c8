import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { DoubleReason, DoubleRefusal } from './double-person.ts'

/** Two accounts that may be one person, as the registrar reads and decides on them. */
export const doubleText = {
  queue: { en: 'Possible double accounts', ne: 'दोहोरिएका हुन सक्ने खाता' },
  about: { en: 'may also be {name}', ne: '{name} पनि हुन सक्ने' },
  fact: officeLabels.fact,
  later: { en: 'Newer account', ne: 'नयाँ खाता' },
  earlier: { en: 'Older account', ne: 'पुरानो खाता' },
  name: common.name,
  'nepali-name': officeLabels.nameInNepali,
  'birth-date': { en: 'Birth date', ne: 'जन्म मिति' },
  phone: common.phone,
  email: common.email,
  citizenship: common.citizenshipNo,
  registration: { en: 'Registration No.', ne: 'दर्ता नं.' },
  made: { en: 'Account since', ne: 'खाता बनेको' },
  same: { en: 'the same', ne: 'एउटै' },
  'later-file': { en: 'File of the newer account', ne: 'नयाँ खाताको फाइल' },
  'earlier-file': { en: 'File of the older account', ne: 'पुरानो खाताको फाइल' },
  two: { en: 'Two people', ne: 'दुई व्यक्ति' },
  one: { en: 'One person', ne: 'एउटै व्यक्ति' },
  'two-reason': { en: 'Why they are two people', ne: 'दुई व्यक्ति हुन् भन्ने आधार' },
  'one-reason': {
    en: 'Reason, and which account remains',
    ne: 'कसरी थाहा भयो, र कुन खाता रहन्छ',
  },
  outcome: {
    en: 'Staff see your text in both files. No account is changed and no student is notified.',
    ne: 'तपाईंले लेखेको दुवै फाइलमा कर्मचारीका लागि रहन्छ। खाता बदलिँदैन, विद्यार्थीलाई खबर जाँदैन।',
  },
  'two-done': { en: 'Two people: {what}', ne: 'दुई व्यक्ति: {what}' },
  'one-done': { en: 'One person: {what}', ne: 'एउटै व्यक्ति: {what}' },
  settled: { en: 'Recorded, with a note in both files.', ne: 'अभिलेख भयो, दुवै फाइलमा टिपोट राखियो।' },
  'note-two': {
    en: 'Not the same person as {name} ({id}): {note}',
    ne: '{name} ({id}) होइन, अर्कै व्यक्ति: {note}',
  },
  'note-one': {
    en: 'The same person as {name} ({id}): {note}',
    ne: '{name} ({id}) र यो एउटै व्यक्ति: {note}',
  },
} as const satisfies Messages

/** The facts two records share, in the row of the queue. */
export const doubleReasonText: Readonly<Record<DoubleReason, Message>> = {
  citizenship: { en: 'Same citizenship no.', ne: 'उही नागरिकता नं.' },
  phone: { en: 'Same birth date and phone', ne: 'उही जन्म मिति र फोन' },
  name: { en: 'Same birth date and name', ne: 'उही जन्म मिति र नाम' },
}

export const doubleMessages = {
  'double-unknown': { en: 'There is no such pair of accounts.', ne: 'यस्ता दुई खाता छैनन्।' },
  'double-settled': {
    en: 'This was decided already.',
    ne: 'यसमा पहिले नै निर्णय भइसक्यो।',
  },
  'own-double': {
    en: 'One of the accounts is yours. Another person has to decide.',
    ne: 'यीमध्ये एउटा तपाईंको आफ्नै खाता हो, त्यसैले अरूले निर्णय गर्नुपर्छ।',
  },
  'double-note-needed': { en: 'Write how you know.', ne: 'कसरी थाहा भयो, लेख्नुहोस्।' },
} as const satisfies Messages & Record<DoubleRefusal, Message>
