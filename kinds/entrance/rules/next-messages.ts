import type { Messages } from '#platform/pure/message.ts'

/** Dashboard texts about entrances. */
export const entranceNextMessages = {
  apply: { en: 'Apply for the entrance exam', ne: 'प्रवेश परीक्षामा आवेदन दिनुहोस्' },
  opens: {
    en: 'Entrance and admission open once your profile is complete.',
    ne: 'प्रोफाइल पूरा भएपछि प्रवेश परीक्षा र भर्ना खुल्छ।',
  },
  exam: { en: 'Exam: {day}', ne: 'परीक्षा: {day}' },
  'result-awaited': {
    en: 'Your entrance result is awaited',
    ne: 'तपाईंको प्रवेश परीक्षाको नतिजा आउन बाँकी छ',
  },
  'pay-rest': { en: 'Pay the rest of the entrance fee', ne: 'प्रवेश परीक्षाको बाँकी शुल्क तिर्नुहोस्' },
  'pay-entrance': { en: 'Pay the entrance fee', ne: 'प्रवेश परीक्षा शुल्क तिर्नुहोस्' },
  'admit-card': { en: 'Download your admit card', ne: 'प्रवेशपत्र डाउनलोड गर्नुहोस्' },
  'sit-exam': { en: 'Sit the exam', ne: 'परीक्षा दिनुहोस्' },
  'sit-exam-on': { en: 'Sit the exam, {day}', ne: 'परीक्षा दिनुहोस्, {day}' },
  'deadline-fee': { en: 'Entrance fee, {name}', ne: 'प्रवेश परीक्षा शुल्क, {name}' },
  'deadline-late': { en: 'Late fee ends, {name}', ne: 'विलम्ब शुल्कको अन्तिम दिन, {name}' },
  'deadline-exam-day': { en: 'Entrance exam', ne: 'प्रवेश परीक्षा' },
  'deadline-exam': { en: 'Entrance exam, {time}', ne: 'प्रवेश परीक्षा, {time}' },
  'pay-until': { en: '{fee} until {day}', ne: '{day}सम्म {fee}' },
  'being-checked': { en: 'Your payment is being checked', ne: 'तपाईंको भुक्तानी जाँच हुँदैछ' },
  'being-checked-help': { en: "You don't need to pay again.", ne: 'फेरि तिर्नु पर्दैन।' },
  'card-prepared': { en: 'Your admit card is being prepared', ne: 'तपाईंको प्रवेशपत्र तयार हुँदैछ' },
  'card-prepared-help': {
    en: 'You will find it under Applied Entrance.',
    ne: 'यो ‘आवेदन दिएका परीक्षा’मा भेटिन्छ।',
  },
  'two-days': { en: 'usually 2 working days', ne: 'प्रायः २ कार्यदिन' },
  'card-ready': {
    en: 'Print it and bring it with your citizenship card.',
    ne: 'छापेर नागरिकतासँगै ल्याउनुहोस्।',
  },
  'open-admit-card': { en: 'Open admit card', ne: 'प्रवेशपत्र खोल्नुहोस्' },
} as const satisfies Messages
