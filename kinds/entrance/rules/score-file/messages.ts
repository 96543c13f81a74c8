import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** The file of scores of entrances: its columns, findings, and the reasons why a row is refused. */
export const scoreFileMessages = {
  label: { en: 'Entrance scores', ne: 'प्रवेश परीक्षाका अङ्क' },
  note: {
    en: 'A row is the score of one symbol number, from a scanner of answer sheets or a spreadsheet; AB is an absence. With a part, it is the score of that part. Only you see this file. Where scores are typed twice, it is your entry.',
    ne: 'हरेक पङ्क्ति एउटा सिम्बल नम्बरको अङ्क हो, उत्तरपुस्तिका स्क्यानर वा स्प्रेडसिटबाट; AB भनेको अनुपस्थित हो। भाग लेखे त्यही भागको अङ्क हो। यो फाइल तपाईंले मात्र देख्नुहुन्छ। अङ्क दुई पटक राखिने भए यो तपाईंको प्रविष्टि हो।',
  },
  number: officeLabels.symbolNumber,
  entrance: common.entrance,
  part: { en: 'Part of the exam', ne: 'परीक्षाको भाग' },
  score: { en: 'Score', ne: 'अङ्क' },
  attendance: { en: 'Attendance', ne: 'हाजिरी' },
  present: { en: 'Present', ne: 'उपस्थित' },
  absent: pageLabels.absent,
  'number-unknown': {
    en: 'No entrance whose result is not published has this symbol number.',
    ne: 'नतिजा प्रकाशित नभएको कुनै प्रवेश परीक्षामा यो सिम्बल नम्बर छैन।',
  },
  'number-shared': {
    en: 'Several entrances have this symbol number: {names}. Add a column with the entrance.',
    ne: 'यो सिम्बल नम्बर एकभन्दा बढी प्रवेश परीक्षा ({names}) मा छ। प्रवेश परीक्षाको स्तम्भ थप्नुहोस्।',
  },
  'part-too-long': {
    en: 'The name of a part has at most {n} characters.',
    ne: 'भागको नाम बढीमा {n} अक्षरको हुन्छ।',
  },
  'part-absent': {
    en: 'Absence is of the whole exam, not of a part.',
    ne: 'अनुपस्थिति पूरा परीक्षाको हुन्छ, भागको होइन।',
  },
  'new-part': {
    en: 'No score of the part {part} is entered yet.',
    ne: '{part} भागको अङ्क अहिलेसम्म राखिएको छैन।',
  },
  'settled-since': {
    en: 'A third person has settled this score. It is not taken back.',
    ne: 'यो अङ्क तेस्रो व्यक्तिले मिलाइसकेका छन्। फिर्ता हुँदैन।',
  },
} as const satisfies Messages
