import type { Messages } from '#platform/pure/message.ts'

/** Messages to a student about their money: in a notification, and above the lists of things to pay for. */
export const noticeMessages = {
  arrived: {
    en: 'Your payment of {amount} for {name} has arrived. Receipt {number}.',
    ne: '{name}को {amount} भुक्तानी प्राप्त भयो (रसिद नं. {number})।',
  },
  'not-completed': {
    en: 'Your Khalti payment of {amount} for {name} was not completed. You can pay again.',
    ne: '{name}को {amount}को खल्ती भुक्तानी पूरा भएन। तपाईं फेरि तिर्न सक्नुहुन्छ।',
  },
  'held-note': {
    en: 'Khalti reports {amount} for {name}. It needs a check by the university. Do not pay again.',
    ne: 'खल्तीले {name}का लागि {amount} देखाएको छ। विश्वविद्यालयले जाँच्नुपर्छ। फेरि नतिर्नुहोस्।',
  },
  'credit-note': {
    en: 'You paid more than was owed for {name}: {amount} is to your credit. The university gives it back or uses it for your next fee.',
    ne: 'तपाईंले {name}का लागि बढी तिर्नुभयो: {amount} तपाईंको जम्मा छ। विश्वविद्यालयले फिर्ता गर्छ वा अर्को शुल्कमा मिलाउँछ।',
  },
  'returned-note': {
    en: 'Your bank voucher of {amount} for {name} was returned: {reason} You can upload another.',
    ne: '{name}को {amount}को बैंक भौचर फिर्ता भयो: {reason} तपाईं अर्को राख्न सक्नुहुन्छ।',
  },
  credit: { en: 'You have a credit of {amount}.', ne: 'तपाईंको {amount} जम्मा छ।' },
  'credit-help': {
    en: 'The university gives it back or uses it for your next fee; ask the help desk.',
    ne: 'विश्वविद्यालयले फिर्ता गर्छ वा अर्को शुल्कमा मिलाउँछ; सहायता कक्षमा सोध्नुहोस्।',
  },
  held: { en: "Don't pay again.", ne: 'फेरि नतिर्नुहोस्।' },
  'held-sum': {
    en: 'Khalti took {amount} for {name}, which is not what was asked. The university is checking. Reference {reference}.',
    ne: 'खल्तीले {name}का लागि {amount} लियो, जुन मागिएको रकम होइन। विश्वविद्यालयले जाँच्दैछ (सन्दर्भ नं. {reference})।',
  },
  'held-pending': {
    en: 'Khalti is still working on your payment of {amount} for {name}. Reference {reference}.',
    ne: 'खल्तीले {name}को {amount}को भुक्तानी टुङ्ग्याएको छैन (सन्दर्भ नं. {reference})।',
  },
  open: {
    en: 'You started to pay {amount} with Khalti.',
    ne: 'तपाईंले खल्तीबाट {amount} तिर्न सुरु गर्नुभएको थियो।',
  },
  'open-help': {
    en: 'If you finished it there, don’t pay or upload a voucher for it again. Reference {reference}.',
    ne: 'त्यहाँ पूरा गर्नुभएको भए फेरि नतिर्नुहोस्, भौचर पनि नराख्नुहोस् (सन्दर्भ नं. {reference})।',
  },
} as const satisfies Messages
