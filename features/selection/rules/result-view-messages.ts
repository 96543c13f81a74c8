import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for a selection result that waits for its second person. */
export const resultViewText = {
  candidates: officeLabels.candidates,
  absent: pageLabels.absent,
  selected: { en: 'Selected', ne: 'छानिएका' },
  'cut-off': { en: 'Lowest score selected', ne: 'छानिएकामध्ये न्यूनतम अङ्क' },
  'next-score': { en: 'Highest score not selected', ne: 'नछानिएकामध्ये उच्चतम अङ्क' },
  'of-full': { en: '{score} of {full}', ne: '{full}मा {score}' },
  passed: {
    en: 'People not selected although they scored the cut-off or more',
    ne: 'न्यूनतम अङ्क पुगेर पनि नछानिएका',
  },
  'passed-found': { en: '{n} people: see the list', ne: '{n} जना: सूची हेर्नुहोस्' },
  'passed-none': { en: 'none', ne: 'छैनन्' },
  open: { en: 'Applications are still open', ne: 'आवेदन अझै खुला छ' },
  'open-until': { en: 'until {day}', ne: '{day}सम्म' },
  undecided: { en: 'Paid applications not decided yet', ne: 'निर्णय नभएका भुक्तानी भएका आवेदन' },
  'undecided-found': { en: '{n}: not in this result', ne: '{n}: यो नतिजामा छैनन्' },
  twice: { en: 'Scores typed by two people', ne: 'दुई जनाले राखेका अङ्क' },
  'twice-agreed': { en: 'both entries are the same', ne: 'दुवै प्रविष्टि उस्तै' },
  'twice-settled': {
    en: '{n} settled by a third person: see the differences',
    ne: '{n} तेस्रो व्यक्तिले मिलाए: फरक हेर्नुहोस्',
  },
  'chosen-list': { en: 'Selected people', ne: 'छानिएका व्यक्ति' },
  'passed-list': { en: 'Not selected with the cut-off or more', ne: 'न्यूनतम अङ्क पुगेर पनि नछानिएका' },
  name: common.name,
  number: officeLabels.symbolNumber,
  score: { en: 'Score', ne: 'अङ्क' },
  quota: common.quota,
} as const satisfies Messages
