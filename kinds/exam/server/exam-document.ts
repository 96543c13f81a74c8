import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationDocument,
  personColumns,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import { feeLines } from '#features/applying/server/documents/paid-on-paper.ts'
import { studentForm } from '#features/applying/server/documents/student-form.ts'
import {
  dayLine,
  linesOf,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { credits } from '#features/programs/rules/facts.ts'
import { examTypes, isExamType } from '../rules/exam.ts'
import { marksOf, sessionOf } from './form-words.ts'
import { examFormMessages as texts } from '../rules/form-messages.ts'
import { examPageMessages } from '../rules/messages.ts'
import type { ExamFormData, PaperOnForm } from './exam-form.ts'

/** A registration with the person, the exam and the place, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'm.name as exam', 'g.name as program', 's.name as semester'])
    .select(personColumns)
    .where('a.n_exam_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type ExamRegistrationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>
type ExamPrinted = Omit<Printed<ExamFormData>, 'studentUrl'>

const documentType = {
  sort: 'exam-form',
  prefix: 'EF',
  digits: 6,
  name: texts.title,
} as const satisfies DocumentType

/** The examination application form, as an entry of the register of documents. */
export function examDocument(application: ExamRegistrationRow) {
  const id = application.n_exam_reg_id
  const of = { find: findApplication, print: printedOf, lines: checkLines } as const
  return applicationDocument(application, { id, documentType, ...of })
}

async function printedOf(row: ExamRegistrationRow, reader: Reader): Promise<ExamPrinted> {
  const shared = studentForm(row)
  return {
    ...shared,
    exam: row.exam,
    symbolNumber: row.erollno ?? '',
    papers: await papersOf(reader, row.n_exam_reg_id),
    fees: [{ label: examPageMessages.fee, amount: shared.total }],
    receipts: await receiptNumbers(reader, { n_exam_reg_id: row.n_exam_reg_id }),
  }
}

/** The check page shows what identifies a form and its person, but not the telephone number. */
function checkLines(printed: ExamPrinted): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts['exam-roll'], printed.symbolNumber],
    [texts.programme, printed.programme],
    [texts.exam, sessionOf(printed)],
    [texts['applied-on'], dayLine(printed.appliedOn)],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    ...printed.papers.map((paper) => [named(paper), kindAndMarks(paper)] as const),
    ...feeLines(printed),
  ])
}

function named({ code, name }: PaperOnForm): Message {
  return { en: `${code} ${name.en}`, ne: name.ne }
}

function kindAndMarks({ creditHours, type, ...paper }: PaperOnForm): Message {
  const values = { credits: credits(creditHours), kind: examTypes[type] }
  return paper.internalMarks === null
    ? sayInBoth(texts['paper-line'], values)
    : sayInBoth(texts['paper-line-marks'], { ...values, marks: marksOf(paper) })
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
