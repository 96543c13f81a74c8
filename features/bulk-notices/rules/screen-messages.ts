import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { audienceTypes } from './audience.ts'
import type { NoticeState } from './bulk-notice.ts'

/** Texts of the screen of notices to many students. */
export const noticeScreen = {
  title: { en: 'Notices', ne: 'सूचना' },
  new: { en: 'New notice', ne: 'नयाँ सूचना' },
  none: { en: 'No notice yet', ne: 'अहिलेसम्म कुनै सूचना छैन' },
  'none-help': {
    en: 'Write one: a draft shows how many students would receive it.',
    ne: 'एउटा लेख्नुहोस्: मस्यौदाले कति विद्यार्थीले पाउने देखाउँछ।',
  },
  'text-en': { en: 'Notice, in English', ne: 'सूचना, अङ्ग्रेजीमा' },
  'text-ne': { en: 'Notice, in Nepali', ne: 'सूचना, नेपालीमा' },
  audience: { en: 'To', ne: 'कसलाई' },
  program: { en: 'Programme', ne: 'कार्यक्रम' },
  semester: { en: 'Semester', ne: 'सेमेस्टर' },
  quota: common.quota,
  opening: { en: 'Opening', ne: 'आह्वान' },
  all: { en: 'All', ne: 'सबै' },
  choose: { en: 'Choose', ne: 'छान्नुहोस्' },
  people: { en: 'Emails, registration or roll numbers', ne: 'इमेल, दर्ता वा रोल नम्बर' },
  'people-help': { en: 'One a line, 1,000 at most.', ne: 'हरेक पङ्क्तिमा एउटा, बढीमा १,०००।' },
  'send-day': { en: 'Send on', ne: 'पठाउने मिति' },
  'send-time': { en: 'At (Nepal time)', ne: 'समय (नेपाली)' },
  'send-help': {
    en: 'Leave the date empty to send it as soon as it is confirmed.',
    ne: 'पक्का भएपछि तुरुन्त पठाउन मिति खाली राख्नुहोस्।',
  },
  save: { en: 'Save the draft', ne: 'मस्यौदा राख्ने' },
  reach: {
    en: '{n} {n|student|students} would receive it, {mailed} of them by email too.',
    ne: '{n} विद्यार्थीले पाउँछन्, तीमध्ये {mailed} जनाले इमेलमा पनि।',
  },
  'needs-second': {
    en: 'For more than {n} students a second person confirms it.',
    ne: '{n}भन्दा बढी विद्यार्थीका लागि दोस्रो व्यक्तिले पक्का गर्छ।',
  },
  unknown: {
    en: 'No student, or several: {list}. Remove them first.',
    ne: 'कुनै विद्यार्थी होइन, वा एकभन्दा बढी: {list}. पहिले हटाउनुहोस्।',
  },
  preview: { en: 'As the student reads it', ne: 'विद्यार्थीले यसरी पढ्छन्' },
  send: { en: 'Send to {n} {n|student|students}', ne: '{n} विद्यार्थीलाई पठाउने' },
  propose: {
    en: 'Propose to send to {n} {n|student|students}',
    ne: '{n} विद्यार्थीलाई पठाउने प्रस्ताव राख्ने',
  },
  'take-back': { en: 'Take it back', ne: 'फिर्ता लिने' },
  edit: { en: 'Change the draft', ne: 'मस्यौदा बदल्ने' },
  sent: { en: 'Sent', ne: 'पठाइएको' },
  'sent-of': { en: '{sent} of {n}', ne: '{n}मध्ये {sent}' },
  by: { en: 'Written by', ne: 'लेख्ने' },
  state: pageLabels.status,
  received: { en: 'Students who receive it', ne: 'पाउने विद्यार्थी' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  'not-yet': { en: 'not yet', ne: 'अझै छैन' },
  back: { en: 'All notices', ne: 'सबै सूचना' },
  'at-time': { en: 'Sent at {at}', ne: '{at}मा पठाइने' },
} as const satisfies Messages

export const audienceNames = {
  students: { en: 'Students who study now', ne: 'अहिले पढिरहेका विद्यार्थी' },
  applicants: { en: 'Applicants of an opening', ne: 'एउटा आह्वानका आवेदक' },
  people: { en: 'A list', ne: 'सूची' },
} as const satisfies Record<(typeof audienceTypes)[number], Message>

export const noticeStateNames = {
  draft: { en: 'Draft', ne: 'मस्यौदा' },
  proposed: { en: 'Waits for a second person', ne: 'दोस्रो व्यक्ति पर्खँदै' },
  scheduled: { en: 'Planned', ne: 'तय भएको' },
  sending: { en: 'Being sent', ne: 'पठाइँदै' },
  sent: { en: 'Sent', ne: 'पठाइयो' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता लिइयो' },
} as const satisfies Record<NoticeState, Message>
