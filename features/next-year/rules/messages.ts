import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the page that prepares a year from another one. */
export const nextYearText = {
  title: { en: 'Prepare a year', ne: 'वर्ष तयार गर्ने' },
  lead: {
    en: 'Copies the openings of a year as drafts: days by the B.S. calendar, with their courses. Applications, payments, marks and results are never copied.',
    ne: 'एक वर्षका आवेदन मस्यौदाका रूपमा सारिन्छन्: मिति वि.सं. पात्रोअनुसार, विषयसहित। आवेदन दिनेहरू, भुक्तानी, अङ्क र नतिजा कहिल्यै सारिँदैनन्।',
  },
  from: { en: 'Copy from', ne: 'कहाँबाट सार्ने' },
  to: { en: 'Copy to', ne: 'कहाँ सार्ने' },
  percent: { en: 'Raise fees by per cent', ne: 'शुल्क प्रतिशतले बढाउने' },
  step: { en: 'Round up to Rs.', ne: 'रु. मा माथितिर मिलाउने' },
  make: { en: 'Make the plan', ne: 'योजना बनाउने' },
  choose: common.choose,
  opening: { en: 'Opening', ne: 'आवेदन' },
  'last-day': { en: 'Days', ne: 'मिति' },
  fee: common.fee,
  copy: { en: 'Copy', ne: 'सार्ने' },
  include: { en: 'Include', ne: 'समावेश' },
  skip: { en: 'Skip', ne: 'छोड्ने' },
  there: { en: 'Already there', ne: 'पहिल्यै छ' },
  courses: { en: '{n} {n|course|courses}', ne: '{n} विषय' },
  saturday: { en: 'was a Saturday', ne: 'शनिबार परेको थियो' },
  'short-month': { en: 'the month is shorter', ne: 'महिना छोटो छ' },
  'no-day': { en: 'no calendar for this day yet', ne: 'यो मितिको पात्रो छैन' },
  provisional: {
    en: 'The B.S. calendar of {year} is provisional. Check these days when it is published.',
    ne: '{year}को वि.सं. पात्रो अस्थायी छ। प्रकाशित भएपछि यी मिति जाँच्नुहोस्।',
  },
  kinds: { en: 'What is copied', ne: 'सारिने कुरा' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  source: { en: 'There were', ne: 'थिए' },
  new: { en: 'New', ne: 'नयाँ' },
  out: { en: 'Left out', ne: 'छोडिएका' },
  total: common.total,
  create: { en: 'Create {n} {n|draft|drafts}', ne: '{n} मस्यौदा बनाउने' },
  created: { en: '{n} {n|draft was|drafts were} created.', ne: '{n} मस्यौदा बने।' },
  done: { en: 'These drafts were created.', ne: 'यी मस्यौदा बनिसके।' },
  nothing: { en: 'Nothing to copy from this year.', ne: 'यो वर्षबाट सार्ने केही छैन।' },
  'see-drafts': { en: 'See the drafts', ne: 'मस्यौदा हेर्ने' },
  planned: { en: 'Plan for the next year', ne: 'अर्को वर्षको योजना' },
  'same-year': { en: 'Choose two different years.', ne: 'दुई फरक वर्ष छान्नुहोस्।' },
  'no-year': { en: 'There is no such academic year.', ne: 'यस्तो शैक्षिक वर्ष छैन।' },
  'no-plan': { en: 'There is no such plan.', ne: 'यस्तो योजना छैन।' },
  'wrong-percent': {
    en: 'Type a whole number from 0 to 100.',
    ne: '०देखि १००सम्मको पूर्ण सङ्ख्या लेख्नुहोस्।',
  },
  'wrong-step': { en: 'Type rupees from 1 to 10,000.', ne: '१देखि १०,०००सम्मको रुपैयाँ लेख्नुहोस्।' },
  'is-done': {
    en: 'The drafts of this plan were created already.',
    ne: 'यो योजनाका मस्यौदा पहिल्यै बनेका छन्।',
  },
  void: {
    en: '{name} was changed since the plan was made. Make the plan again; nothing was created.',
    ne: 'योजना बनेपछि {name} बदलियो। योजना फेरि बनाउनुहोस्; केही बनेको छैन।',
  },
  'no-session': {
    en: 'The exam session of {name} is not copied. Include it; nothing was created.',
    ne: '{name}को परीक्षा सत्र सारिएको छैन। त्यसलाई समावेश गर्नुहोस्; केही बनेको छैन।',
  },
} as const satisfies Messages
