import type { Reader } from '#platform/server/database/database.ts'
import {
  applicationDocument,
  personColumns,
  personOnDocument,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import {
  dayLine,
  type DocumentLine,
  type DocumentType,
  linesOf,
} from '#features/documents/rules/facts.ts'
import { idCardMessages as texts } from '../rules/messages.ts'
import type { IdCardData } from './id-card.ts'

const documentType = {
  sort: 'id-card',
  prefix: 'ID',
  digits: 6,
  name: texts.title,
} as const satisfies DocumentType

/** An enrollment with its student and place, as one row. */
export async function findEnrolled(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_program_enroll as e')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'e.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'e.n_program_id')
    .leftJoin('n_aca_year as y', 'y.n_aca_year_id', 'e.n_aca_year_id')
    .select(['e.c_bpartner_id', 'e.isactive', 'e.urollstatus', 'e.urollno'])
    .select(['e.ispassedout', 'e.isdropout', 'g.name as program', 'y.name as year'])
    .select(personColumns)
    .where('e.n_program_enroll_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type EnrolledRow = NonNullable<Awaited<ReturnType<typeof findEnrolled>>>
type IdCardPrinted = Printed<IdCardData>

/** The identity card of an enrollment, as an entry of the register of documents. */
export function idCardDocument(row: EnrolledRow, id: number) {
  return applicationDocument(row, {
    id,
    documentType,
    find: findEnrolled,
    print: (now: EnrolledRow) => Promise.resolve(printedOf(now)),
    lines: checkLines,
  })
}

function printedOf(row: EnrolledRow): IdCardPrinted {
  const { fatherName: _, ...person } = personOnDocument(row)
  return {
    ...person,
    programme: row.program ?? '',
    rollNumber: row.urollno ?? '',
    registrationNumber: row.regrollno ?? '',
    intake: row.year ?? '',
  }
}

function checkLines(printed: IdCardPrinted): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.programme, printed.programme],
    [texts.roll, printed.rollNumber],
    [texts.registration, printed.registrationNumber],
    [texts.intake, printed.intake],
    [texts.born, dayLine(printed.bornOn)],
  ])
}
