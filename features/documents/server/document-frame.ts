import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { printedPlace } from '#features/institution/server/institution.ts'
import {
  type DocumentPictures,
  documentPictures,
} from '#features/institution/server/pictures/pictures.ts'
import type { Printing } from './printing.ts'
import { readImage } from './read-image.ts'
import type { Issued } from './register/register.ts'
import { type SignedCheck, signedCheck } from './signed-check.ts'

/** Data with which every document of a person is drawn, besides its facts in the register. */
export type DocumentFrame = {
  readonly institution: {
    readonly name: Message
    readonly place: string
    /** Logo, seal, and signatures of officers on the day of issue. */
    readonly pictures: DocumentPictures
  }
  /** Portrait 7:9 as files/image.ts writes it, longest edge about 540 pixels (300 dpi), JPEG. */
  readonly photo: Uint8Array | null
  /** 3:1, longest edge about 420 pixels, JPEG. */
  readonly signature: Uint8Array | null
  /** Number, address to type, and the address in the code. */
  readonly check: SignedCheck
  /** Of this version: another print of it has the same day. */
  readonly issuedOn: Day
  /** 1 for the first version, one more after each change of the printed facts. */
  readonly version: number
}

/** The frame of a print: letterhead, pictures by the ids of their rows, code and version. */
export async function documentFrame(
  {
    photoId,
    signatureId,
  }: { readonly photoId: number | null; readonly signatureId: number | null },
  issued: Issued,
  { database, printing }: { readonly database: Database; readonly printing: Printing },
): Promise<DocumentFrame> {
  const store = { database, files: printing.files }
  const institution = printing.institution()
  const pictures = documentPictures(institution.pictures, issued.issuedOn)
  const [photo, signature] = await Promise.all([
    readImage(photoId, store),
    readImage(signatureId, store),
  ])
  return {
    institution: { name: institution.name, place: printedPlace(institution), pictures },
    photo,
    signature,
    check: signedCheck(issued, printing),
    issuedOn: issued.issuedOn,
    version: issued.version,
  }
}
