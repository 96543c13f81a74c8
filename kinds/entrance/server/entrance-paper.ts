import { findDay } from '#platform/pure/calendar/day.ts'
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
import { admitCardMessages } from '#features/documents/rules/admit-card-messages.ts'
import {
  examCentre,
  examLines,
  examTimes,
} from '#features/documents/server/admit-card/exam-place.ts'
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
    exam: examTimes(row),
    centre: examCentre(row, printing),
    examRules: [],
    fee: await feeOf(row, reader),
  }
}

/** The page repeats what tells one paper and one person from another; the citizenship number is not for it. */
function checkLines(printed: EntranceFacts['printed']): readonly PaperLine[] {
  const { exam, centre, fee } = printed
  return linesOf([
    [admitCardMessages['symbol-number'], printed.symbolNumber],
    [texts.name, printed.name],
    [texts.programme, printed.programme],
    [texts.entrance, printed.entrance],
    [texts.quota, printed.quotas.join(', ')],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.father, printed.fatherName],
    ...examLines(exam, centre),
    [texts['entrance-fee'], fee === null ? null : amountLine(fee.paid)],
    [texts.receipts, fee === null ? null : fee.receipts.join(', ')],
  ])
}

async function feeOf(
  { n_entrance_reg_id, feepaid }: ApplicationToPrint,
  reader: Reader,
): Promise<EntranceFormData['fee']> {
  if (feepaid === 0) return null
  return { paid: paisa(feepaid), receipts: await receiptNumbers(reader, { n_entrance_reg_id }) }
}
