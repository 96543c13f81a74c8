import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about staff accounts and their second factor. */
export const staffMessages = {
  'code-needed': {
    en: 'Sign in at the office: a one-time code is needed as well.',
    ne: 'कार्यालयमा लगइन गर्नुहोस्: एकपटके कोड पनि चाहिन्छ।',
  },
  'code-wrong': {
    en: 'This code is not right, or it was used already. Wait for the next one.',
    ne: 'यो कोड मिलेन, वा पहिल्यै प्रयोग भइसक्यो। अर्को कोड पर्खनुहोस्।',
  },
  'recovery-code-wrong': {
    en: 'This recovery code is not right, or it was used already.',
    ne: 'यो पुनःप्राप्ति कोड मिलेन, वा पहिल्यै प्रयोग भइसक्यो।',
  },
  'already-set-up': {
    en: 'A second factor is set up already. Ask an administrator to have it removed.',
    ne: 'दोस्रो प्रमाण पहिल्यै राखिएको छ। हटाउन प्रशासकलाई भन्नुहोस्।',
  },
  'accounts-listed': officeLabels.staffAccounts,
  'account-created': {
    en: 'The account is created. Its owner gets a mail with a link to choose a password.',
    ne: 'खाता बन्यो। पासवर्ड छान्ने लिङ्क खाताका धनीको इमेलमा जान्छ।',
  },
  'account-proposed': {
    en: 'Proposed. Nothing has changed yet: another administrator confirms it. Every administrator and the owner of the account get a mail.',
    ne: 'प्रस्ताव गरियो। अहिलेसम्म केही बदलिएको छैन: अर्को प्रशासकले पक्का गर्नुहुन्छ। सबै प्रशासक र खाताका धनीलाई इमेल जान्छ।',
  },
  'account-proposed-alone': {
    en: 'Proposed. Nothing has changed yet. No other administrator can confirm it, so you may carry it out from {from} on. Every administrator and the owner of the account get a mail.',
    ne: 'प्रस्ताव गरियो। अहिलेसम्म केही बदलिएको छैन। पक्का गर्न सक्ने अर्को प्रशासक नभएकाले {from}देखि तपाईं आफैँले लागू गर्न सक्नुहुन्छ। सबै प्रशासक र खाताका धनीलाई इमेल जान्छ।',
  },
  'password-made': {
    en: 'The owner gets a mail with a link to choose a new password. The old password no longer works.',
    ne: 'नयाँ पासवर्ड छान्ने लिङ्क खाताका धनीको इमेलमा जान्छ। पुरानो पासवर्ड अब चल्दैन।',
  },
  'roles-set': { en: 'The roles are set.', ne: 'भूमिका तोकियो।' },
  'account-locked': {
    en: 'The account is locked and signed out everywhere.',
    ne: 'खाता बन्द गरियो र सबैतिर लगआउट भयो।',
  },
  'account-unlocked': { en: 'The account is unlocked.', ne: 'खाता फेरि खुल्यो।' },
  'factor-removed': {
    en: 'The second factor is removed. It is set up again at the next sign-in.',
    ne: 'दोस्रो प्रमाण हटाइयो। अर्को लगइनमा नयाँ राख्नुपर्छ।',
  },
  'factor-renewed': {
    en: 'The second factor is removed. Sign in again and set up the other phone.',
    ne: 'दोस्रो प्रमाण हटाइयो। फेरि लगइन गरेर अर्को फोन राख्नुहोस्।',
  },
  'roles-wrong': {
    en: 'Choose at least one staff role.',
    ne: 'कम्तीमा एउटा कर्मचारी भूमिका छान्नुहोस्।',
  },
  'name-wrong': { en: 'Write the full name.', ne: 'पूरा नाम लेख्नुहोस्।' },
  'email-wrong': { en: 'Write a valid email address.', ne: 'सही इमेल ठेगाना लेख्नुहोस्।' },
  'email-taken': {
    en: 'An account with this email already exists.',
    ne: 'यो इमेलको खाता पहिल्यै छ।',
  },
  'own-account': {
    en: 'Another administrator has to do this for you.',
    ne: 'यो काम तपाईंका लागि अर्को प्रशासकले गर्नुपर्छ।',
  },
  'account-unknown': { en: 'There is no such staff account.', ne: 'यस्तो कर्मचारी खाता छैन।' },
  'sessions-listed': officeLabels.openSessions,
  'session-ended': { en: 'The session has ended.', ne: 'लगइन अन्त्य भयो।' },
  'session-unknown': { en: 'This session has ended already.', ne: 'यो लगइन पहिल्यै अन्त्य भइसक्यो।' },
  'codes-made': {
    en: 'New recovery codes; the old ones no longer work.',
    ne: 'नयाँ पुनःप्राप्ति कोड; पुराना अब चल्दैनन्।',
  },
} as const satisfies Messages
