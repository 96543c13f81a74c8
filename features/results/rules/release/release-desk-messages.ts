import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the release of an exam's results, for the people who prepare, confirm and stop it. */
export const releaseDeskText = {
  title: { en: 'Release', ne: 'प्रकाशन' },
  'computed-first': {
    en: 'Computed in advance, published for all at the release time.',
    ne: 'पहिले नै गणना गरेर सबैका लागि एउटै समयमा प्रकाशित।',
  },
  'check-numbers': { en: 'Symbol numbers', ne: 'सिम्बल नम्बर' },
  'check-marks': { en: 'Every mark entered twice and equal', ne: 'हरेक अङ्क दुई जनाको एउटै' },
  'check-held': { en: 'Results held', ne: 'रोकिएका नतिजा' },
  'check-prepared': { en: 'Results prepared', ne: 'तयार नतिजा' },
  'check-second': { en: 'Second person', ne: 'दोस्रो व्यक्ति' },
  complete: { en: 'complete', ne: 'पूरा' },
  missing: { en: '{n} missing', ne: '{n} छुटेका' },
  none: { en: 'none', ne: 'छैन' },
  'held-n': { en: '{n}, left out and notified later', ne: '{n}, छोडिन्छन्, पछि खबर हुन्छ' },
  'not-yet': { en: 'not yet', ne: 'अझै छैन' },
  'prepared-n': { en: '{n} for {at}', ne: '{n}, समय {at}' },
  'waits-second': { en: 'Proposed by {name}, waits', ne: '{name}को प्रस्ताव, पर्खाइमा' },
  confirmed: { en: 'confirmed', ne: 'पक्का भयो' },
  day: { en: 'Day', ne: 'मिति' },
  time: { en: 'Time in Nepal, such as 17:00', ne: 'नेपाली समय, जस्तै १७:०० (अङ्ग्रेजी अङ्कमा)' },
  'every-student': {
    en: '{day}, {time} in Nepal. Every student sees it in the same second.',
    ne: '{day}, नेपाली समय {time}, सबै विद्यार्थीले एउटै क्षणमा देख्छन्।',
  },
  prepare: { en: 'Prepare results', ne: 'नतिजा तयार गर्ने' },
  'prepare-again': { en: 'Prepare for this release time', ne: 'यस समयका लागि तयार गर्ने' },
  propose: { en: 'Propose to publish {n}', ne: '{n} प्रकाशनको प्रस्ताव' },
  'open-proposal': {
    en: '{n} {n|result|results} for {at}. Published once another person confirms.',
    ne: 'नतिजा: {n}, समय {at}, अर्कोले पक्का नगरेसम्म केही प्रकाशित हुँदैन।',
  },
  'own-proposal': {
    en: 'You proposed it, so another person confirms it.',
    ne: 'प्रस्ताव तपाईंकै हो, त्यसैले अरूले पक्का गर्छन्।',
  },
  'to-second': officeLabels.readAndDecide,
  scheduled: {
    en: '{n} {n|result is|results are} published at {at}. Until then they can be stopped.',
    ne: 'नतिजा: {n}, प्रकाशन {at}, त्यसअघि रोक्न सकिन्छ।',
  },
  stop: { en: 'Stop the release', ne: 'प्रकाशन रोक्ने' },
  published: { en: 'Published: {n}.', ne: 'प्रकाशित: {n}' },
  'instant-needed': { en: 'Enter the day and the time.', ne: 'मिति र समय लेख्नुहोस्।' },
} as const satisfies Messages
