import type { Message } from '#platform/pure/message.ts'
import type { NoticeTopic } from './topics.ts'

/**
 * Name and topic of a notification type. `mail`: it is also mailed, with the name as subject, unless the reader has
 * chosen otherwise. A text message is sent only if the reader has chosen that.
 */
export type NoticeTypeFacts = {
  readonly name: Message
  readonly topic: NoticeTopic
  readonly mail: boolean
}

/** Every type of notification the product writes; urgent ones and decisions are mailed too. */
export const noticeTypes = {
  'application-approved': {
    name: { en: 'Your application is approved', ne: 'तपाईंको आवेदन स्वीकृत भयो' },
    topic: 'applications',
    mail: true,
  },
  'application-closed': {
    name: { en: 'Your application is closed', ne: 'तपाईंको आवेदन बन्द भयो' },
    topic: 'applications',
    mail: true,
  },
  'certificate-step': {
    name: { en: 'Your certificate', ne: 'तपाईंको प्रमाणपत्र' },
    topic: 'applications',
    mail: true,
  },
  'application-completed': {
    name: { en: 'Your application is complete', ne: 'तपाईंको आवेदन सम्पन्न भयो' },
    topic: 'applications',
    mail: false,
  },
  'application-returned': {
    name: { en: 'Your application was returned', ne: 'तपाईंको आवेदन फिर्ता आयो' },
    topic: 'applications',
    mail: true,
  },
  'application-withdrawn': {
    name: { en: 'Your application was withdrawn', ne: 'तपाईंको आवेदन फिर्ता लिइयो' },
    topic: 'applications',
    mail: true,
  },
  'application-no-longer-holds': {
    name: { en: 'Your application is no longer valid', ne: 'तपाईंको आवेदन अब मान्य छैन' },
    topic: 'applications',
    mail: true,
  },
  'opening-changed': {
    name: { en: 'Fee or last day was changed', ne: 'शुल्क वा अन्तिम मिति बदलियो' },
    topic: 'applications',
    mail: true,
  },
  'enrollment-ended': {
    name: { en: 'Your enrollment has ended', ne: 'तपाईंको भर्ना समाप्त भयो' },
    topic: 'applications',
    mail: true,
  },
  // Not mailed: the receipt has a mail of its own.
  'payment-confirmed': {
    name: { en: 'Your payment has arrived', ne: 'तपाईंको भुक्तानी प्राप्त भयो' },
    topic: 'payments',
    mail: false,
  },
  'payment-held': {
    name: { en: 'Your payment needs a check', ne: 'तपाईंको भुक्तानी जाँच्नुपर्छ' },
    topic: 'payments',
    mail: true,
  },
  'payment-not-completed': {
    name: { en: 'Your payment was not completed', ne: 'तपाईंको भुक्तानी पूरा भएन' },
    topic: 'payments',
    mail: false,
  },
  'due-charged': {
    name: { en: 'An amount is due', ne: 'तिर्नुपर्ने रकम छ' },
    topic: 'payments',
    mail: true,
  },
  'payment-credit': {
    name: { en: 'Money added to your credit', ne: 'तपाईंको जम्मा रकम' },
    topic: 'payments',
    mail: true,
  },
  'voucher-returned': {
    name: { en: 'Your bank voucher was returned', ne: 'तपाईंको बैंक भौचर फिर्ता भयो' },
    topic: 'payments',
    mail: true,
  },
  'cash-reversed': {
    name: { en: 'Your cash receipt was reversed', ne: 'तपाईंको नगद रसिद उल्टाइयो' },
    topic: 'payments',
    mail: true,
  },
  'voucher-reversed': {
    name: {
      en: 'The approval of your bank voucher was reversed',
      ne: 'तपाईंको बैंक भौचरको स्वीकृति उल्टाइयो',
    },
    topic: 'payments',
    mail: true,
  },
  'correction-decided': {
    name: { en: 'Your correction is decided', ne: 'तपाईंको सच्याउने अनुरोधको निर्णय भयो' },
    topic: 'papers',
    mail: true,
  },
  'access-reset': {
    name: { en: 'Your access was reset', ne: 'तपाईंको पहुँच फेरि दिइयो' },
    topic: 'papers',
    mail: true,
  },
  'photo-cropped': {
    name: { en: 'Your photo was cropped', ne: 'तपाईंको फोटो काटियो' },
    topic: 'papers',
    mail: false,
  },
  'paper-revoked': {
    name: { en: 'One of your documents was revoked', ne: 'तपाईंको कागजात रद्द भयो' },
    topic: 'papers',
    mail: true,
  },
  'paper-replaced': {
    name: { en: 'One of your documents has a new version', ne: 'तपाईंको कागजातको नयाँ संस्करण आयो' },
    topic: 'papers',
    mail: true,
  },
  'exam-seat': {
    name: { en: 'Your exam admit card is ready', ne: 'तपाईंको परीक्षा प्रवेशपत्र तयार भयो' },
    topic: 'exams',
    mail: true,
  },
  'exam-changed': {
    name: { en: 'Your exam has changed', ne: 'तपाईंको परीक्षामा परिवर्तन भयो' },
    topic: 'exams',
    mail: true,
  },
  'book-kept': {
    name: { en: 'The book you reserved is ready', ne: 'तपाईंले आरक्षण गरेको पुस्तक तयार छ' },
    topic: 'library',
    mail: true,
  },
  'library-fine': {
    name: { en: 'A library fine', ne: 'पुस्तकालयको जरिवाना' },
    topic: 'library',
    mail: false,
  },
  'entrance-result': {
    name: { en: 'The entrance result is published', ne: 'प्रवेश परीक्षाको नतिजा प्रकाशित भयो' },
    topic: 'applications',
    mail: true,
  },
  'entrance-seat': {
    name: { en: 'Your seat of the entrance', ne: 'प्रवेश परीक्षाको तपाईंको सिट' },
    topic: 'applications',
    mail: true,
  },
  // Its text says that there is a result, never which one: other people read a mail too.
  'result-published': {
    name: { en: 'Your result is published', ne: 'तपाईंको नतिजा प्रकाशित भयो' },
    topic: 'exams',
    mail: true,
  },
  'scholarship-decided': {
    name: { en: 'Your scholarship is decided', ne: 'तपाईंको छात्रवृत्तिको निर्णय भयो' },
    topic: 'applications',
    mail: true,
  },
  'scholarship-set-off': {
    name: { en: 'Your scholarship pays a fee', ne: 'तपाईंको छात्रवृत्ति शुल्कमा मिलान भयो' },
    topic: 'payments',
    mail: true,
  },
  'credit-set-off': {
    name: { en: 'Your credit pays a fee', ne: 'तपाईंको जम्मा रकम शुल्कमा मिलान भयो' },
    topic: 'payments',
    mail: true,
  },
  'credit-paid-out': {
    name: { en: 'Your credit goes back to your account', ne: 'तपाईंको जम्मा रकम फिर्ता हुँदैछ' },
    topic: 'payments',
    mail: true,
  },
  refund: {
    name: { en: 'Your refund', ne: 'तपाईंको रकम फिर्ता' },
    topic: 'payments',
    mail: true,
  },
  'fee-deadline': {
    name: { en: 'A fee is due', ne: 'शुल्क तिर्ने अन्तिम मिति' },
    topic: 'deadlines',
    mail: true,
  },
  'book-due': {
    name: { en: 'A library book is due', ne: 'पुस्तक फिर्ता गर्ने मिति' },
    topic: 'library',
    mail: true,
  },
  // Its text has marks, so it is never mailed: other people read a mail too.
  'retotaling-decided': {
    name: { en: 'Your retotaling is decided', ne: 'तपाईंको पुनर्योगको निर्णय भयो' },
    topic: 'exams',
    mail: false,
  },
  'paper-restored': {
    name: { en: 'One of your documents is valid again', ne: 'तपाईंको कागजात फेरि मान्य भयो' },
    topic: 'papers',
    mail: true,
  },
  announcement: {
    name: { en: 'A notice of the university', ne: 'विश्वविद्यालयको सूचना' },
    topic: 'announcements',
    mail: true,
  },
} as const satisfies Record<string, NoticeTypeFacts>

export type NoticeType = keyof typeof noticeTypes
