import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The shell's own words: menu, top bar, guard, 404 and the error screen (SPEC §2, DESIGN §4). */
export const menuMessages = {
  home: { en: 'Home', ne: 'गृहपृष्ठ' },
  profile: common.profile,
  'payment-history': { en: 'Payment History', ne: 'भुक्तानी इतिहास' },
  books: { en: 'Books', ne: 'पुस्तक' },
  apply: { en: 'Apply', ne: 'आवेदन' },
  study: { en: 'Study', ne: 'अध्ययन' },
  records: { en: 'Records', ne: 'अभिलेख' },
} as const satisfies Messages

export const shellMessages = {
  'skip-link': common.skipToContent,
  'open-menu': { en: 'Open menu', ne: 'मेनु खोल्नुहोस्' },
  menu: { en: 'Menu', ne: 'मेनु' },
  logout: { en: 'Logout', ne: 'लगआउट' },
  'logout-title': { en: 'Log out without saving?', ne: 'सुरक्षित नगरी लगआउट गर्ने?' },
  'logout-unsaved': {
    en: 'You have typed something that is not saved. Logging out discards it.',
    ne: 'तपाईंले टाइप गरेको कुरा सुरक्षित भएको छैन। लगआउट गरेपछि मेटिन्छ।',
  },
  'logout-stay': { en: 'Stay', ne: 'यहीँ बस्नुहोस्' },
  'logout-all-the-same': { en: 'Log out', ne: 'लगआउट गर्नुहोस्' },
  help: { en: 'Help', ne: 'सहायता' },
  'help-title': common.helpDesk,
  'help-lead': {
    en: 'Call or write, and have your name and email ready.',
    ne: 'फोन वा इमेल गर्नुहोस्; आफ्नो नाम र इमेल तयार राख्नुहोस्।',
  },
  'help-phone': common.phone,
  'help-hours': { en: 'Hours', ne: 'समय' },
  'help-email': common.email,
  theme: { en: 'Theme', ne: 'रङ' },
  system: { en: 'System', ne: 'सिस्टमअनुसार' },
  light: { en: 'Light', ne: 'उज्यालो' },
  dark: { en: 'Dark', ne: 'अँध्यारो' },
  'new-version': {
    en: 'A new version of the portal is here. What you typed is saved.',
    ne: 'पोर्टलको नयाँ संस्करण आएको छ। तपाईंले टाइप गरेको कुरा रहन्छ।',
  },
  'take-new-version': { en: 'Open it now', ne: 'अहिले खोल्नुहोस्' },
  'loading-page': { en: 'Opening the page', ne: 'पृष्ठ खुल्दैछ' },
} as const satisfies Messages
