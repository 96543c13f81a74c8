import type { KeyObject } from 'node:crypto'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { MessageValues } from '#platform/pure/message.ts'
import { checkMessages as text } from '../../rules/check-messages.ts'
import { dayLine, type DocumentStatus } from '../../rules/document.ts'
import { readImage } from '../read-image.ts'
import { htmlPage } from './check-html.ts'
import { findScanned, type ScannedDocument, type Scanned } from './find-scanned.ts'

export type CheckPage = { readonly status: 200 | 404; readonly html: string }

type CheckPageContext = {
  readonly database: Database
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly phone: string
  readonly publicKey: KeyObject
}

/**
 * Page of a scanned code, to compare with the document: its validity, and each fact in both languages. Public: no
 * account, no personal data that is not on the document.
 */
export async function checkPage(scanned: Scanned, at: CheckPageContext): Promise<CheckPage> {
  const { database, institution } = at
  const found = await findScanned(scanned, { reader: database.kysely, publicKey: at.publicKey })
  if (found.is !== 'known') return { status: 404, html: refused(found.is, at) }
  const verdict = verdictOf(found)
  const html = htmlPage(institution(), {
    sign: verdict.counts ? 'yes' : 'no',
    title: verdict.title,
    says: verdict.says,
    lines: found.lines,
    photo: await readImage(found.photoId, at),
  })
  return { status: 200, html }
}

function refused(
  is: Exclude<ScannedDocument['is'], 'known'>,
  { institution, phone }: CheckPageContext,
): string {
  const university = institution()
  const values = { phone, institution: university.name }
  const says = [{ message: text[`${is}-help`], values }]
  return htmlPage(university, { sign: 'no', title: text[is], says, lines: [], photo: null })
}

/** Title and sentences for a validity: an ended or replaced document says so first. */
function verdictOf({ state, number }: Extract<ScannedDocument, { is: 'known' }>) {
  const { title, message, counts } = verdicts[state.is]
  const compare = { message: text.compare, values: {} }
  const entries = message === null ? [] : [{ message, values: { ...valuesOf(state), number } }]
  return { title, counts, says: [...entries, compare] }
}

const verdicts = {
  valid: { title: text.genuine, message: null, counts: true },
  early: { title: text.genuine, message: text.early, counts: true },
  replaced: { title: text.replaced, message: text['replaced-by'], counts: false },
  'early-replaced': { title: text.replaced, message: text['early-replaced'], counts: false },
  revoked: { title: text.revoked, message: text['revoked-because'], counts: false },
  reversed: { title: text.reversed, message: text['reversed-on'], counts: false },
} as const satisfies Record<DocumentStatus['is'], object>

function valuesOf(state: DocumentStatus): MessageValues {
  if (!('on' in state)) return {}
  const day = dayLine(state.on) ?? ''
  return 'version' in state ? { day, version: state.version } : { day, reason: state.reason }
}
