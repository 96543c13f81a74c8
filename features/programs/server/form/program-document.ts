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
import { programFormMessages as texts } from '#features/programs/rules/form-messages.ts'
import { findProgramKind, type ProgramKind } from '#features/programs/rules/program-opening.ts'
import type { ProgramFormData } from './program-form.ts'
import { summedFees } from '../summed-fees.ts'

/** An application with the person, the opening and the place it joins, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_program_creg as a')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'e.urollno', 'g.name as program', 's.name as semester'])
    .select(personColumns)
    .where('a.n_program_creg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type ProgramApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>
type ProgramPrinted = Printed<ProgramFormData>

const documentTypes = {
  admission: { sort: 'admission-form', prefix: 'AD', digits: 6, name: texts.admission },
  'course-registration': {
    sort: 'course-form',
    prefix: 'CR',
    digits: 6,
    name: texts['course-registration'],
  },
} as const satisfies Record<ProgramKind, DocumentType>

/** The form of an admission or course registration, as an entry of the document register. */
export function programDocument(application: ProgramApplicationRow) {
  const { n_program_creg_id: id, n_sem_year_id } = application
  const documentType = documentTypes[kindOf(n_sem_year_id)]
  return applicationDocument(application, {
    id,
    find: findApplication,
    documentType,
    formerNumber: `${documentType.prefix}-${id}`,
    print: printedOf,
    lines: checkLines,
  })
}

function kindOf(semesterId: number): ProgramKind {
  return findProgramKind(semesterId) ?? 'course-registration'
}

async function printedOf(row: ProgramApplicationRow, reader: Reader): Promise<ProgramPrinted> {
  return {
    ...studentForm(row),
    kind: kindOf(row.n_sem_year_id),
    courses: await coursesOf(reader, row.n_program_creg_id),
    fees: summedFees(row),
    receipts: await receiptNumbers(reader, { n_program_creg_id: row.n_program_creg_id }),
  }
}

/** The check page repeats the facts that identify the form and the person; the telephone number is left out. */
function checkLines(printed: ProgramPrinted): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.roll, printed.rollNumber],
    [texts.registration, printed.registrationNumber],
    [texts.programme, printed.programme],
    [texts.opening, printed.opening],
    [texts['applied-on'], dayLine(printed.appliedOn)],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    [texts.courses, printed.courses.map(({ code }) => code).join(', ')],
    ...feeLines(printed),
  ])
}

async function coursesOf(reader: Reader, applicationId: number) {
  const rows = await reader
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['c.value', 'c.name', 'c.name_nepali', 'd.course_type', 'd.credit_hour'])
    .where('d.n_program_creg_id', '=', applicationId)
    .orderBy('d.n_program_cregdetails_id')
    .execute()
  return rows.map((row) => ({
    code: row.value,
    name: { en: row.name, ne: row.name_nepali },
    type: row.course_type,
    creditHours: row.credit_hour,
  }))
}
