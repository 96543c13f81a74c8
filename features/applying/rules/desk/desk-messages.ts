import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the desk of applications, for every kind. */
export const applicationDesk = {
  document: common.document,
  check: { en: 'Check', ne: 'जाँच' },
  own: common.student,
  needed: pageLabels.needed,
  fee: common.fee,
  paid: { en: 'Paid {amount}', ne: '{amount} तिरिएको' },
  'no-fee': { en: 'No fee', ne: 'शुल्क लाग्दैन' },
  profile: common.profile,
  complete: { en: 'complete', ne: 'पूरा' },
  incomplete: { en: 'incomplete', ne: 'अपूरो' },
  applied: { en: 'Applied', ne: 'आवेदन दिइयो' },
  photo: pageLabels.photo,
  signature: pageLabels.signature,
  name: common.name,
  'name-nepali': officeLabels.inNepali,
  born: { en: 'Born', ne: 'जन्म' },
  father: { en: 'Father', ne: 'बुबा' },
  'photo-there': { en: 'uploaded, you judge it', ne: 'छ, तपाईं हेर्नुहोस्' },
  'photo-none': { en: 'none', ne: 'छैन' },
  'photo-needed': { en: 'plain background, face about 70 %', ne: 'सादा पृष्ठभूमि, अनुहार करिब ७० %' },
  marksheet: { en: 'Marksheets', ne: 'अङ्कपत्रहरू' },
  files: { en: '{n} {n|file|files}', ne: '{n} वटा फाइल' },
  'files-needed': officeLabels.atLeastOne,
  approve: { en: 'Approve', ne: 'स्वीकृत गर्ने' },
  outcome: {
    en: 'Approving notifies the student and opens the next step.',
    ne: 'स्वीकृत गर्दा विद्यार्थीलाई खबर जान्छ र पछिको काम खुल्छ।',
  },
  'turn-back': officeLabels.returnWithReason,
  'turn-back-next': {
    en: 'The student is notified, corrects the application and sends it again; there is no last day for it. It then comes back here and keeps its place.',
    ne: 'विद्यार्थीलाई खबर जान्छ, भनिएको कुरा मिलाएर फेरि पठाउँछन्; त्यसको अन्तिम दिन छैन। त्यसपछि यहीँ आफ्नै ठाउँमा फर्किन्छ।',
  },
  'turn-away': { en: 'Close with reason', ne: 'कारणसहित बन्द' },
  'turn-away-next': {
    en: 'The application is closed for good. The student is notified of the reason and may ask the registrar’s office.',
    ne: 'आवेदन सदाका लागि बन्द हुन्छ। विद्यार्थीलाई कारण बताइन्छ र रजिस्ट्रार कार्यालयमा सोध्न सकिन्छ।',
  },
  'sent-again': { en: 'Sent again', ne: 'फेरि आएको' },
  'asked-before': { en: 'Returned before', ne: 'पहिले फिर्ता' },
  'see-history': { en: 'requested changes: see the history', ne: 'के मागिएको थियो: इतिहास हेर्नुहोस्' },
  'returned-by': { en: 'Returned by {name}: “{reason}”', ne: '{name}ले फिर्ता: “{reason}”' },
  'sent-again-plain': { en: 'Sent again by the student', ne: 'विद्यार्थीले फेरि पठाए' },
  'new-photo-short': { en: 'New photo', ne: 'नयाँ तस्बिर' },
  'new-photo': { en: 'new, you judge it', ne: 'नयाँ, तपाईं हेर्नुहोस्' },
  'new-file': { en: '{label} (new)', ne: '{label} (नयाँ)' },
  'new-files': { en: '{n} {n|file|files}, {new} new', ne: '{n} वटा फाइल, {new} नयाँ' },
  'no-photo': {
    en: 'There is no photo for the admit card.',
    ne: 'प्रवेशपत्रका लागि तस्बिर छैन।',
  },
  'not-complete': {
    en: 'The profile is not complete.',
    ne: 'प्रोफाइल पूरा छैन।',
  },
} as const satisfies Messages

/** Reasons to return an application to its student: short for the desk, whole for the student. */
const returning = {
  photo: {
    id: 'photo',
    label: { en: 'Photo cannot be used', ne: 'तस्बिर प्रयोग गर्न मिल्दैन' },
    text: {
      en: 'The photo cannot be used for the admit card. Put a clear one in your profile: plain background, the face filling about 70 %.',
      ne: 'तस्बिर प्रवेशपत्रमा प्रयोग गर्न मिल्दैन। प्रोफाइलमा स्पष्ट तस्बिर राख्नुहोस्: सादा पृष्ठभूमि, अनुहार करिब ७० %।',
    },
  },
  unreadable: {
    id: 'unreadable',
    label: { en: 'A document cannot be read', ne: 'कागजात पढ्न सकिँदैन' },
    text: {
      en: 'A document cannot be read. Photograph it again whole and in good light, and replace it in your profile.',
      ne: 'कागजात पढ्न सकिँदैन। उज्यालोमा पूरै देखिने गरी फेरि तस्बिर खिचेर प्रोफाइलमा राख्नुहोस्।',
    },
  },
  documents: {
    id: 'documents',
    label: { en: 'A document is missing', ne: 'कागजात पुगेन' },
    text: {
      en: 'Your profile does not have the documents that this application needs. Add them to your profile.',
      ne: 'यो आवेदनलाई चाहिने कागजात तपाईंको प्रोफाइलमा छैनन्। ती प्रोफाइलमा थप्नुहोस्।',
    },
  },
  differ: {
    id: 'differ',
    label: { en: 'Documents differ from each other', ne: 'कागजातहरू एकापसमा मिलेनन्' },
    text: {
      en: 'Name or birth date differ between your documents and your profile. Propose a correction, or bring the originals to the office.',
      ne: 'कागजात र प्रोफाइलमा नाम वा जन्म मिति मिलेन। सच्याउने अनुरोध पठाउनुहोस्, वा सक्कल लिएर कार्यालयमा आउनुहोस्।',
    },
  },
} as const

/** Reasons for kinds of which the desk judges photo and documents, and for the others. */
export const returnReasonsOf = (judgesProofs: boolean) =>
  judgesProofs
    ? [returning.photo, returning.unreadable, returning.documents, returning.differ]
    : [returning.documents, returning.differ]

/** Reasons to close an application, which its student cannot mend. */
export const closingReasons = [
  {
    id: 'twice',
    label: { en: 'Applied twice', ne: 'दुईपटक आवेदन' },
    text: {
      en: 'You applied for this twice. Your other application is not affected.',
      ne: 'तपाईंले यसैका लागि दुईपटक आवेदन दिनुभयो। अर्को आवेदनमा असर पर्दैन।',
    },
  },
  {
    id: 'conditions',
    label: { en: 'Does not meet the conditions', ne: 'सर्त पूरा हुँदैन' },
    text: {
      en: 'Your documents show that you do not meet the conditions for this application.',
      ne: 'तपाईंका कागजातअनुसार यस आवेदनको सर्त पूरा हुँदैन।',
    },
  },
  {
    id: 'asked',
    label: { en: 'Requested by the student', ne: 'विद्यार्थी आफैँले मागेको' },
    text: {
      en: 'You asked the university to close this application.',
      ne: 'तपाईंले विश्वविद्यालयलाई यो आवेदन बन्द गर्न अनुरोध गर्नुभयो।',
    },
  },
] as const
