import type { Messages } from '#platform/pure/message.ts'
import type { TeachingReason } from './teaching.ts'

/** Messages of the server about teachers of offered courses. */
export const teachingMessages = {
  'not-a-teacher': {
    en: 'Only a person with the role teacher and an open account can be given a course.',
    ne: 'शिक्षक भूमिका र खुला खाता भएको व्यक्तिलाई मात्र विषय दिन सकिन्छ।',
  },
  'days-wrong': {
    en: 'The last day is before the first.',
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि छ।',
  },
  'days-over': { en: 'The last day is over.', ne: 'अन्तिम दिन बितिसक्यो।' },
  'day-unknown': { en: 'Choose both days.', ne: 'दुवै दिन छान्नुहोस्।' },
  'teaches-already': {
    en: 'This person has the course on some of these days already.',
    ne: 'यीमध्ये केही दिन यो विषय पहिल्यै उहाँसँग छ।',
  },
  'teaching-unknown': {
    en: 'This was taken back already, or does not exist.',
    ne: 'यो पहिल्यै फिर्ता लिइएको छ, वा छैन।',
  },
  listed: { en: 'Teachers: {n}', ne: 'शिक्षक: {n}' },
  given: {
    en: '{name} may type internal marks and attendance of {code} on these days.',
    ne: '{name}ले यी दिनमा {code}को आन्तरिक अङ्क र हाजिरी राख्न सक्नुहुन्छ।',
  },
  'taken-back': {
    en: '{name} no longer has {code}. Marks that were typed stay.',
    ne: '{name}सँग {code} अब छैन। राखिएका अङ्क रहन्छन्।',
  },
} as const satisfies Messages & Record<TeachingReason, unknown>

/** Mail to a teacher who was given a course. */
export const teachingMail = {
  subject: { en: '{institution}: {code} is your course', ne: '{institution}: {code} तपाईंको विषय' },
  text: {
    en: 'You may type internal marks and attendance of {code} ({opening}) from {first} to {last}. Sign in to the office; the course is under Internal marks.',
    ne: 'तपाईं {first}देखि {last}सम्म {code} ({opening})को आन्तरिक अङ्क र हाजिरी राख्न सक्नुहुन्छ। कार्यालयमा साइन इन गर्नुहोस्, विषय ‘आन्तरिक अङ्क’ भागमा छ।',
  },
} as const satisfies Messages
