import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the office's page for the applicants of an entrance. */
export const applicantDeskText = {
  title: { en: 'Applicants and seats', ne: 'आवेदक र सिट' },
  back: { en: 'Entrance layout', ne: 'प्रवेश परीक्षाको तयारी' },
  find: { en: 'Find by symbol number or name', ne: 'सिम्बल नम्बर वा नामले खोज्ने' },
  none: { en: 'No results', ne: 'भेटिएन' },
  'none-help': {
    en: 'Write the beginning of a symbol number or of a name.',
    ne: 'सिम्बल नम्बर वा नामको सुरु लेख्नुहोस्।',
  },
  'count-all': { en: 'Applicants: {of}', ne: 'आवेदक: {of}' },
  'count-first': { en: 'Applicants: {of}. Shown: {n}.', ne: 'आवेदक: {of}, देखाइएका: {n}' },
  name: common.name,
  number: officeLabels.symbolNumber,
  asked: { en: 'Centre asked for', ne: 'रोजेको केन्द्र' },
  any: { en: 'Any', ne: 'जुनसुकै' },
  special: { en: 'Special need', ne: 'विशेष आवश्यकता' },
  yes: { en: 'Yes', ne: 'छ' },
  seat: { en: 'Seat', ne: 'सिट' },
  'seat-at': {
    en: '{sitting}, {room}, seat {seat}, {centre}',
    ne: '{sitting}, {room}, सिट {seat}, {centre}',
  },
  'no-seat': { en: 'No seat', ne: 'सिट छैन' },
  change: { en: 'Change', ne: 'बदल्ने' },
  move: { en: 'Move', ne: 'सार्ने' },
  'move-of': { en: 'Move {name}', ne: '{name}लाई सार्ने' },
  'preferences-of': { en: 'Centre and special need of {name}', ne: '{name}को केन्द्र र विशेष आवश्यकता' },
  'new-place': { en: 'Sitting and room', ne: 'पाली र कोठा' },
  'place-needed': { en: 'Choose a sitting and a room.', ne: 'पाली र कोठा छान्नुहोस्।' },
  choose: common.choose,
  'free-in': { en: '{room}, {centre} (free: {free})', ne: '{room}, {centre} (खाली: {free})' },
  'near-door': { en: 'Special need: seat near the door', ne: 'विशेष आवश्यकता: ढोकानजिकको सिट' },
  effect: {
    en: 'The applicant is notified with the reason. A printed admit card is replaced.',
    ne: 'आवेदकलाई कारणसहित खबर जान्छ। छापिएको प्रवेशपत्र बदलिन्छ।',
  },
  'preferences-effect': {
    en: 'The applicant is notified with the reason. The next plan of seats follows it.',
    ne: 'आवेदकलाई कारणसहित खबर जान्छ। अर्को सिट योजना यसैअनुसार बन्छ।',
  },
  order: { en: 'Order of programmes', ne: 'रोजाइको क्रम' },
  'order-of': { en: 'Order of programmes of {name}', ne: '{name}को रोजाइको क्रम' },
  'order-effect': {
    en: 'The applicant is notified with the reason. The merit list follows this order.',
    ne: 'आवेदकलाई कारणसहित खबर जान्छ। योग्यता सूची यसै क्रमअनुसार बन्छ।',
  },
  reason: { en: 'Reason, in English', ne: 'कारण, अङ्ग्रेजीमा' },
  'reason-ne': { en: 'Reason, in Nepali', ne: 'कारण, नेपालीमा' },
  save: pageLabels.save,
} as const satisfies Messages
