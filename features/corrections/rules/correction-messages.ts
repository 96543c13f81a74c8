import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { uploadMessages } from '#features/documents/rules/facts.ts'
import type { CorrectionReason, DecideReason, EntryReason } from './correction.ts'
import { educationFileHint, guardianNumberInvalid } from '#features/profile/rules/fields/facts.ts'

/** Texts of proposing a correction, for the student. */
export const correctionMessages = {
  title: { en: 'Corrections', ne: 'सच्याउने अनुरोध' },
  propose: { en: 'Propose a correction', ne: 'सच्याउन अनुरोध गर्नुहोस्' },
  'something-wrong': { en: 'Something wrong?', ne: 'केही मिलेन?' },
  'now-written': { en: 'Now: {value}', ne: 'अहिले: {value}' },
  'send-correction': { en: 'Send correction', ne: 'अनुरोध पठाउनुहोस्' },
  field: { en: 'What is wrong', ne: 'के मिलेन' },
  'file-hint': educationFileHint,
  'new-value': { en: 'Correct value', ne: 'सही विवरण' },
  proof: { en: 'Proof (photo or PDF)', ne: 'प्रमाण (फोटो वा पीडीएफ)' },
  'locked-help': {
    en: 'Only the university changes this. Propose the correct value with a proof.',
    ne: 'यो विश्वविद्यालयले मात्र बदल्छ। प्रमाणसहित सही विवरण पठाउनुहोस्।',
  },
  sent: {
    en: 'Your correction was sent to the university.',
    ne: 'तपाईंको अनुरोध विश्वविद्यालयमा पठाइयो।',
  },
  'send-failed': { en: 'Failed to send the correction.', ne: 'अनुरोध पठाउन सकिएन।' },
  'not-locked': {
    en: 'You can still change this yourself in the General tab.',
    ne: 'यो तपाईं आफैं ‘सामान्य’मा बदल्न सक्नुहुन्छ।',
  },
  'already-proposed': {
    en: 'The university already has a correction of this.',
    ne: 'यसको अनुरोध पहिले नै विश्वविद्यालयमा छ।',
  },
  'field-unknown': {
    en: 'This cannot be corrected here.',
    ne: 'यो यहाँबाट सच्याउन मिल्दैन।',
  },
  'value-required': { en: 'Enter the correct value', ne: 'सही विवरण लेख्नुहोस्' },
  'value-unchanged': { en: 'This is already the saved value', ne: 'हामीसँग पहिले नै यही छ' },
  'value-invalid': { en: 'This value is not valid', ne: 'यो विवरण मिलेन' },
  'citizenship-number-invalid': {
    en: 'Write the number as on the card: digits, dashes and slashes, for example 27-01-70-12345',
    ne: 'कार्डमा भएजस्तै लेख्नुहोस्: अङ्क, ड्यास र स्ल्यास, जस्तै २७-०१-७०-१२३४५',
  },
  'guardian-number-invalid': guardianNumberInvalid,
  'text-too-long': common.useAtMost120Characters,
  entered: {
    en: 'Corrected by the university: {basis}',
    ne: 'विश्वविद्यालयले सच्याएको: {basis}',
  },
  'proof-required': { en: 'Add a proof file', ne: 'प्रमाणको फाइल राख्नुहोस्' },
  'file-too-large': uploadMessages['file-too-large'],
  'file-wrong-type': uploadMessages['file-wrong-type'],
  'file-damaged': uploadMessages['file-damaged'],
} as const satisfies Messages & Record<CorrectionReason, unknown>

/** Messages to staff who correct a student's record. */
export const entryMessages = {
  ...correctionMessages,
  enter: { en: 'Enter a correction', ne: 'सच्याउने प्रस्ताव हाल्ने' },
  'own-record': {
    en: 'This is your own record. Another person has to correct it.',
    ne: 'तपाईंको आफ्नै विवरण अरूले नै सच्याउनुपर्छ।',
  },
  'basis-required': {
    en: 'Write why, and which document you have seen',
    ne: 'किन, र कुन कागजात देख्नुभयो, लेख्नुहोस्',
  },
  'basis-too-long': { en: 'Use at most 300 characters', ne: 'बढीमा ३०० अक्षर लेख्नुहोस्' },
  'student-unknown': pageLabels.thereIsNoSuchStudent,
} as const satisfies Messages & Record<EntryReason, unknown>

/** Messages to the office and to the student about a decision. */
export const correctionOfficeMessages = {
  'correction-accepted': { en: 'Correction accepted.', ne: 'अनुरोध स्वीकृत भयो।' },
  'correction-returned': {
    en: 'Correction returned to the student.',
    ne: 'अनुरोध विद्यार्थीलाई फिर्ता पठाइयो।',
  },
  'correction-unknown': { en: 'There is no such correction.', ne: 'यस्तो अनुरोध छैन।' },
  'correction-decided': {
    en: 'This correction was decided already.',
    ne: 'यो अनुरोधको निर्णय भइसकेको छ।',
  },
  'correction-outdated': {
    en: 'The profile has changed since this was proposed. Return it, and enter it again if it is still wrong.',
    ne: 'यो प्रस्ताव भएपछि प्रोफाइल फेरिएको छ। फिर्ता गर्नुहोस्, अझै नमिलेको भए फेरि हाल्नुहोस्।',
  },
  'entry-returned': { en: 'Correction returned.', ne: 'सच्याउने प्रस्ताव फिर्ता भयो।' },
  'notice-entered': {
    en: 'The university has corrected your profile: {field} is now {value}.',
    ne: 'विश्वविद्यालयले तपाईंको प्रोफाइल सच्यायो: {field} अब {value} छ।',
  },
  'own-correction': {
    en: 'You proposed this, so another person decides on it.',
    ne: 'आफ्नो अनुरोध अरूले नै जाँच्नुपर्छ।',
  },
  'reason-required': {
    en: 'Say why the correction is returned.',
    ne: 'अनुरोध फिर्ता गर्ने कारण लेख्नुहोस्।',
  },
  'notice-accepted': {
    en: 'Your correction was accepted: {field} is now {value}.',
    ne: 'तपाईंको अनुरोध स्वीकृत भयो: {field} अब {value} छ।',
  },
  'notice-returned': {
    en: 'Your correction of {field} was returned: {reason}',
    ne: '{field} सच्याउने तपाईंको अनुरोध फिर्ता भयो: {reason}',
  },
} as const satisfies Messages & Record<DecideReason, unknown>
