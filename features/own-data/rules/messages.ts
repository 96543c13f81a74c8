import type { Messages } from '#platform/pure/message.ts'

export const ownDataMessages = {
  name: { en: 'Own data', ne: 'आफ्नो विवरण' },
  made: { en: 'Your data is ready.', ne: 'तपाईंको विवरण तयार भयो।' },
  download: { en: 'My data as a file', ne: 'मेरो विवरण फाइलमा' },
  help: {
    en: 'All the university has stored about you: to read, and for other software.',
    ne: 'विश्वविद्यालयसँग तपाईंबारे भएको सबै विवरण: पढ्न र अर्को सफ्टवेयरमा लैजान।',
  },
  downloaded: { en: 'Your data was downloaded.', ne: 'तपाईंको विवरण डाउनलोड भयो।' },
  'not-downloaded': {
    en: 'Your data could not be downloaded. Try again.',
    ne: 'तपाईंको विवरण डाउनलोड हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  },
  title: { en: 'Data of {name}', ne: '{name}को विवरण' },
  lead: {
    en: 'Stored by {university}, as of {day}. The file data.json has the same for other software.',
    ne: '{university}ले {day}सम्म राखेको। data.json फाइलमा यही विवरण अर्को सफ्टवेयरका लागि छ।',
  },
  none: { en: 'Nothing is stored here.', ne: 'यहाँ केही राखिएको छैन।' },
  closed: {
    en: 'These can be read only with an active enrollment: {list}. Ask the university for them.',
    ne: 'सक्रिय भर्ना भएमा मात्र हेर्न मिल्ने विवरण विश्वविद्यालयसँग माग्नुहोस्: {list}',
  },
  'not-here': {
    en: 'Not in this file: documents and slips you uploaded, notes and checks of the office, marks before their release, passwords and codes, and the log of what staff did. Ask the university for them.',
    ne: 'यस फाइलमा नभएका: तपाईंले पठाएका कागजात र भौचर, कार्यालयका टिप्पणी र जाँच, प्रकाशन नभएका अङ्क, पासवर्ड र कोड, कर्मचारीले गरेका कामको अभिलेख। यी विश्वविद्यालयसँग माग्नुहोस्।',
  },
  yes: { en: 'Yes', ne: 'हो' },
  no: { en: 'No', ne: 'होइन' },
} as const satisfies Messages
