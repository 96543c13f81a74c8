import type { Messages } from '#platform/pure/message.ts'

/** Texts of the portal about giving a paid seat up. */
export const giveUpScreen = {
  'give-up': { en: 'Give the seat up', ne: 'सिट छोड्नुहोस्' },
  'give-up-of': { en: 'Give the seat up, {name}', ne: 'सिट छोड्नुहोस्, {name}' },
  title: { en: 'Give your seat up?', ne: 'सिट छोड्ने हो?' },
  lead: {
    en: '{name}: you paid {paid}. If you ask today, {credit} ({percent} %) becomes your credit. The rest is not given back, and the seat goes to the next person.',
    ne: '{name}: तपाईंले {paid} तिर्नुभयो। आज भन्नुभयो भने {credit} ({percent} %) तपाईंको जम्मा रकम हुन्छ। बाँकी फिर्ता हुँदैन, र सिट अर्को व्यक्तिलाई जान्छ।',
  },
  'lead-none': {
    en: '{name}: the last day of the rule has passed. Of the {paid} you paid nothing is given back, and the seat goes to the next person.',
    ne: '{name}: नियमको अन्तिम दिन बितिसक्यो। तपाईंले तिरेको {paid}मध्ये केही फिर्ता हुँदैन, र सिट अर्को व्यक्तिलाई जान्छ।',
  },
  until: { en: 'This share holds until {day}.', ne: 'यो अंश {day}सम्म लागू हुन्छ।' },
  steps: { en: 'Rule of this admission', ne: 'यस भर्नाको नियम' },
  step: {
    en: 'until {day}: {credit} ({percent} %)',
    ne: '{day}सम्म: {credit} ({percent} %)',
  },
  'two-people': {
    en: 'Two people of the university confirm it. Until one of them begins, you may keep the seat after all.',
    ne: 'विश्वविद्यालयका दुई जनाले पक्का गर्छन्। एकजनाले सुरु नगरेसम्म सिट नछोड्न मिल्छ।',
  },
  keep: { en: 'Keep the seat', ne: 'सिट राख्नुहोस्' },
  'ask-for': { en: 'Give up, {credit} as credit', ne: 'छोड्नुहोस्, {credit} जम्मा' },
  'ask-for-nothing': { en: 'Give up without credit', ne: 'जम्मा रकमबिना छोड्नुहोस्' },
  asked: {
    en: 'You asked on {day} to give this seat up. {credit} ({percent} %) becomes your credit once two people have confirmed it.',
    ne: 'तपाईंले {day}मा यो सिट छोड्न खोज्नुभयो। दुई जनाले पक्का गरेपछि {credit} ({percent} %) तपाईंको जम्मा रकम हुन्छ।',
  },
} as const satisfies Messages
