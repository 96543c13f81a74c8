import type { Reader } from '#platform/server/database/database.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import {
  personOnDocument,
  type Printed,
} from '#features/applying/server/documents/application-document.ts'
import {
  linesOf,
  type DocumentFacts,
  type DocumentLine,
  type DocumentType,
} from '#features/documents/rules/facts.ts'
import type { RegisteredDocument } from '#features/documents/server/register/register.ts'
import { findRegistration } from '#features/examination/server/card/registration.rows.ts'
import type { PaperOutcome } from '../../rules/course-result.ts'
import type { Grade } from '../../rules/grading.ts'
import { gradesheetMessages as texts } from '../../rules/gradesheet-messages.ts'
import { paperOutcomes, sheetOutcomes } from '../../rules/outcomes.ts'
import type { GradesheetData, GradesheetLine } from './gradesheet.ts'
import { namedSemesters } from '../semesters-so-far.ts'
import { findVisibleResult, resultLines } from './result.rows.ts'

type GradesheetFacts = DocumentFacts & { readonly printed: Printed<GradesheetData> }

const documentType = {
  sort: 'gradesheet',
  prefix: 'G',
  digits: 6,
  name: texts.title,
} as const satisfies DocumentType

/** The gradesheet of an exam registration as an entry of the document register: of the result visible now. */
export function gradesheetDocument(
  of: { readonly n_exam_reg_id: number; readonly c_bpartner_id: number },
  nowMs: number,
): RegisteredDocument<GradesheetFacts> {
  const registrationId = of.n_exam_reg_id
  return {
    documentType,
    recordId: registrationId,
    partnerId: of.c_bpartner_id,
    async read(reader) {
      const printed = await printedOf(reader, { registrationId, nowMs })
      return { printed, lines: checkLines(printed), photoId: printed.photoId }
    },
  }
}

async function printedOf(
  reader: Reader,
  at: { readonly registrationId: number; readonly nowMs: number },
): Promise<GradesheetFacts['printed']> {
  const row = await findRegistration(reader, at.registrationId)
  const result = await findVisibleResult(reader, at)
  if (row === null || result === null)
    throw new Error(`There is no published result of registration ${at.registrationId}`)
  const rows = await resultLines(reader, result.n_exam_result_id)
  const { bornOn: _, fatherName: __, ...person } = personOnDocument(row)
  return {
    ...person,
    registrationNumber: row.regrollno ?? '',
    symbolNumber: row.erollno ?? '',
    programme: row.program ?? '',
    exam: row.opening,
    semester: row.semester ?? '',
    lines: rows.map(({ name, name_nepali, outcome, ...line }) => ({
      ...line,
      course: { en: name, ne: name_nepali },
      outcome: outcomeOf(outcome),
    })),
    sgpa: result.sgpa,
    cgpa: result.cgpa,
    creditsEarned: result.credits_earned,
    outcome: result.outcome === 'PASS' ? 'PASS' : 'FAIL',
    semesters: await namedSemesters(reader, result.semesters),
    grades: gradesOf(result.grading),
  }
}

/** JSON this server wrote itself (store-results.ts). */
function gradesOf(json: unknown): readonly Grade[] {
  return json as readonly Grade[]
}

function outcomeOf(text: string): PaperOutcome {
  return Object.hasOwn(paperOutcomes, text) ? (text as PaperOutcome) : 'FAIL'
}

/** All facts that identify a sheet, grade by grade. */
function checkLines(printed: GradesheetFacts['printed']): readonly DocumentLine[] {
  return linesOf([
    [texts.name, printed.name],
    [texts.registration, printed.registrationNumber],
    [texts['exam-roll'], printed.symbolNumber],
    [texts.programme, printed.programme],
    [texts.exam, printed.exam],
    ...printed.lines.map((line) => [named(line), gradeLine(line)] as const),
    [sayInBoth(texts.sgpa, { semester: printed.semester }), printed.sgpa.toFixed(2)],
    [texts.cgpa, printed.cgpa.toFixed(2)],
    [texts.result, sheetOutcomes[printed.outcome]],
  ])
}

function named({ code, course }: GradesheetLine): Message {
  return { en: `${code} ${course.en}`, ne: course.ne }
}

function gradeLine({ credits, grade, point }: GradesheetLine): Message {
  return sayInBoth(texts['grade-line'], {
    credits: credits.toFixed(1),
    grade,
    point: point.toFixed(1),
  })
}
