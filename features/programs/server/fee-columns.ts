import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { Column } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** The parts of a total, on an opening and on an application alike. */
export const summedFeeColumns: readonly Column[] = [
  column.amount('admissionfee', { en: 'Admission fee', ne: 'भर्ना शुल्क' }),
  column.amount('semyearfee', { en: 'Semester fee', ne: 'सेमेस्टर शुल्क' }),
  column.amount('libraryfee', { en: 'Library fee', ne: 'पुस्तकालय शुल्क' }),
  column.amount('practicalfee', { en: 'Practical fee', ne: 'प्रयोगात्मक शुल्क' }),
]
