import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the list of first steps. */
export const firstStepsText = {
  title: { en: 'Before students can come in', ne: 'विद्यार्थी आउनुअघि' },
  nav: { en: 'First steps', ne: 'पहिला कदम' },
  done: { en: '{n} of {total} done', ne: '{total}मध्ये {n} सकियो' },
  listed: { en: 'First steps', ne: 'पहिला कदम' },
  'missing-things': {
    en: 'Students cannot sign up yet: {n} {n|thing is|things are} missing',
    ne: 'विद्यार्थीले अझै दर्ता गर्न सक्दैनन्: {n} कुरा बाँकी छन्',
  },
  'nothing-missing': {
    en: 'Nothing is missing. Sign-up can be opened.',
    ne: 'केही बाँकी छैन। दर्ता खोल्न सकिन्छ।',
  },
  'fees-without': { en: 'No account yet for: {fees}', ne: 'खाता नभएका: {fees}' },
  'is-open': { en: 'Sign-up is open.', ne: 'दर्ता खुला छ।' },
  open: { en: 'Open sign-up', ne: 'दर्ता खोल्ने' },
  opened: { en: 'Sign-up is open now.', ne: 'अब दर्ता खुल्यो।' },
  'open-already': { en: 'Sign-up is open already.', ne: 'दर्ता पहिल्यै खुला छ।' },
  'still-missing': {
    en: 'Sign-up stays closed: {n} {n|thing is|things are} missing.',
    ne: 'दर्ता बन्दै रहन्छ: {n} कुरा बाँकी छन्।',
  },
  'only-administrator': {
    en: 'An administrator opens sign-up.',
    ne: 'दर्ता प्रशासकले खोल्छन्।',
  },
  'template-title': { en: 'Start from a template', ne: 'नमुनाबाट सुरु गर्ने' },
  'template-lead': {
    en: 'Fills years, intakes, faculties, levels, semesters and some programmes, and offers certificates with usual fees. Everything can be changed afterwards.',
    ne: 'वर्ष, सत्र, सङ्काय, तह, सेमेस्टर र केही कार्यक्रम भरिन्छन्, र चलनचल्तीको शुल्कसहित प्रमाणपत्र माग्न मिल्ने हुन्छन्। पछि सबै बदल्न मिल्छ।',
  },
  'template-done': { en: '{n} records were created.', ne: '{n} अभिलेख बने।' },
  'no-template': { en: 'There is no such template.', ne: 'यस्तो नमुना छैन।' },
  'structure-begun': {
    en: 'A template fills an empty structure only. There are records already.',
    ne: 'नमुनाले खाली संरचना मात्र भर्छ। अभिलेख पहिल्यै छन्।',
  },
  part: { en: 'Step', ne: 'कदम' },
  state: { en: 'State', ne: 'अवस्था' },
  what: officeLabels.what,
  next: { en: 'Next', ne: 'अब' },
  'see-now': { en: 'Students see this now', ne: 'विद्यार्थीले अहिले यो देख्छन्' },
  'test-title': { en: 'The test mail', ne: 'परीक्षण इमेल' },
  'test-lead': {
    en: 'Passwords are reset by mail, so it has to arrive. The mail goes to your own address and contains six digits.',
    ne: 'पासवर्ड इमेलबाट फेरिन्छ, त्यसैले इमेल पुग्नैपर्छ। इमेल तपाईंकै ठेगानामा जान्छ र त्यसमा छ अङ्क हुन्छन्।',
  },
  'test-sent-at': { en: 'Sent at {at} to {to}.', ne: 'पठाइएको समय: {at}, ठेगाना: {to}' },
  'test-error': { en: 'The mail server answered: {error}', ne: 'इमेल सर्भरको जवाफ: {error}' },
  'test-digits': { en: 'Six digits in the mail', ne: 'इमेलका छ अङ्क' },
  'test-arrived': { en: 'It arrived', ne: 'पुग्यो' },
  'test-send': { en: 'Send a test mail', ne: 'परीक्षण इमेल पठाउने' },
  'test-way': {
    en: 'It goes to your own address, the same way as every mail, and is in the audit log.',
    ne: 'यो तपाईंकै ठेगानामा अरू सबै इमेल जसरी नै जान्छ, र अभिलेखमा रहन्छ।',
  },
  'test-again': { en: 'Send again', ne: 'फेरि पठाउने' },
  'test-is-done': { en: 'A test mail has arrived.', ne: 'परीक्षण इमेल पुगेको छ।' },
  'test-queued': { en: 'The test mail is on its way.', ne: 'परीक्षण इमेल बाटोमा छ।' },
  'test-confirmed': { en: 'The test mail has arrived.', ne: 'परीक्षण इमेल पुग्यो।' },
  'test-none': { en: 'Send a test mail first.', ne: 'पहिले परीक्षण इमेल पठाउनुहोस्।' },
  'test-wrong': {
    en: 'These are not the digits in the newest test mail.',
    ne: 'यी पछिल्लो परीक्षण इमेलका अङ्क होइनन्।',
  },
  'test-tries': {
    en: 'Too many wrong tries. Send another test mail.',
    ne: 'धेरै पटक गलत भयो। अर्को परीक्षण इमेल पठाउनुहोस्।',
  },
} as const satisfies Messages

/** Words of the states. */
export const stateText = {
  done: { en: 'Done', ne: 'सकियो' },
  missing: { en: 'Missing', ne: 'बाँकी' },
  waiting: { en: 'Waiting', ne: 'पर्खाइमा' },
  'can-wait': { en: 'Can wait', ne: 'पछि हुन्छ' },
  'not-yet': { en: 'Not yet', ne: 'अझै होइन' },
} as const satisfies Messages

/** Mail with the digits that prove it arrived. */
export const testMail = {
  subject: { en: '{institution}: test mail', ne: '{institution}: परीक्षण इमेल' },
  text: {
    en: 'This is the test mail of {institution}. Type these six digits on the page First steps of the office:\n\n{code}\n',
    ne: 'यो {institution}को परीक्षण इमेल हो। कार्यालयको ‘पहिला कदम’ पृष्ठमा यी छ अङ्क लेख्नुहोस्:\n\n{code}\n',
  },
} as const satisfies Messages
