import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'
import { educationFileHint } from './education-files.ts'

/** Texts of the four tabs besides the specification's: help, progress and the next step. */
export const screenMessages = {
  steps: { en: 'Steps of the profile', ne: 'प्रोफाइलका चरण' },
  'still-missing': { en: 'Still missing: {list}', ne: 'अझै बाँकी: {list}' },
  'all-done': { en: 'Your profile is complete.', ne: 'तपाईंको प्रोफाइल पूरा भयो।' },
  save: pageLabels.save,
  next: { en: 'Next', ne: 'अर्को' },
  'read-only': { en: 'Read only', ne: 'हेर्न मात्र' },
  'guardian-hint': {
    en: 'A parent or guardian we can call. Starts with 96, 97 or 98.',
    ne: 'हामीले फोन गर्न सक्ने अभिभावक। ९६, ९७ वा ९८बाट सुरु हुन्छ।',
  },
  'locked-number': {
    en: 'Locked, because your profile is complete.',
    ne: 'प्रोफाइल पूरा भएकाले बन्द छ।',
  },
  'choose-province': { en: 'Choose a province', ne: 'प्रदेश छान्नुहोस्' },
  'choose-district': { en: 'Choose a district', ne: 'जिल्ला छान्नुहोस्' },
  'choose-municipality': { en: 'Choose a municipality', ne: 'स्थानीय तह छान्नुहोस्' },
  'ward-hint': { en: '1 to {max}', ne: '१देखि {max}' },
  printed: { en: 'As it will be printed', ne: 'छापिँदा यस्तो देखिन्छ' },
  'not-filled': { en: 'Not filled in yet', ne: 'अझै भरिएको छैन' },
  'check-spelling': {
    en: 'Check the spelling. It is printed like this on your forms.',
    ne: 'हिज्जे जाँच्नुहोस्। तपाईंका फारममा यसरी नै छापिन्छ।',
  },
  'saved-records': { en: 'Saved records', ne: 'सुरक्षित विवरण' },
  'no-records': {
    en: 'No saved records yet. At least one is needed.',
    ne: 'अझै कुनै विवरण छैन। कम्तीमा एउटा चाहिन्छ।',
  },
  'add-record': { en: 'Add a record', ne: 'नयाँ विवरण थप्नुहोस्' },
  'add-record-help': {
    en: 'One record at a time, from SEE onwards. Keep the marksheet at hand.',
    ne: 'एसईईदेखि, एक पटकमा एउटा। लब्धाङ्कपत्र साथमा राख्नुहोस्।',
  },
  'save-record': { en: 'Save record', ne: 'विवरण सुरक्षित गर्नुहोस्' },
  'file-hint': educationFileHint,
  'marks-of': { en: 'of {full}', ne: '/ {full}' },
  'marks-line': { en: '{marks} of {full}', ne: '{full}मा {marks}' },
  download: pageLabels.download,
  delete: { en: 'Delete', ne: 'हटाउनुहोस्' },
  'delete-title': { en: 'Delete education record', ne: 'शैक्षिक विवरण हटाउने' },
  'to-home': pageLabels.goToHome,
  'come-back': { en: 'You can come back later.', ne: 'पछि पनि फर्कन सक्नुहुन्छ।' },
  'photo-hint': {
    en: 'Plain background, face about 70 % of the frame, no cap. JPG, PNG or WEBP, max 5 MB.',
    ne: 'सादा पृष्ठभूमि, अनुहार करिब ७० %, टोपी नलगाएको। जेपीजी, पीएनजी वा वेबपी, ५ एमबीसम्म।',
  },
  'signature-hint': {
    en: 'Sign with a dark pen on white paper and take a picture. JPG, PNG or WEBP, max 5 MB.',
    ne: 'सेतो कागजमा गाढा कलमले सही गरी फोटो खिच्नुहोस्। जेपीजी, पीएनजी वा वेबपी, ५ एमबीसम्म।',
  },
  'choose-picture': { en: 'Take or choose a picture', ne: 'फोटो खिच्नुहोस् वा छान्नुहोस्' },
  replace: { en: 'Replace', ne: 'अर्को राख्नुहोस्' },
  'crop-again': { en: 'Crop again', ne: 'फेरि काट्नुहोस्' },
  'use-photo': { en: 'Use photo', ne: 'यही फोटो राख्नुहोस्' },
  'use-signature': { en: 'Use signature', ne: 'यही हस्ताक्षर राख्नुहोस्' },
  'after-cropping': {
    en: '{size} after cropping, was {old}. {width} × {height} pixels.',
    ne: 'काटेपछि {size} (पहिले {old}), {width} × {height} पिक्सेल।',
  },
  'keep-open': { en: 'Keep this page open.', ne: 'यो पृष्ठ खुला राख्नुहोस्।' },
  'opening-picture': { en: 'Opening the picture', ne: 'तस्बिर खुल्दैछ' },
} as const satisfies Messages
