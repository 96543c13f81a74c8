import type { Messages } from '#platform/pure/message.ts'

/** What the desk of applications says, whatever the kind. */
export const applicationDesk = {
  ready: { en: 'Ready', ne: 'तयार' },
  document: { en: 'Document', ne: 'कागजात' },
  check: { en: 'Check', ne: 'जाँच' },
  own: { en: 'Student', ne: 'विद्यार्थी' },
  needed: { en: 'Needed', ne: 'चाहिने' },
  fee: { en: 'Fee', ne: 'शुल्क' },
  paid: { en: 'Paid {amount}', ne: '{amount} तिरिएको' },
  'no-fee': { en: 'No fee', ne: 'शुल्क लाग्दैन' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  complete: { en: 'complete', ne: 'पूरा' },
  incomplete: { en: 'incomplete', ne: 'अपूरो' },
  applied: { en: 'Applied', ne: 'आवेदन दिइयो' },
  photo: { en: 'Photo', ne: 'तस्बिर' },
  signature: { en: 'Signature', ne: 'हस्ताक्षर' },
  name: { en: 'Name', ne: 'नाम' },
  'name-nepali': { en: 'In Nepali', ne: 'नेपालीमा' },
  born: { en: 'Born', ne: 'जन्म' },
  father: { en: 'Father', ne: 'बुबा' },
  result: { en: '{level}, {board}', ne: '{level}, {board}' },
  'photo-there': { en: 'there, you judge it', ne: 'छ, तपाईं हेर्नुहोस्' },
  'photo-none': { en: 'none', ne: 'छैन' },
  'photo-needed': { en: 'plain background, face about 70 %', ne: 'सादा पृष्ठभूमि, अनुहार करिब ७० %' },
  marksheet: { en: 'Marksheets', ne: 'अङ्कपत्रहरू' },
  files: { en: '{n} files', ne: '{n} वटा फाइल' },
  'files-needed': { en: 'at least one', ne: 'कम्तीमा एउटा' },
  approve: { en: 'Approve', ne: 'स्वीकृत गर्ने' },
  outcome: {
    en: 'Approving tells the student and opens what follows.',
    ne: 'स्वीकृत गर्दा विद्यार्थीलाई खबर जान्छ र पछिको काम खुल्छ।',
  },
  'turn-away': { en: 'Close with reason', ne: 'कारणसहित बन्द' },
  next: {
    en: 'The application is closed. The student is told why and may ask the registrar’s office.',
    ne: 'आवेदन बन्द हुन्छ। विद्यार्थीलाई कारण बताइन्छ र रजिस्ट्रार कार्यालयमा सोध्न सकिन्छ।',
  },
  'no-photo': {
    en: 'There is no photo for the admit card.',
    ne: 'प्रवेशपत्रका लागि तस्बिर छैन।',
  },
  'not-complete': {
    en: 'The profile is not complete.',
    ne: 'प्रोफाइल पूरा छैन।',
  },
} as const satisfies Messages

/** Reasons to turn an application away: short for the desk, whole for the student. */
export const applicationReasons = [
  {
    id: 'photo',
    label: { en: 'Photo cannot be used', ne: 'तस्बिर प्रयोग गर्न मिल्दैन' },
    text: {
      en: 'The photo cannot be used for the admit card. Replace it in your profile, then apply again or ask the office.',
      ne: 'तस्बिर प्रवेशपत्रमा प्रयोग गर्न मिल्दैन। प्रोफाइलमा नयाँ तस्बिर राखेर फेरि आवेदन दिनुहोस् वा कार्यालयमा सोध्नुहोस्।',
    },
  },
  {
    id: 'documents',
    label: { en: 'Documents do not show it', ne: 'कागजातले देखाउँदैन' },
    text: {
      en: 'The documents do not show what this application needs. Add the right ones to your profile and ask the office.',
      ne: 'कागजातले यो आवेदनलाई चाहिने कुरा देखाउँदैनन्। प्रोफाइलमा सही कागजात राखेर कार्यालयमा सोध्नुहोस्।',
    },
  },
  {
    id: 'other-person',
    label: { en: 'Papers differ from each other', ne: 'कागजातहरू एकापसमा मिलेनन्' },
    text: {
      en: 'Name or birth date differ between your papers. Bring the originals to the office.',
      ne: 'कागजातहरूमा नाम वा जन्म मिति मिलेन। सक्कल लिएर कार्यालयमा आउनुहोस्।',
    },
  },
  {
    id: 'twice',
    label: { en: 'Applied twice', ne: 'दुईपटक आवेदन' },
    text: {
      en: 'There is another application of yours for the same thing.',
      ne: 'त्यही कुराका लागि तपाईंको अर्को आवेदन छ।',
    },
  },
] as const
