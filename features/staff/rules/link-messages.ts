import type { Message, Messages } from '#platform/pure/message.ts'

/** Messages of the server about invitations and links for a password. */
export const linkMessages = {
  'link-unknown': {
    en: 'This link does not work any more. It works once, for some days. Ask an administrator for a new one.',
    ne: 'यो लिङ्क अब चल्दैन। यो केही दिनसम्म एकपटक मात्र चल्छ। प्रशासकसँग नयाँ लिङ्क माग्नुहोस्।',
  },
  'not-invited': {
    en: 'No invitation of this account is open.',
    ne: 'यो खाताको खुला निमन्त्रणा छैन।',
  },
  'invitation-withdrawn': {
    en: 'This invitation was withdrawn. Mail a link for a new password instead.',
    ne: 'यो निमन्त्रणा फिर्ता लिइएको छ। बरु नयाँ पासवर्डको लिङ्क पठाउनुहोस्।',
  },
  resent: {
    en: 'The invitation is sent again. The link of the earlier mail no longer works.',
    ne: 'निमन्त्रणा फेरि पठाइयो। अघिल्लो इमेलको लिङ्क अब चल्दैन।',
  },
  withdrawn: {
    en: 'The invitation is withdrawn. Its link no longer works.',
    ne: 'निमन्त्रणा फिर्ता लिइयो। यसको लिङ्क अब चल्दैन।',
  },
} as const satisfies Messages

/** Name of the entry in the audit log. */
export const linkUsedName = {
  en: 'Password set by a mailed link',
  ne: 'इमेलको लिङ्कबाट पासवर्ड राखियो',
} as const satisfies Message

/** Mail to a person who is to join the staff; sent in both languages, since theirs is not known. */
export const invitationMail = {
  subject: {
    en: '{institution}: invitation to the registry office',
    ne: '{institution}: कार्यालयमा निमन्त्रणा',
  },
  text: {
    en: '{name}, an account at the office of {institution} is ready for you.\n\nOpen this link, choose your own password, and set up a second factor with an authenticator app on your phone:\n\n{url}\n\nThe link works once, until {until}. Then sign in at {office} with this email address. No other person knows your password, and no member of staff will ask for it.\n\nIf you do not expect this, do nothing.',
    ne: '{name}, {institution}को कार्यालयमा तपाईंको खाता तयार छ।\n\nयो लिङ्क खोल्नुहोस्, आफ्नो पासवर्ड छान्नुहोस्, र फोनको अथेन्टिकेटर एपले दोस्रो प्रमाण राख्नुहोस्:\n\n{url}\n\nलिङ्क {until}सम्म एकपटक चल्छ। त्यसपछि यही इमेलले {office}मा लगइन गर्नुहोस्। तपाईंको पासवर्ड अरू कसैलाई थाहा हुँदैन, र कुनै कर्मचारीले माग्दैन।\n\nतपाईंले यो अपेक्षा गर्नुभएको होइन भने केही गर्नु पर्दैन।',
  },
} as const satisfies Messages

/** Mail to a member of staff whose password an administrator has reset. */
export const passwordLinkMail = {
  subject: {
    en: '{institution}: choose a new password',
    ne: '{institution}: नयाँ पासवर्ड छान्नुहोस्',
  },
  text: {
    en: 'An administrator has ended your password and your sessions at the office. Choose a new password with this link:\n\n{url}\n\nIt works once, until {until}. Your second factor stays as it is. If you did not ask for this, tell an administrator at once.',
    ne: 'प्रशासकले कार्यालयको तपाईंको पासवर्ड र लगइन अन्त्य गर्नुभएको छ। यो लिङ्कबाट नयाँ पासवर्ड छान्नुहोस्:\n\n{url}\n\nयो {until}सम्म एकपटक चल्छ। दोस्रो प्रमाण जस्ताको तस्तै रहन्छ। तपाईंले मागेको होइन भने तुरुन्तै प्रशासकलाई खबर गर्नुहोस्।',
  },
} as const satisfies Messages
