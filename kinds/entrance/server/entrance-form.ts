import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { PaperFrame } from '#features/documents/server/paper-frame.ts'
import type { SignedCheck } from '#features/documents/server/signed-check.ts'

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
  readonly exam: {
    readonly day: Day | null
    /** 24-hour `11:00`, Nepal time; '' when not set. */
    readonly from: string
    readonly to: string
    readonly gate: string
    readonly reporting: string
  }
  /** `seat` is `Block B, Room 204, Seat 17`; either language of the address may be ''. */
  readonly centre: { readonly seat: string; readonly address: Message } | null
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
