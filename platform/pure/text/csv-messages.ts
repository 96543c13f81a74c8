import type { Message } from '../message.ts'
import type { CsvProblem } from './csv.ts'

/** Why a file is not read; `{line}` is the row in question. */
export const csvProblems = {
  quotation: {
    en: 'Row {line}: a quotation mark is not closed. Nothing was read. Correct the file and choose it again.',
    ne: 'पङ्क्ति {line}: उद्धरण चिह्न बन्द छैन। केही पढिएन। फाइल सच्याएर फेरि छान्नुहोस्।',
  },
  width: {
    en: 'Row {line} has a different number of cells than the headings. Nothing was read.',
    ne: 'पङ्क्ति {line}मा शीर्षकभन्दा फरक संख्याका कोठा छन्। केही पढिएन।',
  },
} as const satisfies Record<CsvProblem['wrong'], Message>
