import type { Messages } from '#platform/pure/message.ts'

/** What every form prints; both languages stand on the same paper. */
export const formPaperMessages = {
  'form-number': { en: 'Form no. ', ne: 'फारम नं.' },
  applied: { en: ' · applied {day}', ne: 'आवेदन {day}' },
  declaration: { en: 'Declaration', ne: 'उद्घोषणा' },
  scan: { en: 'Scan to check', ne: 'जाँच गर्न स्क्यान गर्नुहोस्' },
  issued: { en: 'Issued {day}, version {version}.', ne: '{day}मा जारी, संस्करण {version}' },
  'student-keeps': { en: 'Student keeps this part', ne: 'यो भाग विद्यार्थीले राख्ने' },
} as const satisfies Messages
