import type { Messages } from '#platform/pure/message.ts'

/** The page a document's QR code leads to. */
export const checkMessages = {
  genuine: {
    en: 'This paper was issued by {institution}',
    ne: 'यो कागजात {institution} ले जारी गरेको हो',
  },
  compare: {
    en: 'Compare each line with the paper. If anything differs, the paper is not valid.',
    ne: 'हरेक विवरण कागजातसँग दाँज्नुहोस्। केही फरक भए कागजात मान्य छैन।',
  },
  'not-genuine': {
    en: 'This paper was not issued by {institution}',
    ne: 'यो कागजात {institution} ले जारी गरेको होइन',
  },
  'not-genuine-help': {
    en: 'The code was changed or copied wrongly. Ask the help desk: {phone}.',
    ne: 'कोड बदलिएको वा गलत छ। सहायता कक्षमा सोध्नुहोस्: {phone}।',
  },
  document: { en: 'Document', ne: 'कागजात' },
  name: { en: 'Name', ne: 'नाम' },
  exam: { en: 'Exam', ne: 'परीक्षा' },
  day: { en: 'Exam day', ne: 'परीक्षा मिति' },
  centre: { en: 'Centre', ne: 'परीक्षा केन्द्र' },
  amount: { en: 'Amount', ne: 'रकम' },
  'what-for': { en: 'For', ne: 'शीर्षक' },
  received: { en: 'Received on', ne: 'प्राप्त मिति' },
  'roll-number': { en: 'Roll no.', ne: 'रोल नं.' },
  courses: { en: 'Courses', ne: 'विषय' },
  issued: { en: 'Issued on', ne: 'जारी मिति' },
  part: { en: 'Part', ne: 'भाग' },
  stub: { en: "Invigilator's part", ne: 'निरीक्षकको भाग' },
} as const satisfies Messages
