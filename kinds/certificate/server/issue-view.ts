import type { Message } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { documentMessages as texts } from '../rules/document-messages.ts'
import type { TranscriptSemester } from '../rules/transcript.ts'
import { semesterText, summaryText } from '../rules/transcript-texts.ts'
import { certificateFacts } from './certificate-facts.ts'

/** Type of the proposals to issue, and the subject of each: this and the id of its request. */
export const issueProposal = { sort: 'certificate-issue', subject: 'n_certificate_reg:' } as const

/** Stored content of a proposal: the request, and the hash of all that is printed. */
export type StoredIssue = { readonly id: number; readonly digest: string }

/** A certificate to issue as its second person reads it: the student, and grade by grade. */
export const issueView: NonNullable<ProposalType['view']> = async (reader, { after }, at) => {
  const { id }: StoredIssue = JSON.parse(after)
  const printed = await certificateFacts(reader, id, at.nowMs)
  const { title, name, programme, registrationNumber, purpose, paragraphs, transcript } = printed
  const proposed = (label: Message, value: string | Message) => ({
    name: label,
    now: null,
    proposed: value,
  })
  return {
    subject: { en: `${title.en}, ${name.en}`, ne: `${title.ne}, ${name.ne || name.en}` },
    fields: [
      proposed(texts.registration, registrationNumber || '-'),
      proposed(texts.programme, programme),
      proposed(texts.purpose, purpose),
      ...paragraphs.map((paragraph) => proposed(texts.text, paragraph)),
      ...(transcript === null ? [] : [proposed(texts.result, summaryText(transcript))]),
    ],
    checks: [],
    lists: (transcript?.semesters ?? []).map(listOf),
    sheet: '/results/certificates',
  }
}

function listOf(semester: TranscriptSemester) {
  return {
    title: semesterText(semester),
    columns: [texts.code, texts.course, texts.credit, texts.grade, texts.point],
    rows: semester.lines.map((line) => ({
      cells: [
        line.code,
        { en: line.course.en, ne: line.course.ne || line.course.en },
        line.credits.toFixed(1),
        line.grade,
        line.point.toFixed(1),
      ],
    })),
    more: 0,
  }
}
