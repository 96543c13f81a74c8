import type { Messages } from '#platform/pure/message.ts'

/** Messages for the exam office when results are prepared and released. */
export const releaseMessages = {
  'which-missing': {
    en: 'Give an exam as n_exam_open_ID, or one registration as n_exam_reg_ID.',
    ne: 'कुन भन्नुहोस्: परीक्षा n_exam_open_ID मा, वा एउटा दर्ता n_exam_reg_ID मा।',
  },
  'instant-wrong': {
    en: 'Write the release time as 2026-12-10 17:00 (A.D., Nepal time), later than now.',
    ne: 'समय २०२६-१२-१० १७:०० जसरी (ई.सं., नेपाली समय) अङ्ग्रेजी अङ्कमा लेख्नुहोस्, अहिलेभन्दा पछिको।',
  },
  'marks-missing': {
    en: 'Marks are missing or not agreed: {n}. {list}',
    ne: 'छुटेका वा सहमति नभएका अङ्क: {n}, {list}',
  },
  'missing-mark': { en: '{number} in {code}', ne: '{code}मा {number}' },
  'nothing-to-prepare': {
    en: 'There is no result to prepare here: all are scheduled or published.',
    ne: 'यहाँ तयार गर्नुपर्ने नतिजा छैन: सबैको समय तोकिएको वा प्रकाशित भइसकेको छ।',
  },
  prepared: {
    en: 'Prepared: {n}. Withheld: {held}. They are not visible yet.',
    ne: 'तयार: {n}, रोकिएका: {held}, अझै कसैले देख्दैन।',
  },
  'not-prepared': {
    en: 'No results are prepared. Prepare them for their release time first.',
    ne: 'केही तयार छैन। पहिले तोकिएको समयका लागि नतिजा तयार गर्नुहोस्।',
  },
  'all-withheld': {
    en: 'Every result here is withheld. Lift the decision first.',
    ne: 'यहाँका सबै नतिजा रोकिएका छन्। पहिले निर्णय हटाउनुहोस्।',
  },
  'release-proposed': {
    en: 'Proposed for {n}. A second person has to confirm it before {at}.',
    ne: 'प्रस्ताव गरियो। नतिजा: {n}, दोस्रो व्यक्तिले {at}अघि पक्का गर्नुपर्छ।',
  },
  'instant-passed': {
    en: 'The release time has passed. Prepare the results for a later one.',
    ne: 'तोकिएको समय बितिसक्यो। पछिको समयका लागि नतिजा तयार गर्नुहोस्।',
  },
  'later-scheduled': {
    en: 'A later result of the same students is scheduled already. Stop it first: its CGPA would be wrong.',
    ne: 'यिनै विद्यार्थीको पछिको नतिजाको समय तोकिइसकेको छ। पहिले त्यो रोक्नुहोस्: त्यसको CGPA गलत हुन्छ।',
  },
  'nothing-to-stop': {
    en: 'No release is scheduled. Published results stay published.',
    ne: 'यसको समय तोकिएको छैन। प्रकाशित भइसकेको नतिजा प्रकाशित नै रहन्छ।',
  },
  stopped: {
    en: 'Stopped: {n}. Others of the same students stopped with them: {others}.',
    ne: 'रोकिएका: {n}, तिनै विद्यार्थीका अरू रोकिएका: {others}',
  },
  'exams-read': { en: 'Exams: {n}', ne: 'परीक्षा: {n}' },
  'overview-read': { en: 'Results of {exam}', ne: '{exam}को नतिजा' },
  'notice-published': {
    en: 'Your result of {exam} is published.',
    ne: 'तपाईंको {exam}को नतिजा प्रकाशित भयो।',
  },
} as const satisfies Messages
