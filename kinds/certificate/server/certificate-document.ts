import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import {
  dayLine,
  type DocumentFacts,
  type DocumentLine,
  linesOf,
} from '#features/documents/rules/facts.ts'
import type { RegisteredDocument } from '#features/documents/server/register/register.ts'
import { documentMessages as texts } from '../rules/document-messages.ts'
import type { Transcript } from '../rules/transcript.ts'
import { semesterText, summaryText } from '../rules/transcript-texts.ts'
import type { CertificateRow } from './applications.ts'
import type { CertificatePrinted } from './printed.ts'

/** A certificate as an entry of the register: its facts are those of the day of issue, so that it has one version. */
export function certificateDocument(
  row: CertificateRow,
  printed: CertificatePrinted,
): RegisteredDocument<DocumentFacts & { readonly printed: CertificatePrinted }> {
  return {
    documentType: {
      sort: 'certificate',
      prefix: row.series,
      digits: 6,
      name: printed.title,
    },
    recordId: row.n_certificate_reg_id,
    partnerId: row.c_bpartner_id,
    read: () => Promise.resolve({ printed, lines: checkLines(printed), photoId: printed.photoId }),
  }
}

/** The check page repeats all that is printed but the photograph's frame. */
function checkLines(printed: CertificatePrinted): readonly DocumentLine[] {
  const state = texts[printed.hasPassedOut ? 'passed-out' : 'in-progress']
  return linesOf([
    [texts.name, printed.name],
    [texts.registration, printed.registrationNumber],
    [texts.roll, printed.rollNumber],
    [texts['date-of-birth'], dayLine(printed.bornOn)],
    [texts.programme, printed.programme],
    [texts.enrolled, printed.year],
    [texts.purpose, printed.purpose],
    ...printed.paragraphs.map((paragraph) => [texts.text, paragraph] as const),
    ...(printed.transcript === null ? [] : transcriptLines(printed.transcript, state)),
  ])
}

function transcriptLines(
  transcript: Transcript,
  state: Message,
): readonly (readonly [Message, string | Message])[] {
  const each = transcript.semesters.flatMap((semester) => [
    ...semester.lines.map(({ code, course, ...line }) => {
      const mark = line.isCarried ? ' *' : ''
      const label = { en: `${code} ${course.en}${mark}`, ne: `${course.ne || course.en}${mark}` }
      const values = { credits: line.credits.toFixed(1), point: line.point.toFixed(1) }
      return [label, sayInBoth(texts.line, { ...values, grade: line.grade })] as const
    }),
    [
      sameInBoth(semester.isCarried ? `${semester.name} *` : semester.name),
      semesterText(semester),
    ] as const,
  ])
  return [...each, [state, summaryText(transcript)]]
}
