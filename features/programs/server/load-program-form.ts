import { type Day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { findProgramKind } from '../rules/program-opening.ts'
import type { ProgramFormData } from './program-form.ts'
import { summedFees } from './summed-fees.ts'

/** An application with the person, the opening and the place it joins, as one row. */
export async function findApplication(database: Database, id: number) {
  const row = await database.kysely
    .selectFrom('n_program_creg as a')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'e.urollno', 'g.name as program'])
    .select(['s.name as semester', 'p.name', 'p.name_nepali', 'p.dob_ad', 'p.father_name'])
    .select(['p.phone', 'p.regrollno', 'p.logo_id', 'p.signature_id'])
    .where('a.n_program_creg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** The number a form is known by: `AD-1000001` or `CR-1000001`. */
export function formNumber({ n_program_creg_id, n_sem_year_id }: ApplicationToPrint): string {
  return `${prefixes[kindOf(n_sem_year_id)]}-${n_program_creg_id}`
}

const prefixes = { admission: 'AD', 'course-registration': 'CR' } as const

function kindOf(semesterId: number) {
  return findProgramKind(semesterId) ?? 'course-registration'
}

/** The facts of the paper, read from the database as it is now. */
export async function loadProgramForm(
  row: ApplicationToPrint,
  today: Day,
  { database, printing }: { readonly database: Database; readonly printing: Printing },
): Promise<ProgramFormData> {
  const store = { database, files: printing.files }
  const { institution } = printing
  const courses = await coursesOf(database, row.n_program_creg_id)
  const code = formNumber(row)
  const rollNumber = row.urollno ?? ''
  const paid = paisa(row.feepaid)
  const codes = courses.map((course) => course.code).join(', ')
  const facts = [row.name, rollNumber, row.opening, codes, formatRs(paid), today]
  return {
    kind: kindOf(row.n_sem_year_id),
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
    rollNumber,
    programme: [row.program ?? '', row.semester ?? ''].filter((part) => part !== '').join(', '),
    photo: await readImage(row.logo_id, store),
    signature: await readImage(row.signature_id, store),
    courses,
    fees: summedFees(row),
    total: paisa(row.totalfee),
    paid,
    receipts: await receiptNumbers(database, { n_program_creg_id: row.n_program_creg_id }),
    check: signedCheck(code, facts, printing),
    issuedOn: today,
  }
}

async function coursesOf(database: Database, applicationId: number) {
  const rows = await database.kysely
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
