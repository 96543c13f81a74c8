import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the desk of corrections. */
export const correctionDesk = {
  queue: { en: 'Profile corrections', ne: 'प्रोफाइल सच्याउने अनुरोध' },
  proof: { en: 'Proof to read', ne: 'प्रमाण हेर्नुहोस्' },
  'no-proof': { en: 'No proof', ne: 'प्रमाण छैन' },
  field: officeLabels.field,
  now: officeLabels.now,
  proposed: officeLabels.proposed,
  'proof-file': { en: 'Proof', ne: 'प्रमाण' },
  sent: { en: 'Proposed by the student', ne: 'विद्यार्थीले प्रस्ताव गर्नुभयो' },
  entered: { en: 'Entered at the desk', ne: 'कार्यालयले हालेको' },
  'entered-by': { en: 'Entered at the desk by {name}', ne: '{name}ले कार्यालयमा हाल्नुभएको' },
  'no-paper-needed': { en: 'No document needed', ne: 'कागजात चाहिँदैन' },
  basis: { en: 'Why, and what was seen', ne: 'किन, र के देखियो' },
  'next-entered': {
    en: 'The profile does not change. The reason is saved in the file and shown in the student’s list of corrections.',
    ne: 'प्रोफाइल जस्ताको तस्तै रहन्छ। कारण फाइलमा रहन्छ, विद्यार्थीले आफ्नो सूचीमा पनि देख्नुहुन्छ।',
  },
  accept: { en: 'Accept', ne: 'स्वीकार गर्ने' },
  outcome: {
    en: 'Accepting writes the new value into the profile and notifies the student.',
    ne: 'स्वीकार गर्दा नयाँ विवरण प्रोफाइलमा लेखिन्छ र विद्यार्थीलाई खबर जान्छ।',
  },
  'turn-back': officeLabels.returnWithReason,
  'take-back': officeLabels.takeBack,
  next: {
    en: 'The profile does not change. The student sees the reason and may propose again.',
    ne: 'प्रोफाइल जस्ताको तस्तै रहन्छ। विद्यार्थीले कारण देख्नुहुन्छ र फेरि प्रस्ताव गर्न सक्नुहुन्छ।',
  },
} as const satisfies Messages

/** Reasons to return a correction: short for the desk, whole for the student. */
export const correctionReasons = [
  {
    id: 'proof',
    label: { en: 'Proof does not show it', ne: 'प्रमाणले देखाउँदैन' },
    text: {
      en: 'The document does not show the value you proposed. Send one that does.',
      ne: 'कागजातले प्रस्तावित विवरण देखाउँदैन। देखाउने कागजात पठाउनुहोस्।',
    },
  },
  {
    id: 'unreadable',
    label: { en: 'Proof cannot be read', ne: 'प्रमाण पढ्न सकिँदैन' },
    text: {
      en: 'The document cannot be read. Take the photo again in good light.',
      ne: 'कागजात पढ्न सकिएन। राम्रो उज्यालोमा फेरि खिच्नुहोस्।',
    },
  },
  {
    id: 'original',
    label: { en: 'Bring the original', ne: 'सक्कल ल्याउनुहोस्' },
    text: {
      en: 'Bring the original document to the registrar’s office.',
      ne: 'सक्कल कागजात लिएर रजिस्ट्रार कार्यालयमा आउनुहोस्।',
    },
  },
] as const

/** Reasons to return what a colleague has entered. */
export const entryReasons = [
  {
    id: 'not-shown',
    label: { en: 'Document does not show it', ne: 'कागजातले देखाउँदैन' },
    text: {
      en: 'The document does not show the value that was entered.',
      ne: 'हालिएको विवरण कागजातमा देखिँदैन।',
    },
  },
  {
    id: 'mistyped',
    label: { en: 'Typed wrong', ne: 'टाइप मिलेन' },
    text: {
      en: 'The value was typed differently from the document.',
      ne: 'कागजातमा भएभन्दा फरक टाइप भएको छ।',
    },
  },
  {
    id: 'not-needed',
    label: { en: 'Not needed any more', ne: 'अब चाहिँदैन' },
    text: { en: 'The correction is not needed any more.', ne: 'यो सच्याउन अब आवश्यक छैन।' },
  },
] as const
