import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'
import { entranceSeatColumns } from '../layout/column-messages.ts'

/** The file of applications handed in at the office: its columns, findings, and the reasons why a row is refused. */
export const handedInMessages = {
  label: { en: 'Entrance applications taken on paper', ne: 'कागजमा लिइएका प्रवेश आवेदन' },
  note: {
    en: 'A row is one application. Its person is found by email, citizenship or registration number; one who is not there gets an account and completes the profile in the portal. Last day and fee are those of the day on which the form was received. The fee is paid as any other.',
    ne: 'हरेक पङ्क्ति एउटा आवेदन हो। व्यक्ति इमेल, नागरिकता वा दर्ता नम्बरबाट खोजिन्छ; नभए खाता बन्छ र प्रोफाइल पोर्टलमा आफैँ पूरा गर्नुपर्छ। अन्तिम मिति र शुल्क फारम बुझाएकै दिनको लाग्छ। शुल्क अरू आवेदनजस्तै तिरिन्छ।',
  },
  entrance: common.entrance,
  quota: common.quota,
  received: { en: 'Received on', ne: 'बुझाएको मिति' },
  centre: pageLabels.centre,
  'special-need': entranceSeatColumns['special-need'],
  'several-people': {
    en: 'More than one person has the citizenship number {value}. Use the email.',
    ne: 'नागरिकता नम्बर {value} एकभन्दा बढी व्यक्तिको छ। इमेल लेख्नुहोस्।',
  },
  future: { en: 'The day is in the future.', ne: 'मिति भविष्यको छ।' },
  repeated: {
    en: 'An earlier row has the same person and entrance.',
    ne: 'अघिल्लो पङ्क्तिमा पनि यही व्यक्ति र प्रवेश परीक्षा छ।',
  },
  'differs-in-file': {
    en: 'Row {line} says {value} for this person.',
    ne: 'पङ्क्ति {line}मा यही व्यक्तिको {value} छ।',
  },
  'other-email': {
    en: 'Row {line} has this citizenship number with another email.',
    ne: 'पङ्क्ति {line}मा यही नागरिकता नम्बर अर्कै इमेलसँग छ।',
  },
  'applied-otherwise': {
    en: 'This person has applied already, with other quotas: {quotas}. A file does not change it.',
    ne: 'यो व्यक्तिले फरक कोटा ({quotas}) मा आवेदन दिइसकेको छ। फाइलले यो बदल्दैन।',
  },
  'no-quota': { en: 'none', ne: 'छैन' },
  withdrawn: {
    en: 'The application of this person was withdrawn. The person applies again in the portal.',
    ne: 'यो व्यक्तिको आवेदन फिर्ता लिइएको छ। पोर्टलबाट फेरि आवेदन दिनुपर्छ।',
  },
  'new-person': {
    en: 'Gets an account. The desk approves once the profile is complete.',
    ne: 'खाता बन्छ। प्रोफाइल पूरा भएपछि मात्र स्वीकृत हुन्छ।',
  },
  incomplete: {
    en: 'The profile is not complete: {parts}. The desk approves once it is.',
    ne: 'प्रोफाइलमा {parts} बाँकी छ। पूरा भएपछि मात्र स्वीकृत हुन्छ।',
  },
  'quota-differs': {
    en: 'Quota {quota} is not for this gender. The desk decides.',
    ne: 'कोटा {quota} यो लिङ्गका लागि होइन। निर्णय कार्यालयले गर्छ।',
  },
  'payment-ended': {
    en: 'The last day has passed. The fee can be paid once the last day is extended.',
    ne: 'अन्तिम मिति सकियो। मिति थपेपछि मात्र शुल्क तिर्न मिल्छ।',
  },
  'is-used': {
    en: 'The application was paid, decided or changed since.',
    ne: 'यो आवेदनको शुल्क तिरियो, निर्णय भयो वा केही बदलियो।',
  },
  form: { en: 'Form on paper', ne: 'कागजको फारम' },
  'received-on': { en: 'received on {day}', ne: '{day}मा बुझाइएको' },
  'as-on-form': { en: 'profile and quotas as on the form', ne: 'प्रोफाइल र कोटा फारममा जस्तै' },
} as const satisfies Messages
