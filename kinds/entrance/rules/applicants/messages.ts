import type { Messages } from '#platform/pure/message.ts'
import { entranceLayoutMessages } from '../layout/messages.ts'
import type { MoveReason, PreferenceReason } from './decide.ts'

/** Messages of the server about seat, centre and special need of one applicant, and its notices. */
export const applicantMessages = {
  'applicants-read': { en: 'Applicants: {n}', ne: 'आवेदक: {n}' },
  moved: {
    en: 'Moved to {place}. Cards replaced: {cards}.',
    ne: '{place}मा सारियो। बदलिएका प्रवेशपत्र: {cards}',
  },
  'preferences-saved': {
    en: 'Saved. The applicant is notified.',
    ne: 'राखियो। आवेदकलाई खबर गयो।',
  },
  'applicant-unknown': { en: 'There is no such applicant.', ne: 'यस्तो आवेदक छैन।' },
  'published-already': entranceLayoutMessages['published-already'],
  'not-approved': {
    en: 'This application is not approved. It has no seat of its own.',
    ne: 'यो आवेदन स्वीकृत छैन, त्यसैले सिट हुँदैन।',
  },
  closed: { en: 'This application is closed.', ne: 'यो आवेदन बन्द भइसकेको छ।' },
  seatless: {
    en: 'This applicant has no seat yet. Plan the seats first.',
    ne: 'यस आवेदकको सिट छैन। पहिले सिटको योजना बनाउनुहोस्।',
  },
  seated: {
    en: 'This applicant has a seat already. Move the applicant instead.',
    ne: 'यस आवेदकको सिट तोकिसकियो। त्यसको सट्टा आवेदकलाई सार्नुहोस्।',
  },
  'has-sat': {
    en: 'This applicant was present in the sitting or has a score. The seat stays.',
    ne: 'यस आवेदकले परीक्षा दिइसके वा अङ्क छ, त्यसैले सिट बदलिँदैन।',
  },
  'sitting-begun': {
    en: '{sitting} has begun. Choose a later sitting.',
    ne: '{sitting} सुरु भइसक्यो। पछिको पाली छान्नुहोस्।',
  },
  'room-not-of-sitting': {
    en: 'This is no room of the sitting. Add it to the sitting first.',
    ne: 'यो कोठा यस पालीको होइन। पहिले पालीमा थप्नुहोस्।',
  },
  'room-full': {
    en: '{room} has no free seat in {sitting}.',
    ne: '{sitting}मा {room}को सिट खाली छैन।',
  },
  'same-seat': {
    en: 'This applicant sits in that room already.',
    ne: 'यस आवेदकको सिट त्यही कोठामा छ।',
  },
  'centre-not-offered': {
    en: 'This centre is not among those of the entrance.',
    ne: 'यो केन्द्र यस प्रवेश परीक्षामा रोज्न मिल्ने होइन।',
  },
  'nothing-changed': { en: 'Nothing has changed.', ne: 'केही बदलिएको छैन।' },
  'reason-needed': {
    en: 'Give the reason in English and in Nepali: the applicant reads it.',
    ne: 'कारण अङ्ग्रेजी र नेपाली दुवैमा लेख्नुहोस्: आवेदकले पढ्छन्।',
  },
  'notice-moved': {
    en: 'Your seat for {exam} has changed: {day}, {hours}, {place}. {reason} Download your admit card again; the older one no longer counts.',
    ne: '{exam}को तपाईंको सिट बदलियो: {day}, {hours}, {place}; {reason} प्रवेशपत्र फेरि डाउनलोड गर्नुहोस्; पुरानो मान्य छैन।',
  },
  'notice-preferences': {
    en: 'Your application for {exam} was changed: exam centre {centre}; {need}. {reason}',
    ne: '{exam}को तपाईंको आवेदन बदलियो: परीक्षा केन्द्र {centre}; {need}; {reason}',
  },
  'near-door': { en: 'seat near the door', ne: 'ढोकानजिकको सिट' },
  'any-seat': { en: 'any seat', ne: 'जुनसुकै सिट' },
  'any-centre': { en: 'any', ne: 'जुनसुकै' },
} as const satisfies Messages & Record<MoveReason | PreferenceReason, unknown>
