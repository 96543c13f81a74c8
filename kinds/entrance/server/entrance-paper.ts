import { findDay } from '#platform/pure/calendar/day.ts'
import { devanagariDigits } from '#platform/pure/devanagari-digits.ts'
import { type Message, say } from '#platform/pure/message.ts'
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
import type { Printing } from '#features/documents/server/printing.ts'
import type { Paper } from '#features/documents/server/register/register.ts'
import { receiptNumbers } from '#features/payments/server/receipts/receipt-numbers.ts'
import { entranceFormMessages as texts } from '../rules/form-messages.ts'
import { type ApplicationToPrint, findApplication } from './application-to-print.ts'
import type { EntranceFormData } from './entrance-form.ts'

/** What the paper prints, its pictures by their ids. */
export type EntranceFacts = PaperFacts & {
  readonly printed: Omit<EntranceFormData, NotRegistered> & {
    readonly applicationId: number
    readonly photoId: number | null
    readonly signatureId: number | null
  }
}

type NotRegistered = keyof PaperFrame | 'controllerSignature' | 'check' | 'version'

const cardSort: PaperSort = {
  sort: 'entrance-card',
  prefix: 'AC',
  digits: 4,
  name: texts['admit-card'],
}
const formSort: PaperSort = {
  sort: 'entrance-form',
  prefix: 'EA',
  digits: 6,
  name: texts['application-form'],
}

/** Admit card with a symbol number, application form without one: two papers, each with its own number. */
export function entrancePaper(
  { n_entrance_reg_id: id, c_bpartner_id, erollno }: ApplicationToPrint,
  printing: Printing,
): Paper<EntranceFacts> {
  return {
    sort: erollno === null ? formSort : cardSort,
    recordId: id,
    partnerId: c_bpartner_id,
    formerNumber: `AC-${erollno ?? id}`,
    async read(reader) {
      const row = await findApplication(reader, id)
      if (row === null) throw new Error(`Entrance application ${id} is gone`)
      const printed = await printedOf(row, { reader, printing })
      return { printed, lines: checkLines(printed), photoId: row.logo_id }
    },
  }
}

async function printedOf(
  row: ApplicationToPrint,
  { reader, printing }: { readonly reader: Reader; readonly printing: Printing },
): Promise<EntranceFacts['printed']> {
  return {
    applicationId: row.n_entrance_reg_id,
    symbolNumber: row.erollno,
    name: { en: row.name, ne: row.name_nepali },
    programme: row.programme ?? '',
    entrance: row.entrance,
    quotas: row.selectedquota.split(',').filter((quota) => quota !== ''),
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    citizenshipNo: row.citizen_no ?? '',
    photoId: row.logo_id,
    signatureId: row.signature_id,
    exam: examOf(row),
    centre: centreOf(row, printing),
    examRules: [],
    fee: await feeOf(row, reader),
  }
}

/** The page repeats what tells one paper and one person from another; the citizenship number is not for it. */
function checkLines(printed: EntranceFacts['printed']): readonly PaperLine[] {
  const { exam, centre, fee } = printed
  return linesOf([
    [texts['symbol-number'], printed.symbolNumber],
    [texts.name, printed.name],
    [texts.programme, printed.programme],
    [texts.entrance, printed.entrance],
    [texts.quota, printed.quotas.join(', ')],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    [texts['exam-day'], dayLine(exam.day)],
    [texts.time, timeLine(exam)],
    [texts.centre, centre === null ? null : centre.seat],
    [texts.address, centre === null ? null : centre.address],
    [texts['entrance-fee'], fee === null ? null : amountLine(fee.paid)],
    [texts.receipts, fee === null ? null : fee.receipts.join(', ')],
  ])
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
  reader: Reader,
): Promise<EntranceFormData['fee']> {
  if (feepaid === 0) return null
  return { paid: paisa(feepaid), receipts: await receiptNumbers(reader, { n_entrance_reg_id }) }
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

function timeLine({ from, to }: EntranceFormData['exam']): string | Message {
  if (from === '' || to === '') return from
  const nepali = { from: devanagariDigits(from), to: devanagariDigits(to) }
  return { en: say(texts['from-to'], 'en', { from, to }), ne: say(texts['from-to'], 'ne', nepali) }
}
