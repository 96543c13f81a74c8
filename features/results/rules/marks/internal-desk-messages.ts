import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the pages for internal marks. */
export const internalDeskText = {
  title: { en: 'Internal marks', ne: 'आन्तरिक अङ्क' },
  lead: {
    en: 'By course and intake. Students register for the exam with them.',
    ne: 'विषय र भर्नाअनुसार। विद्यार्थी यसैका आधारमा परीक्षा दर्ता गर्छन्।',
  },
  opening: { en: 'Intake and semester', ne: 'भर्ना र सेमेस्टर' },
  course: common.course,
  registered: officeLabels.students,
  entered: { en: 'Entered', ne: 'राखिएका' },
  none: { en: 'No student is registered for a course yet', ne: 'कुनै विषयमा कोही दर्ता छैन' },
  'none-help': {
    en: 'A course appears here once a course registration is approved.',
    ne: 'विषय दर्ता स्वीकृत भएपछि विषय यहाँ देखिन्छ।',
  },
  'none-own': { en: 'No course is yours today', ne: 'आज तपाईंको कुनै विषय छैन' },
  'none-own-help': {
    en: 'A course appears here on the days for which the exam office or the registrar gave it to you.',
    ne: 'परीक्षा शाखा वा रजिस्ट्रारले तपाईंलाई दिएका दिनमा विषय यहाँ देखिन्छ।',
  },
  back: { en: 'All courses', ne: 'सबै विषय' },
  sheet: { en: 'Internal marks of {code}', ne: '{code}को आन्तरिक अङ्क' },
  number: { en: 'Roll number', ne: 'रोल नम्बर' },
  name: common.name,
  marks: pageLabels.internal,
  attendance: officeLabels.attendancePercent,
  'full-pass': { en: '{full} / pass {pass}', ne: '{full} / उत्तीर्ण {pass}' },
  'state-empty': { en: 'Not entered', ne: 'राखिएको छैन' },
  'state-entered': { en: 'Entered', ne: 'राखियो' },
  'state-low': {
    en: 'Below {pass}: cannot register for the exam',
    ne: '{pass}भन्दा कम: परीक्षा दर्ता हुँदैन',
  },
  'state-used': { en: 'Exam registration made with it', ne: 'यसैमा परीक्षा दर्ता भइसक्यो' },
  'state-rollless': { en: 'No roll number yet', ne: 'रोल नम्बर छैन' },
  'not-enterer': {
    en: 'Internal marks are entered by the exam office and the teachers of the course. You can confirm changes.',
    ne: 'आन्तरिक अङ्क परीक्षा शाखा र विषयका शिक्षकले राख्छन्। तपाईंले परिवर्तन पक्का गर्न सक्नुहुन्छ।',
  },
  reason: {
    en: 'Why saved marks are changed',
    ne: 'राखिएका अङ्क किन बदलिँदै छन्',
  },
  'reason-hint': {
    en: 'A change waits for a second person; new marks are saved at once.',
    ne: 'परिवर्तनले दोस्रो व्यक्ति पर्खन्छ; नयाँ अङ्क तुरुन्तै राखिन्छ।',
  },
} as const satisfies Messages
