import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for ending an enrollment from a student's file. */
export const endingText = {
  enrollment: officeLabels.enrollment,
  'pass-out': { en: 'Mark as passed out', ne: 'उत्तीर्ण जनाउने' },
  'pass-out-lead': {
    en: 'Only with every credit of the program earned. The enrollment ends, the student is notified and may apply for another admission. It cannot be taken back here.',
    ne: 'कार्यक्रमका सबै क्रेडिट पूरा भएको हुनुपर्छ। भर्ना अन्त्य हुन्छ, विद्यार्थीलाई खबर जान्छ र अर्को भर्नाका लागि आवेदन दिन मिल्छ। यहाँबाट फिर्ता लिन मिल्दैन।',
  },
  'drop-out': { en: 'Mark as dropped out', ne: 'छाडेको जनाउने' },
  'drop-out-lead': {
    en: 'For who has left the program. The enrollment ends, the student is notified and may apply for another admission. It cannot be taken back here.',
    ne: 'कार्यक्रम छाडेका विद्यार्थीका लागि। भर्ना अन्त्य हुन्छ, विद्यार्थीलाई खबर जान्छ र अर्को भर्नाका लागि आवेदन दिन मिल्छ। यहाँबाट फिर्ता लिन मिल्दैन।',
  },
  ended: {
    en: 'The enrollment has ended. The student is notified.',
    ne: 'भर्ना अन्त्य भयो। विद्यार्थीलाई खबर गरियो।',
  },
} as const satisfies Messages
