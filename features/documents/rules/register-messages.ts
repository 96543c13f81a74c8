import type { Messages } from '#platform/pure/message.ts'

/** The register of issued documents: refusals, answers to staff, and messages to students. */
export const registerMessages = {
  'paper-revoked': {
    en: 'This document was revoked on {day} and can no longer be downloaded: {reason}',
    ne: 'यो कागजात {day}मा रद्द गरिएको छ, अब डाउनलोड गर्न मिल्दैन: {reason}',
  },
  'paper-reversed': {
    en: 'The payment was reversed on {day}, so this receipt can no longer be downloaded.',
    ne: 'भुक्तानी {day}मा फिर्ता भयो, त्यसैले यो रसिद अब डाउनलोड गर्न मिल्दैन।',
  },
  'paper-unknown': {
    en: 'This document is not in the register.',
    ne: 'दर्ता किताबमा यस्तो कागजात छैन।',
  },
  'paper-not-revoked': {
    en: 'This document is not revoked, so it cannot be restored.',
    ne: 'यो कागजात रद्द गरिएको छैन, त्यसैले फिर्ता लिनुपर्ने केही छैन।',
  },
  'reason-missing': {
    en: 'Write the reason in 5 to 200 characters. The student and anyone who checks the document can read it.',
    ne: 'कारण ५देखि २०० अक्षरमा लेख्नुहोस्। विद्यार्थी र कागजात जाँच्ने सबैले पढ्छन्।',
  },
  'revoked-done': {
    en: 'The document is revoked. Its check page shows this from now on.',
    ne: 'कागजात रद्द भयो। अब जाँच पानामा यही देखिन्छ।',
  },
  'restored-done': {
    en: 'The document is valid again.',
    ne: 'कागजात फेरि मान्य भयो।',
  },
  'notice-revoked': {
    en: '{paper} {number} was revoked and is no longer valid. Reason: {reason}',
    ne: '{paper} {number} रद्द भयो, अब मान्य छैन। कारण: {reason}',
  },
  'notice-replaced': {
    en: '{paper} {number} has version {version} now. Download it again; the older version is no longer valid.',
    ne: '{paper} {number}को संस्करण {version} आएको छ। फेरि डाउनलोड गर्नुहोस्; पुरानो मान्य छैन।',
  },
  'notice-restored': {
    en: '{paper} {number} is valid again.',
    ne: '{paper} {number} फेरि मान्य भयो।',
  },
} as const satisfies Messages
