import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's page of seats that are given up. */
export const giveUpDeskText = {
  title: { en: 'Seats given up', ne: 'छोडिएका सिट' },
  lead: {
    en: 'Students who give a paid seat up. The share of the day they asked becomes credit; the seat goes to the next one on the waiting list.',
    ne: 'शुल्क तिरेको सिट छोड्ने विद्यार्थी। खोजेको दिनको अंश जम्मा हुन्छ; सिट प्रतीक्षा सूचीको अर्को व्यक्तिलाई जान्छ।',
  },
  none: { en: 'No seat is being given up', ne: 'छोड्न खोजिएको सिट छैन' },
  'none-help': {
    en: 'A request appears here once a student asks to give a paid seat up.',
    ne: 'विद्यार्थीले शुल्क तिरेको सिट छोड्न खोजेपछि यहाँ देखिन्छ।',
  },
  student: common.name,
  admission: { en: 'Admission', ne: 'भर्ना' },
  'asked-on': { en: 'Asked on', ne: 'खोजेको मिति' },
  share: { en: 'Share', ne: 'अंश' },
  percent: { en: '{n} %', ne: '{n} %' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  credit: { en: 'Becomes credit', ne: 'जम्मा हुने' },
  enrolled: { en: 'The enrollment ends with it', ne: 'भर्ना पनि समाप्त हुन्छ' },
  decision: { en: 'Decision', ne: 'निर्णय' },
  propose: officeLabels.propose,
  waits: {
    en: 'Proposed by {name}, waits for a second person',
    ne: '{name}को प्रस्ताव, दोस्रो व्यक्तिको पर्खाइमा',
  },
  'to-second': officeLabels.readAndDecide,
} as const satisfies Messages
