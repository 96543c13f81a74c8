import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { PictureType } from './picture.ts'

/** Texts of logo, seal and signatures. */
export const pictureText = {
  title: { en: 'Logo and signatures', ne: 'लोगो र हस्ताक्षर' },
  lead: {
    en: 'On the portal, the office and every document. Documents carry the signature that was valid on the day of issue.',
    ne: 'पोर्टल, कार्यालय र हरेक कागजातमा देखिन्छ। कागजातमा जारी भएको दिन मान्य हस्ताक्षर हुन्छ।',
  },
  listed: { en: 'Logo, seal and signatures', ne: 'लोगो, छाप र हस्ताक्षर' },
  add: { en: 'Add a picture', ne: 'चित्र थप्ने' },
  added: { en: 'Saved. It is used from {day}.', ne: 'राखियो। {day}देखि प्रयोग हुन्छ।' },
  end: { en: 'End the use of a picture', ne: 'चित्रको प्रयोग अन्त्य गर्ने' },
  ended: { en: 'Saved. It is used until {day}.', ne: 'राखियो। {day}सम्म प्रयोग हुन्छ।' },
  type: pageLabels.type,
  person: { en: 'Name below the signature', ne: 'हस्ताक्षरमुनि लेखिने नाम' },
  from: { en: 'Used from', ne: 'कहिलेदेखि' },
  file: { en: 'Picture', ne: 'चित्र' },
  'file-help': { en: 'PNG, JPEG or WEBP, up to 600 kB', ne: 'PNG, JPEG वा WEBP, बढीमा ६०० kB' },
  'choose-file': { en: 'Choose a picture', ne: 'चित्र छान्ने' },
  state: pageLabels.status,
  used: { en: 'in use', ne: 'प्रयोगमा' },
  'not-used': { en: 'not in use', ne: 'प्रयोगमा छैन' },
  days: { en: '{from} to {until}', ne: '{from}देखि {until}सम्म' },
  'from-day': { en: 'from {from}', ne: '{from}देखि' },
  none: { en: 'No picture yet', ne: 'अहिलेसम्म कुनै चित्र छैन' },
  'none-help': {
    en: 'Until then documents carry a plain seal and a line to sign on.',
    ne: 'नराखेसम्म कागजातमा सादा छाप र हस्ताक्षर गर्ने रेखा हुन्छ।',
  },
  'end-today': { en: 'End today', ne: 'आजै अन्त्य गर्ने' },
  'not-a-picture': {
    en: 'This is not a PNG, JPEG or WEBP picture.',
    ne: 'यो PNG, JPEG वा WEBP चित्र होइन।',
  },
  'too-large': { en: 'The picture is larger than 600 kB.', ne: 'चित्र ६०० kB भन्दा ठूलो छ।' },
  damaged: { en: 'The picture cannot be read.', ne: 'चित्र पढ्न सकिएन।' },
  'no-type': { en: 'Choose what the picture is.', ne: 'चित्र केको हो छान्नुहोस्।' },
  'no-person': { en: 'Type the name of the person who signs.', ne: 'हस्ताक्षर गर्नेको नाम लेख्नुहोस्।' },
  'no-day': { en: 'This date does not exist.', ne: 'यस्तो मिति छैन।' },
  'day-before': {
    en: 'The last day is before the first one.',
    ne: 'अन्तिम मिति सुरु मितिभन्दा अगाडि छ।',
  },
  'no-picture': { en: 'Picture not found.', ne: 'चित्र भेटिएन।' },
} as const satisfies Messages

export const pictureTypeNames = {
  logo: { en: 'Logo', ne: 'लोगो' },
  seal: { en: 'Seal', ne: 'छाप' },
  controller: {
    en: 'Signature: controller of examinations',
    ne: 'हस्ताक्षर: परीक्षा नियन्त्रक',
  },
  registrar: { en: 'Signature: registrar', ne: 'हस्ताक्षर: रजिस्ट्रार' },
} as const satisfies Record<PictureType, Message>
