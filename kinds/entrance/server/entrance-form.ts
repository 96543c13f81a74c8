import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { PaperFrame } from '#features/documents/server/paper-frame.ts'
import type { SignedCheck } from '#features/documents/server/signed-check.ts'
import type { ExamCentre, ExamTimes } from '#features/documents/server/admit-card/exam-place.ts'

/**
 * What the entrance form shows. With a symbol number it is the admit card, without one the application form.
 * '' and null mean not known yet and print as '-', '—' or an empty frame.
 */
export type EntranceFormData = Omit<PaperFrame, 'check'> & {
  readonly symbolNumber: string | null
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  readonly programme: string
  readonly entrance: string
  readonly quotas: readonly string[]
  readonly bornOn: Day | null
  readonly fatherName: string
  /** In full; the paper shows it masked. */
  readonly citizenshipNo: string
  readonly controllerSignature: Uint8Array | null
  readonly exam: ExamTimes
  readonly centre: ExamCentre | null
  /** After `bringToEntrance`: rules of this exam, such as its questions and negative marks. */
  readonly examRules: readonly Message[]
  readonly fee: { readonly paid: Money; readonly receipts: readonly string[] } | null
  /** `stubUrl`: the code of the part the invigilator keeps. */
  readonly check: SignedCheck & { readonly stubUrl: string }
}

/** Entrance application form and admit card: `renderPdf(entranceForm, data)`. */
export const entranceForm: PdfDocument<EntranceFormData> = {
  name: 'entrance-form',
  module: new URL('entrance-form.pdf.ts', import.meta.url),
  draw: 'drawEntranceForm',
}
