import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { PaperFrame } from '#features/documents/server/paper-frame.ts'
import type { ProgramKind } from '../rules/program-opening.ts'

/** What the form of an admission or course registration shows; '' and null mean not known and print as '-'. */
export type ProgramFormData = PaperFrame & {
  readonly kind: ProgramKind
  /** What the student applied for, e.g. `B.Tech CS & AI Admission 2083`. */
  readonly opening: string
  readonly appliedOn: Day
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  readonly bornOn: Day | null
  readonly fatherName: string
  readonly phone: string
  readonly registrationNumber: string
  readonly rollNumber: string
  /** `B.Tech CS & AI, I`: program and semester. */
  readonly programme: string
  readonly courses: readonly {
    readonly code: string
    readonly name: Message
    readonly type: string
    readonly creditHours: number
  }[]
  /** The parts the total is made of. */
  readonly fees: readonly { readonly label: Message; readonly amount: Money }[]
  readonly total: Money
  readonly paid: Money
  /** Numbers of the receipts for what is paid. */
  readonly receipts: readonly string[]
}

/** The A4 form: `renderPdf(programForm, data)`. */
export const programForm: PdfDocument<ProgramFormData> = {
  name: 'program-form',
  module: new URL('program-form.pdf.ts', import.meta.url),
  draw: 'drawProgramForm',
}
