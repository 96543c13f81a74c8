import { say } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationDocument,
  personColumns,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import { placeOnForm } from '#features/applying/server/documents/student-form.ts'
import {
  amountLine,
  dayLine,
  linesOf,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import { educationOnForm, permanentAddress } from '#features/profile/server/person-on-form.ts'
import { semestersSoFar } from '#features/results/server/semesters-so-far.ts'
import { scholarshipFormMessages as texts } from '../rules/form-messages.ts'
import type { ScholarshipFormData } from './scholarship-form.ts'
import { criteriaFromRow } from './opening.row.ts'

/** An application with its scholarship, the person and the place, as one row. */
export async function findScholarship(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_scholarship_reg as a')
    .innerJoin('n_scholarship_open as o', 'o.n_scholarship_open_id', 'a.n_scholarship_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .select(['a.n_scholarship_reg_id', 'a.c_bpartner_id', 'a.docstatus', 'a.created', 'a.amount'])
    .select(['a.quotas as own_quotas', 'a.cgpa', 'a.attendance'])
    .select(['o.name as opening', 'o.quotas', 'o.least_cgpa', 'o.least_attendance'])
    .select(['o.most_income', 'e.urollno', 'g.name as program', 's.name as semester'])
    .select('p.mother_name')
    .select(personColumns)
    .where('a.n_scholarship_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type ScholarshipApplicationRow = NonNullable<Awaited<ReturnType<typeof findScholarship>>>
type ScholarshipPrinted = Printed<ScholarshipFormData>

const documentType = {
  sort: 'scholarship',
  prefix: 'SF',
  digits: 6,
  name: texts.title,
} as const satisfies DocumentType

/** The scholarship application form, as an entry of the register of documents. */
export function scholarshipDocument(application: ScholarshipApplicationRow) {
  const id = application.n_scholarship_reg_id
  const of = { find: findScholarship, print: printedOf, lines: checkLines } as const
  return applicationDocument(application, { id, documentType, ...of })
}

async function printedOf(
  row: ScholarshipApplicationRow,
  reader: Reader,
): Promise<ScholarshipPrinted> {
  return {
    ...placeOnForm(row),
    amount: paisa(row.amount),
    motherName: row.mother_name ?? '',
    address: await permanentAddress(reader, row.c_bpartner_id),
    records: await recordsOf(row, reader),
    rules: rulesOf(row),
  }
}

/** The semesters by what was published on the day of applying, the newest first, then education from before; five at most. */
async function recordsOf(
  row: ScholarshipApplicationRow,
  reader: Reader,
): Promise<ScholarshipFormData['records']> {
  const { shortName: board } = await findSettingValue(reader, 'university')
  const semesters = await semestersSoFar(reader, { partnerId: row.c_bpartner_id, at: row.created })
  const here = semesters.toReversed().map(({ name, sgpa, credits }) => ({
    level: say(texts.semester, 'en', { name }),
    board,
    year: '',
    result: say(texts.sgpa, 'en', { sgpa: sgpa.toFixed(2), credits }),
  }))
  return [...here, ...(await educationOnForm(reader, row.c_bpartner_id))].slice(0, 5)
}

/** Each criterion the scholarship names. */
function rulesOf(row: ScholarshipApplicationRow): ScholarshipFormData['rules'] {
  const { quotas, leastCgpa, leastAttendance, mostIncome } = criteriaFromRow(row)
  const own = { quotas: row.own_quotas.replaceAll(',', ', ') }
  return [
    { label: texts.quota, needed: quotas.join(', '), yours: own.quotas },
    { label: texts.cgpa, needed: leastCgpa?.toFixed(2) ?? '', yours: row.cgpa?.toFixed(2) ?? '' },
    {
      label: texts.attendance,
      needed: leastAttendance === null ? '' : String(leastAttendance),
      yours: row.attendance === null ? '' : String(row.attendance),
    },
    {
      label: texts.income,
      needed: mostIncome === null ? '' : rsInBoth(mostIncome),
      yours: texts.proof,
    },
  ].filter(({ needed }) => needed !== '')
}

/** The page repeats who applied for what, and when. */
function checkLines(printed: ScholarshipPrinted): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.scholarship, printed.opening],
    [texts.amount, amountLine(printed.amount)],
    [texts['applied-on'], dayLine(printed.appliedOn)],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts.programme, printed.programme],
    [texts.father, printed.fatherName],
    [texts.mother, printed.motherName],
  ])
}
