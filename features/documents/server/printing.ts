import type { KeyObject } from 'node:crypto'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

/** Dependencies of every printed document; built once in the composition root. */
export type Printing = {
  readonly pdf: PdfRenderer
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  /** Signs the facts in a document's QR code. */
  readonly signingKey: KeyObject
  readonly portalUrl: string
}
