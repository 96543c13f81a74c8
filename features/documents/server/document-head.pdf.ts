import { dayNumber } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { describeSheet, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { inBoth } from './form-document.pdf.ts'
import type { DocumentFrame } from './document-frame.ts'

type Headed = Pick<DocumentFrame, 'institution' | 'issuedOn'> & { readonly name: Message }

/** Sets the properties of the file, and draws the letterhead of the office that issues the document. */
export function drawDocumentHead(
  sheet: Sheet,
  { institution, issuedOn, name }: Headed,
  { title, office }: Readonly<Record<'title' | 'office', Message>>,
): void {
  describeSheet(sheet, {
    title: `${title.en}, ${name.en}`,
    author: institution.name.en,
    issuedMs: dayNumber(issuedOn) * 86_400_000,
  })
  drawLetterhead(sheet, {
    name: institution.name,
    office: `${inBoth(office, ' · ')} · ${institution.place}`,
    logo: institution.pictures.logo,
  })
}
