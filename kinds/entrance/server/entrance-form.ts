import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { Paid } from '#features/applying/server/documents/paid-on-paper.ts'
import type { PersonOnDocument } from '#features/applying/server/documents/application-document.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import type { ExamCentre, ExamTimes } from '#features/documents/server/admit-card/exam-place.ts'

/**
 * Data of the entrance form. With a symbol number it is the admit card, without one the application form.
 * '' and null mean not known yet and print as '-', '—' or an empty frame.
 */
export type EntranceFormData = DocumentFrame &
  PersonOnDocument & {
    readonly symbolNumber: string | null
    readonly programme: string
    readonly entrance: string
    readonly quotas: readonly string[]
    /** In full; the document shows it masked. */
    readonly citizenshipNo: string
    readonly exam: ExamTimes
    readonly centre: ExamCentre | null
    readonly fee: Paid | null
    /** QR code on the part for the invigilator. */
    readonly stubUrl: string
  }

/** Entrance application form and admit card: `renderPdf(entranceForm, data)`. */
export const entranceForm: PdfDocument<EntranceFormData> = {
  name: 'entrance-form',
  module: new URL('entrance-form.pdf.ts', import.meta.url),
  draw: 'drawEntranceForm',
}
