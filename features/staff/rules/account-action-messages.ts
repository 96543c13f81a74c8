import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { AccountAction } from './account-action.ts'

/** Names of the actions on an account. */
export const actionNames = {
  create: { en: 'New account', ne: 'नयाँ खाता' },
  roles: officeLabels.setRoles,
  password: officeLabels.mailPasswordLink,
  lock: { en: 'Lock', ne: 'बन्द गर्ने' },
  unlock: { en: 'Unlock', ne: 'खोल्ने' },
  'second-factor': { en: 'Remove second factor', ne: 'दोस्रो प्रमाण हटाउने' },
} as const satisfies Record<AccountAction, Message>

/** Labels of a proposed action, for its second person. */
export const accountViewText = {
  act: { en: 'To be done', ne: 'गर्ने काम' },
  name: common.name,
  email: common.email,
  roles: officeLabels.roles,
  state: officeLabels.state,
  factor: { en: 'Second factor', ne: 'दोस्रो प्रमाण' },
  open: { en: 'Open', ne: 'खुला' },
  locked: { en: 'Locked', ne: 'बन्द' },
  'set-up': { en: 'Set up', ne: 'राखिएको' },
  'not-set-up': { en: 'Not set up', ne: 'नराखिएको' },
  'own-password': { en: 'Their own', ne: 'आफ्नै' },
  password: common.password,
  'by-link': {
    en: 'A new one, which the owner sets by a mailed link',
    ne: 'नयाँ, खाताका धनीले इमेलको लिङ्कबाट राख्ने',
  },
} as const satisfies Messages

/** The mail about a proposed action, to every administrator and to the owner of the account. */
export const factorMail = {
  subject: {
    en: '{institution}: another phone for your sign-in',
    ne: '{institution}: लगइनका लागि अर्को फोन',
  },
  text: {
    en: 'The second factor of your account was removed with one of its codes, and you were signed out everywhere. At your next sign-in you set up another phone. If this was not you, tell an administrator at once.',
    ne: 'तपाईंको खाताको दोस्रो प्रमाण यसकै कोडले हटाइयो र सबैतिर लगआउट भयो। अर्को लगइनमा नयाँ फोन राख्नुहोस्। यो तपाईंले गर्नुभएको होइन भने तुरुन्तै प्रशासकलाई खबर गर्नुहोस्।',
  },
} as const satisfies Messages

export const accountMail = {
  subject: {
    en: '{institution}: change of a staff account proposed',
    ne: '{institution}: कर्मचारी खातामा परिवर्तनको प्रस्ताव',
  },
  text: {
    en: '{proposer} proposed on {at}: {act}\n\nAccount: {name}, {email}\nRoles: {roles}\n\nNothing has changed yet. It takes effect when another administrator confirms it. Only where no other administrator can, {proposer} may carry it out, from {from} on.\n\nIf this is not right, an administrator or the registrar refuses it in the office under «Needs a second person». If it is your account and you did not ask for this, tell the registrar at once.',
    ne: '{proposer}ले {at}मा प्रस्ताव गर्नुभयो: {act}\n\nखाता: {name}, {email}\nभूमिका: {roles}\n\nअहिलेसम्म केही बदलिएको छैन। अर्को प्रशासकले पक्का गरेपछि मात्र लागू हुन्छ। पक्का गर्न सक्ने अर्को प्रशासक नभए मात्र {from}देखि {proposer} आफैँले लागू गर्न सक्नुहुन्छ।\n\nयो ठीक छैन भने प्रशासक वा रजिस्ट्रारले कार्यालयको ‘दोस्रो व्यक्ति चाहिने’ पानामा अस्वीकार गर्नुहोस्। खाता तपाईंको हो र तपाईंले यो मागेको होइन भने तुरुन्तै रजिस्ट्रारलाई खबर गर्नुहोस्।',
  },
} as const satisfies Messages
