import type { Messages } from '#platform/pure/message.ts'

/** Messages about any upload (SPEC §5 Education files; READINGS R-10 reuses them for vouchers). */
export const uploadMessages = {
  'file-too-large': { en: 'File size should not exceed 5MB.', ne: 'फाइल ५ एमबीभन्दा ठूलो हुनु हुँदैन।' },
  'file-wrong-type': {
    en: 'Invalid file type. Only PDF and Image files are allowed.',
    ne: 'फाइलको प्रकार मिलेन। पीडीएफ र तस्बिर मात्र मान्य छ।',
  },
  'file-damaged': {
    en: 'This file cannot be read. Take the photo again or choose another file.',
    ne: 'यो फाइल खोल्न सकिएन। फेरि फोटो खिच्नुहोस् वा अर्को फाइल छान्नुहोस्।',
  },
  'upload-gone': {
    en: 'This file did not arrive completely. Please send it again.',
    ne: 'यो फाइल पूरै आइपुगेन। कृपया फेरि पठाउनुहोस्।',
  },
  'too-many-uploads': {
    en: 'You have reached the limit of uploads for today. Please continue tomorrow.',
    ne: 'आज अपलोड गर्न मिल्ने सीमा पुग्यो। कृपया भोलि फेरि पठाउनुहोस्।',
  },
} as const satisfies Messages

/** Answers of the attachment calls. */
export const attachmentMessages = {
  'attachment-downloaded': {
    en: 'Attachment downloaded successfully!',
    ne: 'फाइल सफलतापूर्वक डाउनलोड भयो!',
  },
  'attachment-failed': { en: 'Failed to download attachment', ne: 'फाइल डाउनलोड हुन सकेन' },
  'attachment-name-taken': {
    en: 'There is already a file with this name.',
    ne: 'यही नामको फाइल पहिले नै छ।',
  },
  'attachment-too-many': {
    en: 'This record already has the largest number of files.',
    ne: 'यस विवरणमा योभन्दा बढी फाइल राख्न मिल्दैन।',
  },
} as const satisfies Messages
