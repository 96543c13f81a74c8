import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's pages for the layout of an entrance, besides those it shares with the layout of an exam. */
export const entranceLayoutText = {
  title: { en: 'Entrance layout', ne: 'प्रवेश परीक्षाको तयारी' },
  lead: {
    en: 'Centres, sittings with their rooms, symbol numbers and seats. Admit cards carry them.',
    ne: 'केन्द्र, पाली र कोठा, सिम्बल नम्बर र सिट। प्रवेशपत्रमा यिनै देखिन्छन्।',
  },
  none: { en: 'No entrance waits for its result', ne: 'नतिजा बाँकी कुनै प्रवेश परीक्षा छैन' },
  'none-help': {
    en: 'A published entrance appears here until its result is published.',
    ne: 'प्रकाशित प्रवेश परीक्षा नतिजा नआउन्जेल यहाँ देखिन्छ।',
  },
  opening: common.entrance,
  sittings: { en: 'Sittings', ne: 'पालीहरू' },
  'no-applicants': { en: 'No approved applicant', ne: 'स्वीकृत आवेदक छैन' },
  'no-sitting': { en: 'Sittings missing', ne: 'पाली बाँकी' },

  about: {
    en: 'Approved applicants: {n}. With a special need: {special}.',
    ne: 'स्वीकृत आवेदक: {n}, विशेष आवश्यकता भएका: {special}',
  },
  'is-published': {
    en: 'The result is published. Seats do not change any more.',
    ne: 'नतिजा प्रकाशित भइसक्यो। अब सिट बदलिँदैन।',
  },

  centres: { en: 'Centres to ask for', ne: 'रोज्न मिल्ने केन्द्र' },
  'centres-lead': {
    en: 'With two or more, applicants choose one when they apply and get a seat there.',
    ne: 'दुई वा बढी भए आवेदकले आवेदन दिँदा एउटा छान्छन् र त्यहीँ सिट पाउँछन्।',
  },
  'asked-of': {
    en: '{centre}: asked for by {asked}, seats {seats}',
    ne: '{centre}: रोजेका {asked}, सिट {seats}',
  },
  save: pageLabels.save,

  'seats-title': { en: 'Symbol numbers and seats', ne: 'सिम्बल नम्बर र सिट' },
  'all-seated': {
    en: 'All approved applicants have a symbol number and a seat.',
    ne: 'स्वीकृत सबैको सिम्बल नम्बर र सिट छ।',
  },
  'plan-lead': {
    en: 'The plan gives numbers and seats to those who have none, in the order of symbol numbers. It changes nothing until it is executed.',
    ne: 'योजनाले नम्बर वा सिट नभएकालाई सिम्बल नम्बरको क्रममा दिन्छ। लागू नगरेसम्म केही बदलिँदैन।',
  },
  make: { en: 'Plan numbers and seats', ne: 'नम्बर र सिटको योजना बनाउने' },
  plan: { en: 'Plan', ne: 'योजना' },
  'plan-counts': {
    en: 'Symbol numbers: {numbers}. Seats: {seats}. Seats that become free: {freed}.',
    ne: 'सिम्बल नम्बर: {numbers}, सिट: {seats}, खाली हुने सिट: {freed}',
  },
  execute: { en: 'Give these numbers and seats', ne: 'यी नम्बर र सिट दिने' },
  'numbers-from-to': { en: '{first} to {last}', ne: '{first} – {last}' },
  applicants: { en: 'Applicants', ne: 'आवेदक' },
  special: { en: 'Special need', ne: 'विशेष आवश्यकता' },
  centre: pageLabels.centre,

  sitting: { en: 'Sitting', ne: 'पाली' },
  'new-sitting': { en: 'New sitting', ne: 'नयाँ पाली' },
  change: { en: 'Change sitting', ne: 'पाली बदल्ने' },
  remove: { en: 'Remove sitting', ne: 'पाली हटाउने' },
  'no-sittings': {
    en: 'No sitting yet. A sitting is a time with rooms, such as Morning.',
    ne: 'पाली छैन। पाली भनेको समय र कोठा हो, जस्तै बिहानी पाली।',
  },
  'not-begun': { en: 'Not begun', ne: 'सुरु भएको छैन' },
  'rooms-needed': { en: 'Choose at least one room.', ne: 'कम्तीमा एउटा कोठा छान्नुहोस्।' },
  'in-room': { en: '{room}, {centre}: {n} of {seats}', ne: '{room}, {centre}: {seats}मध्ये {n}' },
  effect: {
    en: 'Applicants with a seat in this sitting: {n}. Another time replaces their admit cards and notifies them.',
    ne: 'समय बदल्दा प्रवेशपत्र बदलिन्छ र आवेदकलाई खबर जान्छ। यस पालीमा सिट भएका आवेदक: {n}',
  },
} as const satisfies Messages
