import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { checkUrl, signFacts } from '#platform/server/pdf/signed-facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { readImage } from '#features/documents/server/read-image.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import type { EntranceFormData } from './entrance-form.ts'

/** An application with the person and the opening it joins, as one row. */
export async function findApplication(database: Database, id: number) {
  const row = await database.kysely
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .select([
      'a.n_entrance_reg_id',
      'a.c_bpartner_id',
      'a.docstatus',
      'a.erollno',
      'a.exam_centre',
      'a.selectedquota',
      'a.feepaid',
    ])
    .select([
      'o.name as entrance',
      'o.exam_date',
      'o.exam_time',
      'o.exam_minutes',
      'o.gate_time',
      'o.reporting_time',
      'o.exam_address',
      'o.exam_address_ne',
    ])
    .select([
      'p.name',
      'p.name_nepali',
      'p.dob_ad',
      'p.father_name',
      'p.citizen_no',
      'p.logo_id',
      'p.signature_id',
    ])
    .select('g.name as programme')
    .where('a.n_entrance_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** The facts of the paper, read from the database as it is now. */
export async function loadEntranceForm(
  row: ApplicationToPrint,
  today: Day,
  { database, printing }: { database: Database; printing: Printing },
): Promise<EntranceFormData> {
  const store = { database, files: printing.files }
  const { institution } = printing
  return {
    institution: {
      name: { en: institution.name, ne: institution.name_ne },
      place: institution.address,
    },
    symbolNumber: row.erollno,
    name: { en: row.name, ne: row.name_nepali },
    programme: row.programme ?? '',
    entrance: row.entrance,
    quotas: row.selectedquota.split(',').filter((quota) => quota !== ''),
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    citizenshipNo: row.citizen_no ?? '',
    photo: await readImage(row.logo_id, store),
    signature: await readImage(row.signature_id, store),
    controllerSignature: null,
    exam: examOf(row),
    centre: centreOf(row, printing),
    examRules: [],
    fee: await feeOf(row, database),
    check: checkOf(row, printing),
    issuedOn: today,
    version: 1,
  }
}

/** A centre without an address of its own is on the university's campus. */
function centreOf(
  { exam_centre, exam_address, exam_address_ne }: ApplicationToPrint,
  { institution }: Printing,
): EntranceFormData['centre'] {
  if (exam_centre === null) return null
  const address =
    exam_address === null
      ? { en: institution.address, ne: institution.address_ne }
      : { en: exam_address, ne: exam_address_ne ?? '' }
  return { seat: exam_centre, address }
}

async function feeOf(
  { n_entrance_reg_id, feepaid }: ApplicationToPrint,
  database: Database,
): Promise<EntranceFormData['fee']> {
  if (feepaid === 0) return null
  return { paid: paisa(feepaid), receipts: await receiptNumbers(database, { n_entrance_reg_id }) }
}

function examOf(row: ApplicationToPrint): EntranceFormData['exam'] {
  const from = clock(row.exam_time)
  return {
    day: row.exam_date === null ? null : findDay(row.exam_date),
    from,
    to: row.exam_minutes === null ? '' : addMinutes(from, row.exam_minutes),
    gate: clock(row.gate_time),
    reporting: clock(row.reporting_time),
  }
}

function clock(time: string | null): string {
  return (time ?? '').slice(0, 5)
}

function addMinutes(from: string, minutes: number): string {
  const [hours, mins] = from.split(':').map(Number)
  if (hours === undefined || mins === undefined) return ''
  const total = hours * 60 + mins + minutes
  return `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** The check page repeats name, symbol number, entrance, date and centre, in this order. */
function checkOf(
  row: ApplicationToPrint,
  { portalUrl, signingKey }: Printing,
): EntranceFormData['check'] {
  const code = `AC-${row.erollno ?? row.n_entrance_reg_id}`
  const facts = [code, row.name, row.entrance, row.exam_date ?? '', row.exam_centre ?? '']
  const url = checkUrl(portalUrl, code, signFacts(facts, signingKey))
  const stubUrl = checkUrl(portalUrl, code, signFacts([...facts, 'stub'], signingKey))
  return { code, shown: `${new URL(portalUrl).host}/check`, url, stubUrl }
}
