import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationDocument,
  personColumns,
  personOnDocument,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import { paidOf } from '#features/applying/server/documents/paid-on-paper.ts'
import { admitCardMessages } from '#features/documents/rules/admit-card-messages.ts'
import {
  amountLine,
  dayLine,
  linesOf,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import { examCentre, examLines } from '#features/documents/server/admit-card/exam-place.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceFormMessages as texts } from '../rules/form-messages.ts'
import type { EntranceFormData } from './entrance-form.ts'
import { sittingCentre, sittingTimes } from './layout/own-sitting.ts'

/** An application with the person and the opening it joins, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_exam_seat as s', 's.n_entrance_reg_id', 'a.n_entrance_reg_id')
    .leftJoin('n_exam_routine as t', 't.n_exam_routine_id', 's.n_exam_routine_id')
    .leftJoin('n_exam_room as r', 'r.n_exam_room_id', 's.n_exam_room_id')
    .leftJoin('n_exam_centre as c', 'c.n_exam_centre_id', 'r.n_exam_centre_id')
    .selectAll('a')
    .select(['o.name as entrance', 'o.exam_date', 'o.exam_time', 'o.exam_minutes', 'o.gate_time'])
    .select(['o.reporting_time', 'o.exam_address', 'o.exam_address_ne', 'g.name as programme'])
    .select(['t.exam_day as own_day', 't.time_from as own_from', 't.time_to as own_to'])
    .select(['c.address as centre_address', 'c.address_ne as centre_address_ne'])
    .select(personColumns)
    .where('a.n_entrance_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

type EntranceApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>
type EntrancePrinted = Omit<Printed<EntranceFormData>, 'stubUrl'> & {
  readonly applicationId: number
}

const documentTypes = {
  card: { sort: 'entrance-card', prefix: 'AC', digits: 4, name: texts['admit-card'] },
  form: { sort: 'entrance-form', prefix: 'EA', digits: 6, name: texts['application-form'] },
} as const satisfies Record<string, DocumentType>

/** Admit card with a symbol number, application form without one: two documents, each with its own number. */
export function entranceDocument(application: EntranceApplicationRow, printing: Printing) {
  const { n_entrance_reg_id: id, erollno } = application
  return applicationDocument(application, {
    id,
    find: findApplication,
    documentType: documentTypes[erollno === null ? 'form' : 'card'],
    formerNumber: `AC-${erollno ?? id}`,
    print: async (row, reader): Promise<EntrancePrinted> => ({
      ...personOnDocument(row),
      applicationId: id,
      symbolNumber: row.erollno,
      programme: row.programme ?? '',
      entrance: row.entrance,
      quotas: row.selectedquota.split(',').filter((quota) => quota !== ''),
      citizenshipNo: row.citizen_no ?? '',
      exam: sittingTimes(row),
      centre: sittingCentre(row) ?? examCentre(row, printing),
      fee: await paidOf(reader, row.feepaid, { n_entrance_reg_id: id }),
    }),
    lines: checkLines,
  })
}

/** The check page shows what identifies a document and its person, but not the citizenship number. */
function checkLines(printed: EntrancePrinted): readonly DocumentLine[] {
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
    [texts['entrance-fee'], fee && amountLine(fee.paid)],
    [texts.receipts, fee && fee.receipts.join(', ')],
  ])
}
