import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { Printed } from '#features/applying/server/documents/application-document.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import type { Transcript } from '../rules/transcript.ts'

/** Data of a certificate; '' means not known and prints as '-'. */
export type CertificateData = DocumentFrame & {
  readonly title: Message
  /** Name in both scripts; `ne` may be ''. */
  readonly name: Message
  readonly bornOn: Day | null
  readonly registrationNumber: string
  readonly rollNumber: string
  readonly programme: Message
  /** Academic year of the enrollment. */
  readonly year: string
  readonly hasPassedOut: boolean
  readonly purpose: string
  /** Of a letter; empty for a transcript. */
  readonly paragraphs: readonly Message[]
  /** Null for a letter. */
  readonly transcript: Transcript | null
}

export type CertificatePrinted = Printed<CertificateData>

/** The A4 sheet: `renderPdf(certificateSheet, data)`. */
export const certificateSheet: PdfDocument<CertificateData> = {
  name: 'certificate',
  module: new URL('certificate.pdf.ts', import.meta.url),
  draw: 'drawCertificate',
}
