import type { Messages } from '#platform/pure/message.ts'

/** Types of campuses. */
export const campusTypes = {
  central: { en: 'Central campus', ne: 'केन्द्रीय क्याम्पस' },
  constituent: { en: 'Constituent campus', ne: 'आङ्गिक क्याम्पस' },
  affiliated: { en: 'Affiliated college', ne: 'सम्बन्धनप्राप्त कलेज' },
} as const satisfies Messages

/** Texts of campuses in the office and in the portal. */
export const campusText = {
  campus: { en: 'Campus', ne: 'क्याम्पस' },
  campuses: { en: 'Campuses', ne: 'क्याम्पसहरू' },
  none: { en: 'No campus is listed.', ne: 'कुनै क्याम्पस राखिएको छैन।' },
  address: { en: 'Address', ne: 'ठेगाना' },
  'phone-form': {
    en: 'A phone number of at least 6 digits 0-9; + ( ) - and spaces are allowed.',
    ne: 'अङ्ग्रेजी अङ्कमा लेखिएको, कम्तीमा ६ अङ्कको फोन नम्बर; + ( ) - र खाली ठाउँ मिल्छ।',
  },
  'email-form': {
    en: 'An email address such as info@campus.edu.np.',
    ne: 'info@campus.edu.np जस्तो इमेल ठेगाना।',
  },
  taught: { en: 'Programmes: {names}', ne: 'कार्यक्रम: {names}' },
} as const satisfies Messages
