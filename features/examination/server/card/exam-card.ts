import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { Paid } from '#features/applying/server/documents/paid-on-paper.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import type { Slot } from '../../rules/slot.ts'

/** Data of the examination admit card; '' and null mean not known and print as '-'. */
export type ExamCardData = DocumentFrame & {
  readonly symbolNumber: string
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  /** `B.Tech CS & AI, III` */
  readonly programme: string
  /** `Semester III Regular 2083, Mangsir 2083` */
  readonly exam: string
  readonly registrationNumber: string
  readonly rollNumber: string
  readonly bornOn: Day | null
  readonly fatherName: string
  /** In the order in which they are sat; at least one. */
  readonly papers: readonly CardPaper[]
  readonly fee: Paid | null
  /** The code of the part the invigilator keeps. */
  readonly stubUrl: string
}

/** An exam paper with its time and seat. */
export type CardPaper = {
  readonly code: string
  readonly course: Message
  readonly slot: Slot
  /** `Room 204` */
  readonly room: string
  readonly seat: number
  readonly centre: string
  readonly address: Message
}

/** The A4 card: `renderPdf(examCard, data)`. */
export const examCard: PdfDocument<ExamCardData> = {
  name: 'exam-card',
  module: new URL('exam-card.pdf.ts', import.meta.url),
  draw: 'drawExamCard',
}
