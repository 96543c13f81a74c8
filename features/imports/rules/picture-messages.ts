import type { Message, Messages } from '#platform/pure/message.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { PictureKind } from './picture-name.ts'

export const pageLabelOf = {
  photo: pageLabels.photo,
  signature: pageLabels.signature,
} as const satisfies Record<PictureKind, Message>

/** The zip of photos and signatures, and the reasons why a file of it is refused. */
export const pictureMessages = {
  label: { en: 'Photos and signatures (zip)', ne: 'फोटो र हस्ताक्षर (zip)' },
  note: {
    en: 'Each picture is named by the roll number or registration number of its student: 2079-BCT-12.jpg. It is a signature if its folder is called signatures or its name ends in _signature; else it is a photo. Other folders, capitals, dashes and blanks do not count. JPG, PNG or WEBP of at most 5 MB each; the zip at most 200 MB with 5,000 files.',
    ne: 'हरेक तस्बिरको नाम विद्यार्थीको रोल नम्बर वा दर्ता नम्बर हुनुपर्छ: २०७९-BCT-१२.jpg। फोल्डरको नाम signatures भए वा नामको अन्त्यमा _signature भए हस्ताक्षर, नत्र फोटो मानिन्छ। अरू फोल्डर, ठूला-साना अक्षर, ड्यास र खाली ठाउँले फरक पार्दैन। JPG, PNG वा WEBP, हरेक बढीमा ५ MB; zip बढीमा २०० MB र ५,००० फाइल।',
  },
  file: { en: 'File', ne: 'फाइल' },
  number: { en: 'Number of the student', ne: 'विद्यार्थीको नम्बर' },
  'several-students': {
    en: 'More than one student has this number.',
    ne: 'यो नम्बर एकभन्दा बढी विद्यार्थीको छ।',
  },
  twice: {
    en: 'The zip has another one for this student: {file}. Leave one of them out.',
    ne: 'zip मा यो विद्यार्थीको अर्को फाइल {file} पनि छ। एउटा छोड्नुहोस्।',
  },
  checked: {
    en: 'The office checked or cropped the photo that is there. A file does not replace it.',
    ne: 'भइरहेको फोटो कार्यालयले जाँचिसकेको वा काटिसकेको छ। फाइलले त्यो बदल्दैन।',
  },
  printed: {
    en: 'A document was issued with this photo, or the office checked it.',
    ne: 'यो फोटोसहित कागजात जारी भइसक्यो, वा कार्यालयले जाँचिसक्यो।',
  },
  unpack: { en: 'Read the pictures of a zip', ne: 'zip का तस्बिर पढ्ने' },
  unpacked: { en: 'Pictures are read.', ne: 'तस्बिर पढिए।' },
  'being-read': {
    en: 'The pictures of this zip are still being read.',
    ne: 'यो zip का तस्बिर अझै पढिँदै छन्।',
  },
} as const satisfies Messages
