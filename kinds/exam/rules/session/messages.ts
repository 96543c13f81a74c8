import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { sessionDayFindings } from './day-finding.ts'
import type { PlanFinding } from './plan-openings.ts'
import type { TermsProblem } from './terms.ts'

/** Texts of the page that plans the openings of an exam session. */
export const sessionPlanText = {
  title: { en: 'Prepare an exam session', ne: 'परीक्षा सत्र तयार गर्ने' },
  lead: {
    en: 'Makes the regular and back exam openings of an exam session as drafts. Students see them once they are published.',
    ne: 'परीक्षा सत्रका नियमित र ब्याक पेपर आवेदन मस्यौदाका रूपमा बन्छन्। प्रकाशन भएपछि मात्र विद्यार्थीले देख्छन्।',
  },
  session: { en: 'Exam session', ne: 'परीक्षा सत्र' },
  choose: common.choose,
  types: { en: 'Exams', ne: 'परीक्षा' },
  programs: { en: 'Programmes', ne: 'कार्यक्रमहरू' },
  semesters: { en: 'Semesters and years of study', ne: 'सेमेस्टर र अध्ययन वर्ष' },
  all: { en: 'Choose all', ne: 'सबै छान्ने' },
  from: { en: 'Apply from', ne: 'आवेदन सुरु' },
  to: { en: 'Apply until', ne: 'आवेदनको अन्तिम मिति' },
  'retotaling-from': { en: 'Retotaling from', ne: 'पुनर्योग सुरु' },
  'retotaling-to': { en: 'Retotaling until', ne: 'पुनर्योगको अन्तिम मिति' },
  'retotaling-later': {
    en: 'Leave the days of retotaling empty to set them later.',
    ne: 'पुनर्योगका मिति पछि तोक्न खाली छोड्नुहोस्।',
  },
  'regular-fee': { en: 'Regular exam fee, Rs.', ne: 'नियमित परीक्षा शुल्क, रु.' },
  'back-fee': { en: 'Back paper fee, Rs.', ne: 'ब्याक पेपर शुल्क, रु.' },
  'retotaling-fee': { en: 'Retotaling fee, Rs.', ne: 'पुनर्योग शुल्क, रु.' },
  'retotaling-is': { en: 'Retotaling fee', ne: 'पुनर्योग शुल्क' },
  'late-fees': { en: 'Late fee, added to the fee', ne: 'विलम्ब शुल्क, शुल्कमा थपिने' },
  'late-fees-help': {
    en: 'A line for each late fee with its last day. Leave it out if there is none.',
    ne: 'प्रत्येक विलम्ब शुल्क र त्यसको अन्तिम दिन एक लाइनमा। नभए खाली छोड्नुहोस्।',
  },
  'late-until': { en: 'With {amount} more until', ne: '{amount} थपेर' },
  make: { en: 'Make the plan', ne: 'योजना बनाउने' },
  planned: { en: 'Planned', ne: 'योजनामा' },
  opening: { en: 'Exam opening', ne: 'परीक्षाको आवेदन' },
  students: officeLabels.students,
  findings: { en: 'To look at', ne: 'हेर्नुपर्ने' },
  copy: { en: 'Create', ne: 'बनाउने' },
  fee: common.fee,
  nothing: {
    en: 'No students of these programmes and semesters have an exam to register for.',
    ne: 'यी कार्यक्रम र सेमेस्टरमा परीक्षा दर्ता गर्नुपर्ने विद्यार्थी छैनन्।',
  },
  skip: { en: 'Skip an opening of the plan', ne: 'योजनाको आवेदन छोड्ने' },
  plan: { en: 'Plan of an exam session', ne: 'परीक्षा सत्रको योजना' },
  created: { en: '{n} {n|draft was|drafts were} created.', ne: '{n} मस्यौदा बने।' },
  'no-exam-session': { en: 'There is no such exam session.', ne: 'यस्तो परीक्षा सत्र छैन।' },
  'no-type': {
    en: 'Choose regular exams, back papers or both.',
    ne: 'नियमित, ब्याक पेपर वा दुवै छान्नुहोस्।',
  },
  void: {
    en: '{name} was changed since the plan was made. Make the plan again; nothing was created.',
    ne: 'योजना बनेपछि {name} बदलियो। योजना फेरि बनाउनुहोस्; केही बनेको छैन।',
  },
} as const satisfies Messages

/** Reasons why no plan is made. */
export const termsProblems = {
  'days-needed': {
    en: 'Type the first and the last day of applying.',
    ne: 'आवेदन सुरु हुने र सकिने मिति लेख्नुहोस्।',
  },
  'one-retotaling-day': {
    en: 'Type both days of retotaling, or none.',
    ne: 'पुनर्योगका दुवै मिति लेख्नुहोस्, वा दुवै खाली छोड्नुहोस्।',
  },
  'days-disordered': {
    en: 'The days must follow each other: applying first, then retotaling.',
    ne: 'मिति क्रमैसँग हुनुपर्छ: पहिले आवेदन, त्यसपछि पुनर्योग।',
  },
  'wrong-late-fees': {
    en: 'Type a day and an amount for each late fee, the days after the last day of applying and the amounts rising.',
    ne: 'प्रत्येक विलम्ब शुल्कको दिन र रकम लेख्नुहोस्; दिन आवेदनको अन्तिम मितिपछि र रकम बढ्दो हुनुपर्छ।',
  },
  'wrong-fee': {
    en: 'Type fees from Rs. 0 to 10,00,000.',
    ne: '०देखि १०,००,००० रुपैयाँसम्मको शुल्क लेख्नुहोस्।',
  },
} as const satisfies Record<TermsProblem, Message>

export const dayFindingText = {
  'outside-year': {
    en: 'outside the academic year of this session',
    ne: 'यो सत्रको शैक्षिक वर्षभन्दा बाहिर',
  },
  'day-off': { en: 'a weekly day off', ne: 'साप्ताहिक बिदा' },
  holiday: { en: 'a holiday: change it before publishing', ne: 'बिदा: प्रकाशन गर्नुअघि बदल्नुहोस्' },
} as const satisfies Record<(typeof sessionDayFindings)[number], Message>

export const findingText = {
  'no-courses': {
    en: 'Its course registration offers no courses.',
    ne: 'यसको विषय दर्तामा कुनै विषय छैन।',
  },
  'marks-missing': {
    en: '{n} {n|course has|courses have} no full marks yet.',
    ne: '{n} विषयको पूर्णाङ्क तोकिएको छैन।',
  },
  'internal-missing': {
    en: '{n} internal {n|mark is|marks are} missing.',
    ne: '{n} आन्तरिक अङ्क प्रविष्ट भएको छैन।',
  },
  'no-students': { en: 'There is no student for it yet.', ne: 'अहिलेसम्म यसका लागि विद्यार्थी छैनन्।' },
  'held-before': {
    en: 'The regular exam is in {name}; some students did not register.',
    ne: 'नियमित परीक्षा {name}मा छ; केही विद्यार्थीले दर्ता गरेनन्।',
  },
  overlap: {
    en: '{name} takes applications on some of these days.',
    ne: 'यीमध्ये केही दिन {name}को आवेदन पनि खुला छ।',
  },
} as const satisfies Record<PlanFinding['is'], Message>
