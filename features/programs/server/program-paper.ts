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
import { programFormMessages as texts } from '../rules/form-messages.ts'
import { findProgramKind, type ProgramKind } from '../rules/program-opening.ts'
import { type ApplicationToPrint, findApplication } from './application-to-print.ts'
import type { ProgramFormData } from './program-form.ts'
import { summedFees } from './summed-fees.ts'

/** What the form prints, its pictures by their ids. */
type ProgramFacts = PaperFacts & {
  readonly printed: Omit<ProgramFormData, keyof PaperFrame> & {
    readonly photoId: number | null
    readonly signatureId: number | null
  }
}

const sorts = {
  admission: { sort: 'admission-form', prefix: 'AD', digits: 6, name: texts.admission },
  'course-registration': {
    sort: 'course-form',
    prefix: 'CR',
    digits: 6,
    name: texts['course-registration'],
  },
} as const satisfies Record<ProgramKind, PaperSort>

/** The form of an admission or course registration, as the register of papers knows it. */
export function programPaper({
  n_program_creg_id: id,
  n_sem_year_id,
  c_bpartner_id,
}: ApplicationToPrint): Paper<ProgramFacts> {
  const sort = sorts[kindOf(n_sem_year_id)]
  return {
    sort,
    recordId: id,
    partnerId: c_bpartner_id,
    formerNumber: `${sort.prefix}-${id}`,
    async read(reader) {
      const row = await findApplication(reader, id)
      if (row === null) throw new Error(`Program application ${id} is gone`)
      const printed = await printedOf(row, reader)
      return { printed, lines: checkLines(printed), photoId: row.logo_id }
    },
  }
}

function kindOf(semesterId: number): ProgramKind {
  return findProgramKind(semesterId) ?? 'course-registration'
}

async function printedOf(
  row: ApplicationToPrint,
  reader: Reader,
): Promise<ProgramFacts['printed']> {
  return {
    kind: kindOf(row.n_sem_year_id),
    opening: row.opening,
    appliedOn: dayInNepal(row.created.getTime()),
    name: { en: row.name, ne: row.name_nepali },
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    phone: row.phone ?? '',
    registrationNumber: row.regrollno ?? '',
    rollNumber: row.urollno ?? '',
    programme: [row.program ?? '', row.semester ?? ''].filter((part) => part !== '').join(', '),
    photoId: row.logo_id,
    signatureId: row.signature_id,
    courses: await coursesOf(reader, row.n_program_creg_id),
    fees: summedFees(row),
    total: paisa(row.totalfee),
    paid: paisa(row.feepaid),
    receipts: await receiptNumbers(reader, { n_program_creg_id: row.n_program_creg_id }),
  }
}

/** The page repeats what tells one form and one person from another; the telephone number is not for it. */
function checkLines(printed: ProgramFacts['printed']): readonly PaperLine[] {
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
    [texts.total, amountLine(printed.total)],
    [texts.paid, amountLine(printed.paid)],
    [texts['receipt-numbers'], printed.receipts.join(', ')],
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
