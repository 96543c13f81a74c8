import type { Message } from '#platform/pure/message.ts'

/** Most that a zip of pictures may hold. A picture has the limit of a student's own upload. */
export const zipLimits = {
  bytes: 200 * 1024 * 1024,
  files: 5_000,
  /** Of all files, unpacked. */
  unpackedBytes: 400 * 1024 * 1024,
  /** Bytes that come out of one byte of the zip; pictures are compressed already. */
  ratio: 100,
  pathLength: 240,
} as const

/** Reasons why a zip as a whole is not read. */
export const zipProblems = {
  'no-zip': { en: 'This is no zip file.', ne: 'यो zip फाइल होइन।' },
  broken: {
    en: 'The zip is damaged or cut off. Make it again.',
    ne: 'zip बिग्रेको वा अधुरो छ। फेरि बनाउनुहोस्।',
  },
  locked: {
    en: 'The zip has a password. Make it again without one.',
    ne: 'zip मा पासवर्ड छ। पासवर्डविना फेरि बनाउनुहोस्।',
  },
  empty: { en: 'The zip has no files.', ne: 'zip मा कुनै फाइल छैन।' },
  'too-large': {
    en: 'The zip is too large: at most 200 MB, 5,000 files, and 400 MB unpacked.',
    ne: 'zip धेरै ठूलो छ: बढीमा २०० MB, ५,००० फाइल र खोल्दा ४०० MB।',
  },
} as const satisfies Record<string, Message>

export type ZipProblem = keyof typeof zipProblems

/** Reasons why a file of a zip is not taken, beside those of a student's own upload. */
export const pictureProblems = {
  'nested-zip': {
    en: 'This is a zip within the zip. It is not opened.',
    ne: 'यो zip भित्रको zip हो। खोलिँदैन।',
  },
  'unpacks-too-far': {
    en: 'This file unpacks to more than 100 times its size. It is not opened.',
    ne: 'यो फाइल खोल्दा आफ्नो आकारभन्दा १०० गुणा ठूलो हुन्छ। खोलिँदैन।',
  },
  unreadable: {
    en: 'This file of the zip is damaged.',
    ne: 'zip भित्रको यो फाइल बिग्रेको छ।',
  },
  system: {
    en: 'Your computer added this file by itself.',
    ne: 'यो फाइल तपाईंको कम्प्युटरले आफैँ थपेको हो।',
  },
} as const satisfies Record<string, Message>
