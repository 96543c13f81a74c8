import { type Day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { isExamType } from '../rules/exam.ts'
import { examPageMessages } from '../rules/messages.ts'
import type { ExamFormData, PaperOnForm } from './exam-form.ts'

/** A registration with the person, the exam and the place, as one row. */
export async function findApplication(database: Database, id: number) {
  const row = await database.kysely
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'g.name as program', 's.name as semester'])
    .select(['p.name', 'p.name_nepali', 'p.dob_ad', 'p.father_name'])
    .select(['p.phone', 'p.regrollno', 'p.logo_id', 'p.signature_id'])
    .where('a.n_exam_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** The number the form is known by: `EF-1000001`. */
export function formNumber({ n_exam_reg_id }: ApplicationToPrint): string {
  return `EF-${n_exam_reg_id}`
}

/** The facts of the paper, read from the database as it is now. */
export async function loadExamForm(
  row: ApplicationToPrint,
  today: Day,
  { database, printing }: { readonly database: Database; readonly printing: Printing },
): Promise<ExamFormData> {
  const store = { database, files: printing.files }
  const { institution } = printing
  const papers = await papersOf(database, row.n_exam_reg_id)
  const total = paisa(row.totalfee)
  const paid = paisa(row.feepaid)
  const codes = papers.map(({ code }) => code).join(', ')
  const facts = [row.name, row.regrollno ?? '', row.opening, codes, formatRs(paid), today]
  return {
    institution: {
      name: { en: institution.name, ne: institution.name_ne },
      place: institution.address,
    },
    opening: row.opening,
    appliedOn: dayInNepal(row.created.getTime()),
    name: { en: row.name, ne: row.name_nepali },
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    phone: row.phone ?? '',
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    symbolNumber: row.erollno ?? '',
    programme: [row.program ?? '', row.semester ?? ''].filter((part) => part !== '').join(', '),
    photo: await readImage(row.logo_id, store),
    signature: await readImage(row.signature_id, store),
    papers,
    fees: [{ label: examPageMessages.fee, amount: total }],
    total,
    paid,
    receipts: await receiptNumbers(database, { n_exam_reg_id: row.n_exam_reg_id }),
    check: signedCheck(formNumber(row), facts, printing),
    issuedOn: today,
  }
}

async function papersOf(
  database: Database,
  applicationId: number,
): Promise<readonly PaperOnForm[]> {
  const rows = await database.kysely
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
