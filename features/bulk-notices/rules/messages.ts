import type { Messages } from '#platform/pure/message.ts'

/** Answers of the server about notices to many students. */
export const bulkNoticeMessages = {
  list: { en: 'Notices to students', ne: 'विद्यार्थीलाई सूचना' },
  audiences: { en: 'Groups of students', ne: 'विद्यार्थीका समूह' },
  read: { en: 'A notice to students', ne: 'विद्यार्थीलाई पठाउने सूचना' },
  readers: { en: 'Students who received a notice', ne: 'सूचना पाउने विद्यार्थी' },
  plan: { en: 'Write a notice to students', ne: 'विद्यार्थीलाई सूचना लेख्ने' },
  send: { en: 'Send a notice to students', ne: 'विद्यार्थीलाई सूचना पठाउने' },
  'take-back': { en: 'Take back a notice to students', ne: 'विद्यार्थीलाई पठाउने सूचना फिर्ता लिने' },
  planned: { en: 'Draft saved. Nothing is sent yet.', ne: 'मस्यौदा सुरक्षित भयो। अझै पठाइएको छैन।' },
  confirmed: { en: 'The notice is being sent.', ne: 'सूचना पठाइँदैछ।' },
  proposed: {
    en: 'A second person confirms it under Second person.',
    ne: '‘दोस्रो व्यक्ति’मा अर्को व्यक्तिले पक्का गर्नुपर्छ।',
  },
  'taken-back': {
    en: 'Taken back. {n} {n|student|students} had received it.',
    ne: 'फिर्ता लिइयो। त्यसअघि {n} विद्यार्थीले पाइसकेका थिए।',
  },
  'no-notice': { en: 'There is no such notice.', ne: 'यस्तो सूचना छैन।' },
  'no-audience': { en: 'Choose who receives the notice.', ne: 'सूचना कसलाई पठाउने, छान्नुहोस्।' },
  'too-many-typed': {
    en: 'A list has at most 1,000 people.',
    ne: 'सूचीमा बढीमा १,००० जना राख्न मिल्छ।',
  },
  'wrong-time': {
    en: 'Choose a time of the coming year, such as 2026-12-10 17:00.',
    ne: 'आगामी एक वर्षभित्रको समय छान्नुहोस्।',
  },
  'not-a-draft': {
    en: 'This notice can no longer be changed.',
    ne: 'यो सूचना अब बदल्न मिल्दैन।',
  },
  'people-unknown': {
    en: 'These belong to no student, or to several: {list}. Remove them first.',
    ne: 'यी कुनै विद्यार्थीका होइनन्, वा एकभन्दा बढीका हुन्: {list}. पहिले हटाउनुहोस्।',
  },
  'no-people': { en: 'No student would receive it.', ne: 'यो सूचना पाउने कोही विद्यार्थी छैन।' },
  'people-changed': {
    en: 'It would now go to {n} {n|student|students}. Check it and send it again.',
    ne: 'अब {n} विद्यार्थीलाई जान्छ। हेरेर फेरि पठाउनुहोस्।',
  },
  'all-sent': {
    en: 'It cannot be taken back any more.',
    ne: 'यो अब फिर्ता लिन मिल्दैन।',
  },
  'all-students': { en: 'All students', ne: 'सबै विद्यार्थी' },
  'both-names': { en: '{program}, {semester}', ne: '{program}, {semester}' },
  applicants: { en: 'Applicants: {name}', ne: 'आवेदक: {name}' },
  'applicants-of-quota': {
    en: 'Applicants: {name}, quota {quota}',
    ne: 'आवेदक: {name}, कोटा {quota}',
  },
  'typed-list': { en: 'List of {n}', ne: '{n} जनाको सूची' },
  text: { en: 'Notice', ne: 'सूचना' },
  audience: { en: 'Group of students', ne: 'विद्यार्थीको समूह' },
  people: { en: 'Students to be notified', ne: 'सूचना पाउने विद्यार्थी' },
  'send-at': { en: 'Sent at', ne: 'पठाउने समय' },
} as const satisfies Messages
