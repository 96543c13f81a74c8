import type { Messages } from '#platform/pure/message.ts'

/** Texts of the privacy page. A change of them, or of the table of retained data, is a new version of the page. */
export const privacyMessages = {
  title: { en: 'Privacy', ne: 'गोपनीयता' },
  lead: {
    en: '{institution} stores what you enter here to decide on applications, hold exams, issue documents and keep accounts. It is not sold and not used for advertising.',
    ne: 'तपाईंले यहाँ भरेको विवरण {institution}ले आवेदनको निर्णय, परीक्षा, कागजात र लेखाका लागि राख्छ। यो बेचिँदैन र विज्ञापनमा प्रयोग हुँदैन।',
  },
  staff: {
    en: 'Staff see what their work needs; who opened a student’s file is recorded.',
    ne: 'कर्मचारीले कामलाई चाहिने विवरण मात्र देख्छन्; विद्यार्थीको फाइल कसले खोल्यो भन्ने अभिलेख रहन्छ।',
  },
  'stored-title': { en: 'Not deleted', ne: 'नमेटिने' },
  'deleted-title': { en: 'Deleted by itself', ne: 'आफैँ मेटिने' },
  after: { en: 'after {n} days. {why}', ne: '{n} दिनपछि। {why}' },
  'rights-title': { en: 'Your rights', ne: 'तपाईंको अधिकार' },
  rights: {
    en: 'You can download your data under Notices, propose a correction of your profile, and ask the help desk to delete what no law requires.',
    ne: 'आफ्नो विवरण सूचना पृष्ठबाट डाउनलोड गर्न, प्रोफाइलमा सच्याइ माग्न, र कानुनले राख्नु नपर्ने विवरण मेटाउन सहायता कक्षमा भन्न सकिन्छ।',
  },
  contact: { en: 'Help desk: {contact}', ne: 'सहायता कक्ष: {contact}' },
  version: { en: 'Version of {day}', ne: '{day}को संस्करण' },
} as const satisfies Messages
