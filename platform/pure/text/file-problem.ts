import type { Message } from '#platform/pure/message.ts'

/** Most that a file may hold. */
export const limits = {
  bytes: 20 * 1024 * 1024,
  /** Of one piece in which a file is sent. */
  pieceBytes: 512 * 1024,
  rows: 60_000,
  columns: 200,
  /** Of all parts of a workbook, unpacked. */
  unpackedBytes: 200 * 1024 * 1024,
} as const

/** Reasons why a file as a whole is not read. `line`: the row of the file, from 1. */
export const fileProblems = {
  empty: { en: 'The file has no rows below its headings.', ne: 'फाइलमा शीर्षकमुनि कुनै पङ्क्ति छैन।' },
  encoding: {
    en: 'The text of the file cannot be read. Save it as CSV UTF-8 or as XLSX.',
    ne: 'फाइलको अक्षर पढ्न सकिएन। CSV (UTF) वा XLSX मा बचत गर्नुहोस्।',
  },
  locked: {
    en: 'The file has a password, or is an old XLS. Save it as XLSX without a password.',
    ne: 'फाइलमा पासवर्ड छ वा पुरानो XLS हो। पासवर्डविना XLSX मा बचत गर्नुहोस्।',
  },
  'no-table': {
    en: 'This is neither a CSV file nor an XLSX workbook.',
    ne: 'यो CSV फाइल वा XLSX होइन।',
  },
  broken: {
    en: 'The workbook is damaged or cut off. Save it again.',
    ne: 'फाइल बिग्रेको वा अधुरो छ। फेरि बचत गर्नुहोस्।',
  },
  'too-large': {
    en: 'The file is too large: at most 20 MB, 60,000 rows and 200 columns.',
    ne: 'फाइल धेरै ठूलो छ: बढीमा २० MB, ६०,००० पङ्क्ति र २०० स्तम्भ।',
  },
  quotation: {
    en: 'Row {line}: a quotation mark is not closed.',
    ne: 'पङ्क्ति {line}: उद्धरण चिन्ह बन्द छैन।',
  },
  width: {
    en: 'Row {line} has another number of cells than the headings.',
    ne: 'पङ्क्ति {line}मा शीर्षकभन्दा फरक सङ्ख्याका कोठा छन्।',
  },
} as const satisfies Record<string, Message>

export type FileProblem = keyof typeof fileProblems
