import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's pages for every test that selects; a kind's own texts are `SelectionDeskTexts`. */
export const scoreDeskText = {
  candidates: officeLabels.candidates,
  scored: { en: 'Scored', ne: 'अङ्क राखिएका' },
  selected: { en: 'Selected', ne: 'छानिएका' },
  state: officeLabels.state,
  published: officeLabels.published,
  open: { en: 'Not published', ne: 'प्रकाशित होइन' },
  sheet: { en: 'Scores of {name}', ne: '{name}का अङ्क' },
  counts: {
    en: 'Scored: {scored} of {candidates}. Selected: {selected}.',
    ne: 'अङ्क राखिएका: {candidates}मध्ये {scored}, छानिएका: {selected}',
  },
  'without-number': { en: 'Without a number', ne: 'नम्बर नभएका' },
  unnumbered: {
    en: 'Approved without a symbol number: {n}',
    ne: 'स्वीकृत तर सिम्बल नम्बर नभएका: {n}',
  },
  'give-numbers': officeLabels.giveSymbolNumbers,
  seatless: { en: 'Approved without a seat: {n}', ne: 'स्वीकृत तर सिट नभएका: {n}' },
  'first-seat': { en: 'First seat', ne: 'पहिलो सिट' },
  'first-seat-hint': {
    en: 'As on the admit card, with a number at its end: Block B, Room 204, Seat 18. The next ones count on; taken seats are left out.',
    ne: 'प्रवेशपत्रमा छापिने जसरी, अन्त्यमा नम्बर राखेर: ब्लक ख, कोठा २०४, सिट १८। बाँकी त्यसपछिका नम्बर हुन्छन्; लिइएका सिट छोडिन्छन्।',
  },
  'give-seats': { en: 'Give seats', ne: 'सिट दिने' },
  number: officeLabels.symbolNumber,
  name: common.name,
  quota: common.quota,
  score: { en: 'Score', ne: 'अङ्क' },
  'of-full': { en: 'of {full}', ne: '{full}मध्ये' },
  absent: pageLabels.absent,
  'state-empty': { en: 'Not entered', ne: 'राखिएको छैन' },
  'state-scored': { en: 'Scored', ne: 'अङ्क राखियो' },
  'state-selected': { en: 'Selected', ne: 'छानिएको' },
  'state-absent': pageLabels.absent,
  'state-unnumbered': { en: 'No symbol number yet', ne: 'सिम्बल नम्बर छैन' },
  publish: { en: 'Propose to publish', ne: 'प्रकाशनको प्रस्ताव' },
  'waits-second': {
    en: 'Proposed by {name}, waits for a second person.',
    ne: '{name}को प्रस्ताव, दोस्रो व्यक्तिको पर्खाइमा',
  },
  'own-proposal': {
    en: 'You proposed it, so another person confirms it.',
    ne: 'प्रस्ताव तपाईंकै हो, त्यसैले अरूले पक्का गर्छन्।',
  },
  'to-second': officeLabels.readAndDecide,
  'enter-parts': { en: 'Parts', ne: 'भाग' },
  'parts-of': { en: 'Scores of parts of {name}', ne: '{name}का भागका अङ्क' },
  'no-parts': {
    en: 'No scores of parts are entered yet. Name the first part.',
    ne: 'भागका अङ्क राखिएका छैनन्। पहिलो भागको नाम लेख्नुहोस्।',
  },
  'part-name': { en: 'Part of the exam', ne: 'परीक्षाको भाग' },
  'part-hint': {
    en: 'For example mathematics, physics or interview.',
    ne: 'जस्तै गणित, भौतिक विज्ञान वा अन्तर्वार्ता।',
  },
  'add-part': { en: 'Add the part', ne: 'भाग थप्ने' },
  pending: {
    en: 'Two people must enter every score. Second entry missing: {missing}. Differences: {differ}.',
    ne: 'हरेक अङ्क दुई जनाले राख्नुपर्छ। दोस्रो प्रविष्टि बाँकी: {missing}, फरक: {differ}',
  },
  'to-differences': { en: 'See the differences', ne: 'फरक हेर्ने' },
  'to-enter': { en: 'Enter scores', ne: 'अङ्क राख्ने' },
  'twice-lead': {
    en: 'You see your own scores only, and no names, until two people have entered the same score.',
    ne: 'दुई जनाले एउटै अङ्क नराखेसम्म आफ्नो मात्र अङ्क देखिन्छ, नाम देखिँदैन।',
  },
  'state-settled': { en: 'Settled by a third person', ne: 'तेस्रो व्यक्तिले मिलाए' },
  'settled-as': {
    en: 'Settled as {score} by {name}. {reason}',
    ne: '{name}ले {score} मिलाए। {reason}',
  },
  'is-published': { en: 'Published at {at}.', ne: 'प्रकाशन: {at}' },
} as const satisfies Messages

/** Problems of a row while it is typed. */
export const scoreProblems = {
  'schema-missing': { en: 'No candidates to score.', ne: 'यहाँ अङ्क राख्न मिल्दैन।' },
  'no-such-part': { en: 'No candidates to score.', ne: 'यहाँ अङ्क राख्न मिल्दैन।' },
  'attendance-unknown': {
    en: 'Absent and selected: tick them, or leave them empty.',
    ne: 'अनुपस्थित र छानिएकामा चिनो लगाउनुहोस् वा हटाउनुहोस्।',
  },
  'absent-with-marks': {
    en: 'An absent candidate has no score and is not selected.',
    ne: 'अनुपस्थितको अङ्क हुँदैन र छानिन पनि मिल्दैन।',
  },
  'mark-missing': {
    en: 'A score is missing; empty is not zero.',
    ne: 'अङ्क छुटेको छ; खाली अङ्क शून्य होइन।',
  },
  'not-a-mark': {
    en: '{typed} is no score. Write 71 or 71.5.',
    ne: '{typed} अङ्क होइन। ७१ वा ७१.५ जसरी अङ्ग्रेजी अङ्कमा लेख्नुहोस्।',
  },
  'above-full': { en: '{typed} is above {full}.', ne: '{typed} पूर्णाङ्क {full}भन्दा बढी छ।' },
} as const satisfies Messages
