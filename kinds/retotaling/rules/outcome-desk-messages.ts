import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's page of retotaling outcomes. */
export const outcomeDeskText = {
  title: { en: 'Outcomes of retotaling', ne: 'पुनर्योगका परिणाम' },
  lead: {
    en: 'The mark of the final examination as it was found. A second person confirms it; result and gradesheet follow at once.',
    ne: 'फेरि जोड्दा भेटिएको अन्तिम परीक्षाको अङ्क। दोस्रो व्यक्तिले पक्का गरेपछि नतिजा र ग्रेडसिट तुरुन्तै बदलिन्छन्।',
  },
  candidate: { en: 'Candidate', ne: 'परीक्षार्थी' },
  course: common.course,
  asked: { en: 'Why it was asked', ne: 'किन मागिएको' },
  now: { en: 'Mark now', ne: 'अहिलेको अङ्क' },
  outcome: pageLabels.outcome,
  'of-full': pageLabels.haveOfFull,
  enter: { en: 'Enter outcome', ne: 'परिणाम राख्ने' },
  owing: { en: 'The fee is not paid yet', ne: 'शुल्क तिरिएको छैन' },
  waits: {
    en: 'Proposed by {name}, waits for a second person',
    ne: '{name}को प्रस्ताव, दोस्रो व्यक्तिको पर्खाइमा',
  },
  none: { en: 'No retotaling waits for its outcome', ne: 'परिणाम पर्खेको पुनर्योग छैन' },
  'none-help': {
    en: 'A course appears here once its retotaling is accepted.',
    ne: 'पुनर्योग स्वीकृत भएपछि विषय यहाँ देखिन्छ।',
  },
  found: { en: 'Mark found, final examination', ne: 'भेटिएको अङ्क, अन्तिम परीक्षा' },
  reason: { en: 'What was found', ne: 'के भेटियो' },
  propose: officeLabels.propose,
  'not-enterer': { en: 'Entered by the exam office', ne: 'परीक्षा शाखाले राख्छ' },
} as const satisfies Messages
