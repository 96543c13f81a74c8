import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts about the teachers of an offered course. */
export const teachingText = {
  title: { en: 'Teachers', ne: 'शिक्षक' },
  lead: {
    en: 'On these days they type internal marks and attendance of this course, and of no other.',
    ne: 'यी दिनमा उहाँहरूले यही विषयको आन्तरिक अङ्क र हाजिरी राख्नुहुन्छ, अरूको होइन।',
  },
  none: { en: 'No teacher has this course.', ne: 'यो विषय कुनै शिक्षकसँग छैन।' },
  'none-to-choose': {
    en: 'No account has the role teacher yet. An administrator invites teachers in Control → Staff accounts.',
    ne: 'शिक्षक भूमिकाको खाता छैन। प्रशासकले नियन्त्रण → कर्मचारी खाताहरूबाट निमन्त्रणा पठाउनुहुन्छ।',
  },
  give: { en: 'Give to a teacher', ne: 'शिक्षकलाई दिने' },
  teacher: { en: 'Teacher', ne: 'शिक्षक' },
  choose: { en: 'Choose a teacher', ne: 'शिक्षक छान्नुहोस्' },
  'first-day': { en: 'First day', ne: 'पहिलो दिन' },
  'last-day': { en: 'Last day', ne: 'अन्तिम दिन' },
  'day-missing': { en: 'Choose the day.', ne: 'दिन छान्नुहोस्।' },
  email: common.email,
  state: officeLabels.state,
  now: officeLabels.now,
  later: { en: 'Later', ne: 'पछि' },
  over: { en: 'Over', ne: 'सकियो' },
  'given-by': { en: 'Given by', ne: 'दिने व्यक्ति' },
  'take-back': officeLabels.takeBack,
} as const satisfies Messages
