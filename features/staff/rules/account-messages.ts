import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the pages for staff accounts and sessions. */
export const accountText = {
  title: officeLabels.staffAccounts,
  lead: {
    en: 'A new account gets a one-time password. Its owner chooses their own and sets up a second factor.',
    ne: 'यहाँ बनेको खातालाई एकपटके पासवर्ड दिइन्छ; कर्मचारीले आफ्नै पासवर्ड र दोस्रो प्रमाण राख्नुहुन्छ।',
  },
  'only-one-lead': {
    en: 'This office has one administrator.',
    ne: 'यो कार्यालयमा एक जना मात्र प्रशासक छन्।',
  },
  'only-one': {
    en: 'Make a second one now: until there is one, what is done to accounts that may confirm proposals waits 24 hours. An administrator’s proposals are not confirmed by accounts that administrator made or reset.',
    ne: 'अहिले नै दोस्रो प्रशासक बनाउनुहोस्: त्यसअघि प्रस्ताव पक्का गर्न सक्ने खातामा गरिने काम २४ घण्टा पर्खन्छ। प्रशासकको प्रस्ताव आफैँले बनाएको वा रिसेट गरेको खाताबाट पक्का हुँदैन।',
  },
  new: { en: 'New account', ne: 'नयाँ खाता' },
  name: common.name,
  email: common.email,
  roles: officeLabels.roles,
  state: officeLabels.state,
  'last-seen': { en: 'Last seen', ne: 'पछिल्लो पटक' },
  never: { en: 'never', ne: 'कहिल्यै होइन' },
  locked: { en: 'Locked', ne: 'बन्द' },
  'no-factor': { en: 'No second factor', ne: 'दोस्रो प्रमाण छैन' },
  works: { en: 'Active', ne: 'चालु' },
  make: { en: 'Create account', ne: 'खाता बनाउने' },
  'needs-second': {
    en: 'This account may confirm what others propose, or would. What you press is only proposed, and another administrator confirms it. Where no other can, you may carry it out after 24 hours. Every administrator and the owner get a mail. Locking works at once.',
    ne: 'यो खाताले अरूको प्रस्ताव पक्का गर्न सक्छ वा सक्ने हुन्छ। त्यसैले थिचेको काम प्रस्ताव मात्र हुन्छ र अर्को प्रशासकले पक्का गर्नुहुन्छ। सक्ने अर्को प्रशासक नभए २४ घण्टापछि तपाईं आफैँले लागू गर्न सक्नुहुन्छ। सबै प्रशासक र खाताका धनीलाई इमेल जान्छ। बन्द गर्ने काम तुरुन्तै हुन्छ।',
  },
  proposed: officeLabels.proposed,
  'proposed-act': { en: 'Proposed: {act}', ne: 'प्रस्ताव: {act}' },
  'proposed-by': { en: 'by {name}', ne: '{name}द्वारा' },
  'other-confirms': {
    en: 'Another administrator confirms it.',
    ne: 'अर्को प्रशासकले पक्का गर्नुहुन्छ।',
  },
  'own-from': {
    en: 'You may carry it out from {from} on.',
    ne: '{from}देखि तपाईं लागू गर्न सक्नुहुन्छ।',
  },
  'other-from': {
    en: '{name} may carry it out from {from} on, unless it is refused.',
    ne: 'अस्वीकार नभए {from}देखि {name}ले लागू गर्न सक्नुहुन्छ।',
  },
  'to-second': officeLabels.readAndDecide,
  change: { en: 'Change', ne: 'बदल्ने' },
  lock: { en: 'Lock', ne: 'बन्द गर्ने' },
  unlock: { en: 'Unlock', ne: 'खोल्ने' },
  'new-password': officeLabels.newOneTimePassword,
  'remove-factor': { en: 'Remove second factor', ne: 'दोस्रो प्रमाण हटाउने' },
  'set-roles': officeLabels.setRoles,
  'codes-lost': {
    en: 'New codes were created, but the answer with them was lost. Create them again.',
    ne: 'नयाँ कोड बने, तर ती हराएको उत्तरमा थिए। फेरि बनाउनुहोस्।',
  },
  'own-row': { en: 'You', ne: 'तपाईं' },
  'sessions-title': officeLabels.openSessions,
  'sessions-all': { en: 'Of all staff', ne: 'सबै कर्मचारीका' },
  person: { en: 'Who', ne: 'को' },
  began: { en: 'Began', ne: 'सुरु' },
  from: { en: 'From', ne: 'कहाँबाट' },
  'this-one': { en: 'This one', ne: 'यही' },
  end: { en: 'End', ne: 'अन्त्य गर्ने' },
  'signed-in-as': { en: 'Signed in as {role}', ne: '{role}का रूपमा लगइन' },
  'new-codes': { en: 'New recovery codes', ne: 'नयाँ पुनःप्राप्ति कोड' },
  'new-codes-lead': {
    en: 'Ten new ones; those you have no longer work.',
    ne: 'दसवटा नयाँ; पुराना अब चल्दैनन्।',
  },
  'own-password': { en: 'Change password', ne: 'पासवर्ड बदल्ने' },
  'own-password-lead': {
    en: 'Your other sessions are signed out, and you get a mail.',
    ne: 'तपाईंका अन्य लगइन अन्त्य हुन्छन् र इमेल आउँछ।',
  },
  'current-password': { en: 'Present password', ne: 'अहिलेको पासवर्ड' },
  'password-changed': {
    en: 'The password is changed. Your other sessions are signed out.',
    ne: 'पासवर्ड बदलियो। अन्य लगइन अन्त्य भए।',
  },
  'other-phone': { en: 'Set up another phone', ne: 'अर्को फोन राख्ने' },
  'other-phone-lead': {
    en: 'Removes the second factor of the old phone. You are signed out everywhere and set up the new one at the next sign-in. Without the old phone, sign in with a recovery code or ask an administrator.',
    ne: 'पुरानो फोनको दोस्रो प्रमाण हट्छ। सबैतिर लगआउट भई अर्को लगइनमा नयाँ फोन राख्नुहुन्छ। पुरानो फोन छैन भने पुनःप्राप्ति कोडले लगइन गर्नुहोस् वा प्रशासकलाई भन्नुहोस्।',
  },
  'other-phone-code': {
    en: 'Six digits of the old phone',
    ne: 'पुरानो फोनका छ अङ्क',
  },
  'sign-out': { en: 'Sign out', ne: 'लगआउट' },
  theme: { en: 'Colours', ne: 'रङ' },
  system: { en: 'As the computer', ne: 'कम्प्युटरअनुसार' },
  light: { en: 'Light', ne: 'उज्यालो' },
  dark: { en: 'Dark', ne: 'अँध्यारो' },
} as const satisfies Messages
