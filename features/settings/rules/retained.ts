import type { Message } from '#platform/pure/message.ts'

/** Personal data that end by themselves: what they are, their purpose, and the days after which they are deleted. */
type Retained = {
  readonly name: Message
  readonly why: Message
  readonly days: number
  readonly least: number
  readonly most: number
}

/** In the order of the privacy page. A line here needs its removal in features/retention/server/removals.ts. */
export const retained = {
  applicants: {
    name: {
      en: 'Profiles of applicants who never enrolled: name, contact, photo, documents',
      ne: 'भर्ना नभएका आवेदकको विवरण: नाम, सम्पर्क, फोटो, कागजात',
    },
    why: {
      en: 'For another application, and to answer questions about the last one',
      ne: 'फेरि आवेदन दिन र पछिल्लो आवेदनबारे सोध्दा जवाफ दिन',
    },
    days: 1_095,
    least: 365,
    most: 3_650,
  },
  notices: {
    name: { en: 'Notices to students', ne: 'विद्यार्थीलाई पठाइएका सूचना' },
    why: { en: 'To be read again', ne: 'फेरि पढ्न' },
    days: 1_095,
    least: 90,
    most: 3_650,
  },
  mails: {
    name: { en: 'Mails and text messages that were sent', ne: 'पठाइएका इमेल र एसएमएस' },
    why: { en: 'To find out why one did not arrive', ne: 'नपुगेको भए कारण खोज्न' },
    days: 90,
    least: 7,
    most: 730,
  },
  sessions: {
    name: {
      en: 'Sign-ins that have ended, with the network address of staff',
      ne: 'सकिएका लगइन, कर्मचारीको नेटवर्क ठेगानासहित',
    },
    why: { en: 'To find misuse of an account', ne: 'खाताको दुरुपयोग पत्ता लगाउन' },
    days: 365,
    least: 30,
    most: 1_095,
  },
  'password-resets': {
    name: { en: 'Requests for a new password', ne: 'नयाँ पासवर्डका अनुरोध' },
    why: { en: 'To find misuse of an account', ne: 'खाताको दुरुपयोग पत्ता लगाउन' },
    days: 90,
    least: 7,
    most: 365,
  },
  'failed-sign-ins': {
    name: { en: 'Counts of failed sign-ins', ne: 'असफल लगइनको गणना' },
    why: { en: 'To slow down who guesses passwords', ne: 'पासवर्ड अन्दाज गर्नेलाई ढिलो पार्न' },
    days: 30,
    least: 1,
    most: 365,
  },
  'imported-rows': {
    name: { en: 'Rows of imported files', ne: 'आयात गरिएका फाइलका पङ्क्ति' },
    why: { en: 'To undo an import', ne: 'आयात फिर्ता लिन' },
    days: 365,
    least: 30,
    most: 1_095,
  },
} as const satisfies Readonly<Record<string, Retained>>

export type RetainedId = keyof typeof retained
export const retainedIds = Object.keys(retained) as readonly RetainedId[]

/** Data that the university must keep, and the reason. */
export const storedByLaw = [
  {
    name: {
      en: 'Payments, receipts, bank vouchers and the ledger',
      ne: 'भुक्तानी, रसिद, बैंक भौचर र खाता',
    },
    why: { en: 'Laws on accounts and audit', ne: 'लेखा र लेखापरीक्षणसम्बन्धी कानुन' },
  },
  {
    name: {
      en: 'Enrollment, exams, results and issued documents of students',
      ne: 'विद्यार्थीको भर्ना, परीक्षा, नतिजा र जारी भएका कागजात',
    },
    why: {
      en: 'So that a degree can be confirmed at any time',
      ne: 'उपाधि जहिले पनि प्रमाणित गर्न सकियोस् भनेर',
    },
  },
  {
    name: { en: 'The log of decisions of staff', ne: 'कर्मचारीका निर्णयको अभिलेख' },
    why: { en: 'So that every decision can be reviewed', ne: 'हरेक निर्णय जाँच्न सकियोस् भनेर' },
  },
] as const
