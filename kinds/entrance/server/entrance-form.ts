import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'

/**
 * What the entrance form shows. With a symbol number it is the admit card, without one the application form.
 * '' and null mean not known yet and print as '-', '—' or an empty frame.
 */
export type EntranceFormData = {
  readonly institution: { readonly name: Message; readonly place: string }
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
  /** Portrait 7:9 as files/image.ts writes it, longest edge about 540 pixels (300 dpi), JPEG. */
  readonly photo: Uint8Array | null
  /** 3:1, longest edge about 420 pixels, JPEG. */
  readonly signature: Uint8Array | null
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
  /** `shown` is printed (`portal.ltu.example/check`), the addresses go into the QR codes (checkUrl). */
  readonly check: {
    readonly code: string
    readonly shown: string
    readonly url: string
    readonly stubUrl: string
  }
  readonly issuedOn: Day
  /** 1 for the first paper, one more after each change of what it shows. */
  readonly version: number
}

/** Entrance application form and admit card: `renderPdf(entranceForm, data)`. */
export const entranceForm: PdfDocument<EntranceFormData> = {
  name: 'entrance-form',
  module: new URL('entrance-form.pdf.ts', import.meta.url),
  draw: 'drawEntranceForm',
}
