import type { KeyObject } from 'node:crypto'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

/** Why a document is not given to a person now, though it is ready; null: it is given. */
export type Withheld = (
  reader: Reader,
  of: {
    readonly partnerId: number
    readonly document: 'admitCard' | 'gradesheet'
    readonly nowMs: number
  },
) => Promise<Refusal | null>

/** Dependencies of every printed document; built once in the composition root. */
export type Printing = {
  readonly pdf: PdfRenderer
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  /** Signs the facts in a document's QR code. */
  readonly signingKey: KeyObject
  readonly portalUrl: string
  readonly withheld: Withheld
}
