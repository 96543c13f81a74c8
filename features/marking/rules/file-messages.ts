import type { Messages } from '#platform/pure/message.ts'

/** Texts about a sheet that is sent as a file. */
export const sheetFileText = {
  'rows-wrong': {
    en: 'Nothing was saved. Rows with a problem: {n}. {first}',
    ne: 'केही राखिएन। समस्या भएका पङ्क्ति: {n}, {first}',
  },
  'row-problem': { en: 'Row {row}: {problem}', ne: 'पङ्क्ति {row}: {problem}' },
} as const satisfies Messages
