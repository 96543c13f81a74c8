import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Refusals and answers of refunds. */
export const refundText = {
  name: { en: 'Refunds', ne: 'रकम फिर्ता' },
  'payment-name': { en: 'Refund a payment', ne: 'भुक्तानी फिर्ता गर्ने' },
  'refundable-name': { en: 'Payments that can be refunded', ne: 'फिर्ता गर्न मिल्ने भुक्तानी' },
  'account-name': { en: 'Bank account of a refund', ne: 'फिर्ताको बैंक खाता' },
  'return-name': { en: 'Refund returned by the bank', ne: 'बैंकबाट फर्किएको फिर्ता' },
  'part-name': { en: 'Note what Khalti gave back', ne: 'खल्तीले फिर्ता गरेको रकम जनाउने' },
  'cancel-name': { en: 'Take a refund back', ne: 'फिर्ता रद्द गर्ने' },
  'ask-name': { en: 'Ask Khalti about a refund', ne: 'फिर्ताबारे खल्तीलाई सोध्ने' },
  'make-name': { en: 'Make a transfer list', ne: 'बैंकका लागि सूची बनाउने' },
  'file-name': { en: 'Transfer list as a file', ne: 'बैंकको सूची फाइलमा' },
  'print-name': { en: 'Print a transfer list', ne: 'बैंकको सूची छाप्ने' },
  'sent-name': { en: 'Note a transfer list as sent', ne: 'सूची बैंकमा पठाएको जनाउने' },
  'dissolve-name': { en: 'Dissolve a transfer list', ne: 'बैंकको सूची खारेज गर्ने' },
  'own-name': { en: 'Own refunds', ne: 'आफ्नो फिर्ता' },
  listed: { en: 'Refunds.', ne: 'रकम फिर्ता।' },
  proposed: {
    en: 'Proposed. A second person confirms it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  'list-made': { en: 'The list is ready.', ne: 'सूची तयार भयो।' },
  'list-sent': {
    en: '{n} {n|refund|refunds} noted as sent.',
    ne: '{n} फिर्ता पठाएको जनाइयो।',
  },
  'list-dissolved': {
    en: 'The list is dissolved. Its refunds wait for another one.',
    ne: 'सूची खारेज भयो। यसका फिर्ता अर्को सूचीमा जान्छन्।',
  },
  canceled: {
    en: 'Taken back. The amount is the student’s credit.',
    ne: 'रद्द भयो। रकम विद्यार्थीको जम्मामा छ।',
  },
  asked: { en: 'Khalti was asked.', ne: 'खल्तीलाई सोधियो।' },
  unknown: { en: 'Refund not found.', ne: 'फिर्ता भेटिएन।' },
  'list-unknown': { en: 'Transfer list not found.', ne: 'सूची भेटिएन।' },
  'payment-unknown': { en: 'Payment not found.', ne: 'भुक्तानी भेटिएन।' },
  'own-money': {
    en: 'This is your own money. Another person decides on it.',
    ne: 'यो तपाईंकै रकम हो। अर्को व्यक्तिले निर्णय गर्नुहुन्छ।',
  },
  'not-credited': {
    en: 'Only a payment that has arrived can be refunded.',
    ne: 'प्राप्त भएको भुक्तानी मात्र फिर्ता गर्न मिल्छ।',
  },
  'not-khalti': {
    en: 'Khalti can only refund a Khalti payment of which nothing was refunded. Refund by bank.',
    ne: 'खल्तीबाट आएको र फिर्ता नभएको भुक्तानी मात्र खल्तीबाट फिर्ता हुन्छ। बैंकबाट फिर्ता गर्नुहोस्।',
  },
  'khalti-off': {
    en: 'Khalti is not set up. Refund by bank.',
    ne: 'खल्ती जोडिएको छैन। बैंकबाट फिर्ता गर्नुहोस्।',
  },
  'way-wrong': { en: 'Choose bank or khalti.', ne: 'बैंक वा खल्ती छान्नुहोस्।' },
  'taken-wrong': { en: 'Choose fee or credit.', ne: 'शुल्क वा जम्मा रकम छान्नुहोस्।' },
  'show-wrong': { en: 'Choose open, sent or ended.', ne: 'बाँकी, पठाइएका वा सकिएका छान्नुहोस्।' },
  'amount-credit': {
    en: 'Enter an amount above zero, up to the student’s credit and what is left of the payment: {amount}.',
    ne: 'विद्यार्थीको जम्मा र भुक्तानीको बाँकीभित्र पर्ने रकम लेख्नुहोस् (बढीमा {amount})।',
  },
  'amount-fee': {
    en: 'Enter an amount above zero, up to what the payment still pays of its fee: {amount}.',
    ne: 'यस भुक्तानीले शुल्कमा तिरेको रकमभित्र लेख्नुहोस् (बढीमा {amount})।',
  },
  'amount-part': {
    en: 'Enter the part that Khalti gave back: above zero and below {amount}.',
    ne: 'खल्तीले फिर्ता गरेको अंश लेख्नुहोस्: शून्यभन्दा धेरै, {amount}भन्दा कम।',
  },
  'seen-needed': {
    en: 'Say where you read the amount.',
    ne: 'रकम कहाँ देख्नुभयो, लेख्नुहोस्।',
  },
  'part-left': {
    en: 'Khalti gave back a part. Note how much it was.',
    ne: 'खल्तीले केही अंश फिर्ता गरेको छ। कति हो, जनाउनुहोस्।',
  },
  'bank-needed': { en: 'Enter the bank.', ne: 'बैंकको नाम लेख्नुहोस्।' },
  'holder-needed': { en: 'Enter the account holder.', ne: 'खातावालाको नाम लेख्नुहोस्।' },
  'account-wrong': {
    en: 'Write the account number with 6 to 30 letters, digits and hyphens.',
    ne: 'खाता नम्बर ६देखि ३० वटा अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्नमा लेख्नुहोस्।',
  },
  'reason-needed': officeLabels.sayWhy,
  'reason-unknown': { en: 'Choose one of the reasons.', ne: 'कारणमध्ये एउटा छान्नुहोस्।' },
  'state-changed': {
    en: 'The refund has changed meanwhile. Load the list again.',
    ne: 'यसबीचमा फिर्ताको अवस्था बदलियो। सूची फेरि खोल्नुहोस्।',
  },
  'too-early': {
    en: 'Khalti may still answer. Wait a quarter of an hour before sending it again, a day before giving it up.',
    ne: 'खल्तीको जवाफ आउन सक्छ। फेरि पठाउन पन्ध्र मिनेट र रद्द गर्न एक दिन पर्खनुहोस्।',
  },
  'none-to-list': {
    en: 'No refund is ready for the bank.',
    ne: 'बैंकमा पठाउन तयार फिर्ता छैन।',
  },
  'credit-short': {
    en: 'The credit of {n} {n|student|students} no longer covers their refund. Take these refunds back first.',
    ne: '{n} विद्यार्थीको जम्मा रकम फिर्ताका लागि पुग्दैन। पहिले ती फिर्ता रद्द गर्नुहोस्।',
  },
  'list-own': {
    en: 'You made this list. Another person notes it as sent.',
    ne: 'यो सूची तपाईंले बनाउनुभएको हो। पठाएको अर्को व्यक्तिले जनाउनुहुन्छ।',
  },
  'list-over': {
    en: 'The list was already sent or dissolved.',
    ne: 'यो सूची पठाइसकिएको वा खारेज भइसकेको छ।',
  },
  'day-wrong': {
    en: 'Enter the day of the transfer: not before the list was made, not after today.',
    ne: 'पठाएको मिति लेख्नुहोस्: सूची बनेको दिनदेखि आजसम्म।',
  },
  'refund-comment': {
    en: 'Refunded {amount}',
    ne: '{amount} फिर्ता',
  },
} as const satisfies Messages

/** Notifications of a refund to its student. */
export const refundNotices = {
  'to-bank': {
    en: '{amount} goes back to your account at {bank} that ends in {ending}.',
    ne: '{amount} {bank}को {ending}मा टुङ्गिने तपाईंको खातामा फिर्ता हुँदैछ।',
  },
  'to-khalti': {
    en: '{amount} goes back to your Khalti wallet.',
    ne: '{amount} तपाईंको खल्तीमा फिर्ता हुँदैछ।',
  },
  'needs-account': {
    en: '{amount} goes back to you. Give the cashier the details of your bank account.',
    ne: '{amount} तपाईंलाई फिर्ता हुँदैछ। आफ्नो बैंक खाताको विवरण क्यासियरलाई दिनुहोस्।',
  },
  'sent-bank': {
    en: '{amount} was sent to your account at {bank} on {day}.',
    ne: '{day}मा {amount} {bank}को तपाईंको खातामा पठाइयो।',
  },
  'sent-khalti': {
    en: '{amount} was sent to your Khalti wallet on {day}.',
    ne: '{day}मा {amount} तपाईंको खल्तीमा पठाइयो।',
  },
  'sent-part': {
    en: '{amount} was sent to your Khalti wallet on {day}. The rest, {rest}, is your credit.',
    ne: '{day}मा {amount} तपाईंको खल्तीमा पठाइयो। बाँकी {rest} तपाईंको जम्मामा छ।',
  },
  returned: {
    en: 'The bank returned your refund of {amount}: {reason} It is your credit again.',
    ne: 'तपाईंको {amount}को फिर्ता बैंकबाट फर्कियो: {reason} रकम फेरि तपाईंको जम्मामा छ।',
  },
  canceled: {
    en: 'Your refund of {amount} was not sent: {reason} It is your credit.',
    ne: 'तपाईंको {amount}को फिर्ता पठाइएन: {reason} रकम तपाईंको जम्मामा छ।',
  },
} as const satisfies Messages

/** Reasons that staff choose why a refund came back or was taken back. */
export const chosenReasons = {
  number: {
    en: 'The bank does not know the account number.',
    ne: 'बैंकमा यो खाता नम्बर भेटिएन।',
  },
  name: {
    en: 'The account is in another name.',
    ne: 'खाता अर्कै नाममा छ।',
  },
  closed: { en: 'The account is closed.', ne: 'खाता बन्द भइसकेको छ।' },
  khalti: { en: 'Khalti did not accept it.', ne: 'खल्तीले स्वीकार गरेन।' },
  mistake: {
    en: 'The university entered it by mistake.',
    ne: 'विश्वविद्यालयले भुलले प्रविष्ट गरेको थियो।',
  },
} as const satisfies Messages

/** Why a refund ended, as its student reads it. */
export const endReasons = {
  ...chosenReasons,
  part: {
    en: 'Khalti gave back a part of it only.',
    ne: 'खल्तीले यसको केही अंश मात्र फिर्ता गर्‍यो।',
  },
} as const satisfies Messages

export type EndReason = keyof typeof endReasons

export function findChosenReason(text: string): EndReason | null {
  return Object.hasOwn(chosenReasons, text) ? (text as EndReason) : null
}

export function findEndReason(text: string): EndReason | null {
  return Object.hasOwn(endReasons, text) ? (text as EndReason) : null
}

/** Labels for the second person of a refund. */
export const refundViewText = {
  way: { en: 'Goes back by', ne: 'फिर्ताको माध्यम' },
  bank: { en: 'Bank transfer', ne: 'बैंक ट्रान्सफर' },
  khalti: pageLabels.khalti,
  payment: common.payment,
  paid: { en: 'Paid of the fee', ne: 'शुल्कमा तिरिएको' },
  state: { en: 'Refund', ne: 'फिर्ता' },
  sent: { en: 'Sent', ne: 'पठाइएको' },
  returned: { en: 'Returned by the bank', ne: 'बैंकबाट फर्किएको' },
  'no-account': { en: 'Not known', ne: 'थाहा छैन' },
  'by-khalti': { en: 'Given back by Khalti', ne: 'खल्तीले फिर्ता गरेको' },
  seen: { en: 'Where it was read', ne: 'कहाँ देखियो' },
} as const satisfies Messages
