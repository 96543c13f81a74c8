import type { Messages } from '#platform/pure/message.ts'
import type { GiveUpReason } from './give-up.ts'

/** Messages of the server about seats that are given up. */
export const giveUpMessages = {
  read: { en: 'Share that is given back', ne: 'फिर्ता हुने अंश' },
  'list-read': { en: 'Seats given up: {n}', ne: 'छोड्न खोजिएका सिट: {n}' },
  asked: {
    en: 'You asked to give the seat up. {amount} becomes your credit once two people of the university have confirmed it.',
    ne: 'तपाईंले सिट छोड्न खोज्नुभयो। विश्वविद्यालयका दुई जनाले पक्का गरेपछि {amount} तपाईंको जम्मा रकम हुन्छ।',
  },
  'taken-back': {
    en: 'Taken back. You keep the seat.',
    ne: 'फिर्ता लिइयो। सिट तपाईंकै रहन्छ।',
  },
  proposed: {
    en: 'Proposed. A second person has to confirm it.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का गर्नुपर्छ।',
  },
  memo: { en: 'Seat given up', ne: 'सिट छोडियो' },
  unknown: { en: 'Application not found.', ne: 'आवेदन भेटिएन।' },
  'asked-already': {
    en: 'You asked to give this seat up already.',
    ne: 'तपाईंले यो सिट छोड्न भनिसक्नुभएको छ।',
  },
  'not-asked': {
    en: 'This seat is not being given up, or it is decided already.',
    ne: 'यो सिट छोड्न खोजिएको छैन, वा निर्णय भइसक्यो।',
  },
  'credit-changed': {
    en: 'The amount has changed: {amount} becomes credit now. Read it again.',
    ne: 'रकम बदलियो: अहिले {amount} जम्मा हुन्छ। फेरि हेर्नुहोस्।',
  },
  'proposed-already': {
    en: 'The university is deciding on it. It cannot be taken back any more.',
    ne: 'विश्वविद्यालयले निर्णय गर्दैछ। अब फिर्ता लिन मिल्दैन।',
  },
  'notice-given-up': {
    en: '{name}: your seat is given up. {amount} became your credit.',
    ne: '{name}: तपाईंको सिट छोडियो। {amount} तपाईंको जम्मा रकम भयो।',
  },
} as const satisfies Messages

/** Why a seat cannot be given up. */
export const giveUpRefusals = {
  'no-rule': {
    en: 'This admission has no rule for giving a seat up. Ask the university.',
    ne: 'यस भर्नामा सिट छोड्ने नियम छैन। विश्वविद्यालयलाई सोध्नुहोस्।',
  },
  decided: {
    en: 'This admission is completed or closed.',
    ne: 'यो भर्ना सम्पन्न वा बन्द भइसक्यो।',
  },
  offered: {
    en: 'This application is no longer valid. Withdraw it: the whole fee becomes credit.',
    ne: 'यो आवेदन अब मान्य छैन। फिर्ता लिनुहोस्: पूरै शुल्क जम्मा हुन्छ।',
  },
  'nothing-paid': {
    en: 'No fee is paid for this admission.',
    ne: 'यस भर्नाको शुल्क तिरिएको छैन।',
  },
  'voucher-waiting': {
    en: 'The cashier is checking a bank voucher. Wait until it is decided.',
    ne: 'लेखा शाखाले बैंक भौचर जाँच्दैछ। निर्णय हुन्जेल पर्खनुहोस्।',
  },
} as const satisfies Messages & Record<GiveUpReason, unknown>
