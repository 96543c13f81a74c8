import type { Message, Messages } from '#platform/pure/message.ts'
import type { OrderReason, StayReason } from './preferences.ts'

/** Messages of the server about the order of the programmes, and about staying in a seat. */
export const orderMessages = {
  read: { en: 'Your order of the programmes', ne: 'तपाईंको रोजाइको क्रम' },
  saved: { en: 'Your order is saved.', ne: 'तपाईंको रोजाइको क्रम सुरक्षित भयो।' },
  stays: {
    en: 'You stay in this seat and wait for no other programme.',
    ne: 'तपाईं यही सिटमा रहनुहुन्छ। अरू कार्यक्रम पर्खनुहुन्न।',
  },
  'application-unknown': { en: 'Application not found.', ne: 'आवेदन भेटिएन।' },
  'order-corrected': {
    en: 'Saved. The applicant is notified.',
    ne: 'राखियो। आवेदकलाई खबर गयो।',
  },
  'notice-order': {
    en: 'Your order of the programmes for {exam} was changed: {programs}. {reason}',
    ne: '{exam}का लागि तपाईंको रोजाइको क्रम बदलियो: {programs}; {reason}',
  },
  'list-waits': {
    en: 'A new version of the merit list is about to be published. Decide after that.',
    ne: 'योग्यता सूचीको नयाँ संस्करण प्रकाशित हुँदै छ। त्यसपछि निर्णय गर्नुहोस्।',
  },
  'program-not-offered': {
    en: 'The entrance is not for this programme.',
    ne: 'यो प्रवेश परीक्षा यस कार्यक्रमका लागि होइन।',
  },
} as const satisfies Messages

/** Reasons for which an order is refused. */
export const orderRefusals = {
  'no-choice': {
    en: 'This entrance is for one programme.',
    ne: 'यो प्रवेश परीक्षा एउटै कार्यक्रमका लागि हो।',
  },
  'application-closed': { en: 'Your application is closed.', ne: 'तपाईंको आवेदन बन्द भएको छ।' },
  'order-closed': {
    en: 'The order could be changed until the last day to apply.',
    ne: 'रोजाइको क्रम आवेदनको अन्तिम दिनसम्म मात्र बदल्न मिल्थ्यो।',
  },
  'list-made': {
    en: 'The merit list is computed: the order stays.',
    ne: 'योग्यता सूची बनिसक्यो, त्यसैले रोजाइको क्रम बदलिँदैन।',
  },
} as const satisfies Record<OrderReason, Message>

/** Reasons for which an applicant cannot stay in a seat. */
export const stayRefusals = {
  'no-offer': { en: 'You have no seat.', ne: 'तपाईंको सिट छैन।' },
  'too-late': {
    en: 'The last day to accept this seat has passed.',
    ne: 'यो सिट स्वीकार गर्ने अन्तिम दिन बितिसक्यो।',
  },
  'stays-already': { en: 'You stay in this seat already.', ne: 'तपाईं यही सिटमा हुनुहुन्छ।' },
  'none-preferred': {
    en: 'You wait for no programme that you prefer.',
    ne: 'तपाईं अर्को रोजाइको कार्यक्रम पर्खनुभएको छैन।',
  },
} as const satisfies Record<StayReason, Message>

/** Notices about seats of an entrance for several programmes. */
export const programNotices = {
  seat: {
    en: 'The result of {name} is published: you have a seat in {program}. Accept it by {day}.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईंले {program}मा सिट पाउनुभयो। {day}सम्म स्वीकार गर्नुहोस्।',
  },
  waiting: {
    en: 'The result of {name} is published: you have no seat yet and are on the waiting list.',
    ne: '{name}को नतिजा प्रकाशित भयो: तपाईंले अहिले सिट पाउनुभएन, प्रतीक्षा सूचीमा हुनुहुन्छ।',
  },
  offered: {
    en: 'A seat of {name} in {program} is now yours from the waiting list. Accept it by {day}.',
    ne: 'प्रतीक्षा सूचीबाट {name}को {program}मा सिट अब तपाईंको भयो। {day}सम्म स्वीकार गर्नुहोस्।',
  },
  moved: {
    en: '{name}: you have moved up to {program}, which you prefer. Accept this seat by {day}.',
    ne: '{name}: तपाईं आफूले बढी रोजेको {program}मा सर्नुभयो। यो सिट {day}सम्म स्वीकार गर्नुहोस्।',
  },
  'moved-accepted': {
    en: '{name}: you have moved up to {program}, which you prefer. Your acceptance holds for this seat.',
    ne: '{name}: तपाईं आफूले बढी रोजेको {program}मा सर्नुभयो। तपाईंको स्वीकृति यसै सिटका लागि मान्य छ।',
  },
} as const satisfies Messages

/** Texts of the order of the programmes, on the applicant's own application. */
export const orderText = {
  title: { en: 'Order of the programmes', ne: 'कार्यक्रमको रोजाइ' },
  lead: {
    en: 'You get one seat, in the first of these programmes in which your rank is good enough.',
    ne: 'यी कार्यक्रममध्ये क्रममा पुग्ने पहिलोमा एउटा सिट पाइन्छ।',
  },
  'not-given': {
    en: 'You gave no order: you compete for {program} only.',
    ne: 'तपाईंले रोजाइको क्रम दिनुभएको छैन: {program}मा मात्र पर्नुहुन्छ।',
  },
  until: { en: 'You can change it until {day}.', ne: '{day}सम्म बदल्न सकिन्छ।' },
  choose: { en: 'Choose the order', ne: 'क्रम छान्ने' },
  change: { en: 'Change the order', ne: 'क्रम बदल्ने' },
  place: { en: 'Preference {n}', ne: 'रोजाइ {n}' },
  none: { en: 'none', ne: 'छैन' },
  save: { en: 'Save the order', ne: 'क्रम सुरक्षित गर्ने' },
  'first-needed': { en: 'Choose at least one programme.', ne: 'कम्तीमा एउटा कार्यक्रम छान्नुहोस्।' },
} as const satisfies Messages
