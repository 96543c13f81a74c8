import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  amountLine,
  dayLine,
  linesOf,
  type PaperFacts,
  type PaperLine,
  type PaperSort,
} from '#features/documents/rules/facts.ts'
import type { PaperFrame } from '#features/documents/server/paper-frame.ts'
import type { Paper } from '#features/documents/server/register/register.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { isExamType } from '../rules/exam.ts'
import { examFormMessages as texts } from '../rules/form-messages.ts'
import { examPageMessages } from '../rules/messages.ts'
import { type ApplicationToPrint, findApplication } from './application-to-print.ts'
import type { ExamFormData, PaperOnForm } from './exam-form.ts'

/** What the form prints, its pictures by their ids. */
type ExamFacts = PaperFacts & {
  readonly printed: Omit<ExamFormData, keyof PaperFrame> & {
    readonly photoId: number | null
    readonly signatureId: number | null
  }
}

const sort = {
  sort: 'exam-form',
  prefix: 'EF',
  digits: 6,
  name: texts.title,
} as const satisfies PaperSort

/** The examination application form, as the register of papers knows it. */
export function examPaper({
  n_exam_reg_id: id,
  c_bpartner_id,
}: ApplicationToPrint): Paper<ExamFacts> {
  return {
    sort,
    recordId: id,
    partnerId: c_bpartner_id,
    async read(reader) {
      const row = await findApplication(reader, id)
      if (row === null) throw new Error(`Exam registration ${id} is gone`)
      const printed = await printedOf(row, reader)
      return { printed, lines: checkLines(printed), photoId: row.logo_id }
    },
  }
}

async function printedOf(row: ApplicationToPrint, reader: Reader): Promise<ExamFacts['printed']> {
  const total = paisa(row.totalfee)
  return {
    opening: row.opening,
    exam: row.exam,
    appliedOn: dayInNepal(row.created.getTime()),
    name: { en: row.name, ne: row.name_nepali },
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    phone: row.phone ?? '',
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    symbolNumber: row.erollno ?? '',
    programme: [row.program ?? '', row.semester ?? ''].filter((part) => part !== '').join(', '),
    photoId: row.logo_id,
    signatureId: row.signature_id,
    papers: await papersOf(reader, row.n_exam_reg_id),
    fees: [{ label: examPageMessages.fee, amount: total }],
    total,
    paid: paisa(row.feepaid),
    receipts: await receiptNumbers(reader, { n_exam_reg_id: row.n_exam_reg_id }),
  }
}

/** The page repeats what tells one form and one person from another; the telephone number is not for it. */
function checkLines(printed: ExamFacts['printed']): readonly PaperLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts['exam-roll'], printed.symbolNumber],
    [texts.programme, printed.programme],
    [texts.exam, printed.opening],
    [texts['applied-on'], dayLine(printed.appliedOn)],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    [texts.courses, printed.papers.map(({ code }) => code).join(', ')],
    [texts.total, amountLine(printed.total)],
    [texts.paid, amountLine(printed.paid)],
    [texts['receipt-numbers'], printed.receipts.join(', ')],
  ])
}

async function papersOf(reader: Reader, applicationId: number): Promise<readonly PaperOnForm[]> {
  const rows = await reader
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .selectAll('d')
    .select(['c.value', 'c.name', 'c.name_nepali'])
    .where('d.n_exam_reg_id', '=', applicationId)
    .orderBy('d.n_exam_regdetails_id')
    .execute()
  return rows.map((row) => ({
    code: row.value,
    name: { en: row.name, ne: row.name_nepali },
    type: isExamType(row.examtype) ? row.examtype : 'REG',
    creditHours: row.credit_hour,
    internalMarks: row.internal_om,
    internalFullMarks: row.internal_fm,
  }))
}
