import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { DocumentFacts, DocumentLine, DocumentType } from '#features/documents/rules/facts.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'
import type { RegisteredDocument } from '#features/documents/server/register/register.ts'

/** Columns of the person a document is about, of `c_bpartner as p`. */
export const personColumns = [
  'p.name',
  'p.name_nepali',
  'p.dob_ad',
  'p.father_name',
  'p.citizen_no',
  'p.phone',
  'p.regrollno',
  'p.logo_id',
  'p.signature_id',
] as const

/** The same columns, by their names in the model of people. */
export const personShown = {
  table: 'c_bpartner',
  columns: ['Name', 'name_nepali', 'dob_ad', 'father_name', 'Logo_ID', 'Signature_ID'],
} as const

type PersonRow = {
  readonly name: string
  readonly name_nepali: string
  readonly dob_ad: string | null
  readonly father_name: string | null
  readonly logo_id: number | null
  readonly signature_id: number | null
}

/** Person on every document; `ne` of the name and the father's name may be ''. */
export type PersonOnDocument = {
  readonly name: Message
  readonly bornOn: Day | null
  readonly fatherName: string
}

/** Printed facts of a document: its own, with the pictures by the ids of their rows. */
export type Printed<Data extends DocumentFrame> = Omit<Data, keyof DocumentFrame> & PictureIds

type PictureIds = { readonly photoId: number | null; readonly signatureId: number | null }

export function personOnDocument(row: PersonRow): PersonOnDocument & PictureIds {
  return {
    name: { en: row.name, ne: row.name_nepali },
    bornOn: row.dob_ad === null ? null : findDay(row.dob_ad),
    fatherName: row.father_name ?? '',
    photoId: row.logo_id,
    signatureId: row.signature_id,
  }
}

/** Columns of an application that its print process needs first. */
export type ApplicationToPrint = { readonly c_bpartner_id: number; readonly docstatus: string }

type DocumentOf<Row, Print extends PictureIds> = {
  readonly id: number
  /** The application with its person, its opening and its place, as one row. */
  readonly find: (reader: Reader, id: number) => Promise<Row | null>
  readonly documentType: DocumentType
  /** Name on its check page for prints from before the register. */
  readonly formerNumber?: string
  readonly print: (row: Row, reader: Reader) => Promise<Print>
  /** Lines repeated on the check page. */
  readonly lines: (printed: Print) => readonly DocumentLine[]
}

/** Document of an application in the register. */
export function applicationDocument<Row, Print extends PictureIds>(
  of: Pick<ApplicationToPrint, 'c_bpartner_id'>,
  { id, find, print, lines, ...document }: DocumentOf<Row, Print>,
): RegisteredDocument<DocumentFacts & { readonly printed: Print }> {
  return {
    ...document,
    recordId: id,
    partnerId: of.c_bpartner_id,
    async read(reader) {
      const now = await find(reader, id)
      if (now === null)
        throw new Error(`${document.documentType.sort} of ${id}: the application is gone`)
      const printed = await print(now, reader)
      return { printed, lines: lines(printed), photoId: printed.photoId }
    },
  }
}
