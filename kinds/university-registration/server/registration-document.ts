import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationDocument,
  personColumns,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import { feeLines } from '#features/applying/server/documents/paid-on-paper.ts'
import { studentForm } from '#features/applying/server/documents/student-form.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import {
  dayLine,
  linesOf,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { maskedNumberSql } from '#features/profile/server/masked-number.ts'
import { educationOnForm, permanentAddress } from '#features/profile/server/person-on-form.ts'
import { registrationFormMessages as texts } from '../rules/form-messages.ts'
import { registrationPageMessages } from '../rules/messages.ts'
import { registrationOfficeMessages } from '../rules/office-messages.ts'
import type { RegistrationFormData } from './registration-form.ts'

/** A registration with the person and the place, as one row. */
export async function findRegistration(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_noureg as a')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_faculty as f', 'f.n_faculty_id', 'a.n_faculty_id')
    .leftJoin('n_aca_year as y', 'y.n_aca_year_id', 'a.n_aca_year_id')
    .leftJoin('n_intake as i', 'i.n_intake_id', 'a.n_intake_id')
    .selectAll('a')
    .select(['e.urollno', 'g.name as program', 'f.name as faculty'])
    .select(['y.name as year', 'i.name as intake'])
    .select(['p.mother_name', 'p.grand_father_name', 'p.nationality', 'p.gender'])
    .select(sql<string | null>`${sql.raw(maskedNumberSql('p.citizen_no'))}`.as('citizenship'))
    .select(personColumns)
    .where('a.n_noureg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>
type RegistrationPrinted = Printed<RegistrationFormData>

/** A form has room for so many education records, the newest. */
const mostRecords = 3

const documentType = {
  sort: 'university-registration',
  prefix: 'UR',
  digits: 6,
  name: texts.title,
} as const satisfies DocumentType

/** The university registration form, as an entry of the register of documents. */
export function registrationDocument(registration: RegistrationRow) {
  const id = registration.n_noureg_id
  const of = { find: findRegistration, print: printedOf, lines: checkLines } as const
  return applicationDocument(registration, { id, documentType, ...of })
}

async function printedOf(row: RegistrationRow, reader: Reader): Promise<RegistrationPrinted> {
  const opening = registrationOfficeMessages.name.en
  const gender = findGender(row.gender ?? '')
  const shared = studentForm({ ...row, opening, semester: null })
  return {
    ...shared,
    motherName: row.mother_name ?? '',
    grandfatherName: row.grand_father_name ?? '',
    nationality: row.nationality ?? '',
    gender: gender === null ? '' : `${genders[gender].en} ${genders[gender].ne}`,
    citizenship: row.citizenship ?? '',
    address: await permanentAddress(reader, row.c_bpartner_id),
    records: (await educationOnForm(reader, row.c_bpartner_id)).slice(0, mostRecords),
    faculty: row.faculty ?? '',
    intake: [row.year ?? '', row.intake ?? ''].filter((part) => part !== '').join(', '),
    fees: [{ label: registrationPageMessages.fee, amount: shared.total }],
    receipts: await receiptNumbers(reader, { n_nou_reg_id: row.n_noureg_id }),
  }
}

/** The check page shows what identifies a form and its person, but not the telephone number. */
function checkLines(printed: RegistrationPrinted): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts.programme, printed.programme],
    [texts.faculty, printed.faculty],
    [texts.intake, printed.intake],
    [texts['applied-on'], dayLine(printed.appliedOn)],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    [texts.mother, printed.motherName],
    [texts.grandfather, printed.grandfatherName],
    [texts.nationality, printed.nationality],
    ...feeLines(printed),
  ])
}
