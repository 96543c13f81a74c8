import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database, Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { contentHash } from '#platform/server/pdf/parts/signed-facts.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { registerMessages as text } from '../../rules/register-messages.ts'
import type { DocumentFacts, DocumentType } from '../../rules/document.ts'
import { type Entered, enterDocument, findDocument, type DocumentKey } from './documents.ts'
import { refuseEnded } from './refuse-ended.ts'

/** A document to print: its owner, and how to read its facts; read again under the lock before a new version. */
export type RegisteredDocument<Facts extends DocumentFacts> = {
  readonly documentType: DocumentType
  readonly recordId: number
  readonly partnerId: number
  /** Name of its check page on prints from before the register. */
  readonly formerNumber?: string
  readonly read: (reader: Reader) => Promise<Facts>
}

/** Facts of the register on a print. */
export type Issued = {
  readonly number: string
  readonly version: number
  /** When this version was first printed: printed again, it says the same day. */
  readonly issuedOn: Day
  /** Of everything it prints. */
  readonly hash: string
}

/**
 * Number, version and facts of a document that is being printed. The same facts are the same version, however many
 * print it at once; changed facts are the next one, which replaces those before. An ended document is not printed.
 */
export async function issueDocument<Facts extends DocumentFacts>(
  document: RegisteredDocument<Facts>,
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
): Promise<Refusal | { readonly issued: Issued; readonly facts: Facts }> {
  const known = await findDocument(database.kysely, keyOf(document))
  const issued = known && newestOf(known)
  if (known?.ended === null && issued !== null) {
    const facts = await document.read(database.kysely)
    if (issued.hash === contentHash(facts.printed)) return { issued, facts }
  }
  return database.transaction((transaction) => registerVersion(transaction, document, nowMs))
}

/** The same within a transaction that has changed the facts of a document: replaces earlier prints from now on. */
export async function registerVersion<Facts extends DocumentFacts>(
  transaction: Transaction,
  document: RegisteredDocument<Facts>,
  nowMs: number,
): Promise<Refusal | { readonly issued: Issued; readonly facts: Facts }> {
  const entered = await enterDocument(transaction, document, nowMs)
  const refused = refuseEnded(entered)
  if (isRefusal(refused)) return refused
  const facts = await document.read(transaction)
  const hash = contentHash(facts.printed)
  const newest = newestOf(entered)
  const issued =
    newest?.hash === hash ? newest : await addVersion(transaction, { entered, facts, hash }, nowMs)
  return { issued, facts }
}

/**
 * Replaces a document if it was ever printed: for changes that make every existing print wrong at once. One that was
 * never printed, or ended, stays as it is. Gives true if there is a newer version now.
 */
export async function replaceIfPrinted<Facts extends DocumentFacts>(
  transaction: Transaction,
  document: RegisteredDocument<Facts>,
  nowMs: number,
): Promise<boolean> {
  return (await replace(transaction, document, nowMs)) !== null
}

/** The same, and notifies the owner: for a change of which the student is not notified otherwise. */
export async function replaceAndTell<Facts extends DocumentFacts>(
  transaction: Transaction,
  document: RegisteredDocument<Facts>,
  nowMs: number,
): Promise<void> {
  const issued = await replace(transaction, document, nowMs)
  if (issued === null) return
  const { number, version } = issued
  await notifyPartner(transaction, {
    partnerId: document.partnerId,
    sort: 'paper-replaced',
    event: `${number}:${version}`,
    message: text['notice-replaced'],
    values: { paper: document.documentType.name, number, version },
    nowMs,
  })
}

async function replace<Facts extends DocumentFacts>(
  transaction: Transaction,
  document: RegisteredDocument<Facts>,
  nowMs: number,
): Promise<Issued | null> {
  const known = await findDocument(transaction, keyOf(document))
  if (known === null || known.version === 0 || known.ended !== null) return null
  const given = await registerVersion(transaction, document, nowMs)
  return isRefusal(given) || given.issued.version === known.version ? null : given.issued
}

function keyOf({ documentType, recordId }: RegisteredDocument<DocumentFacts>): DocumentKey {
  return { sort: documentType.sort, recordId }
}

function newestOf({ number, version, issued, hash }: Entered): Issued | null {
  if (issued === null || hash === null) return null
  return { number, version, issuedOn: dayInNepal(issued.getTime()), hash }
}

async function addVersion(
  transaction: Transaction,
  {
    entered,
    facts,
    hash,
  }: { readonly entered: Entered; readonly facts: DocumentFacts; readonly hash: string },
  nowMs: number,
): Promise<Issued> {
  const { n_issued_paper_id, number } = entered
  const version = entered.version + 1
  const now = new Date(nowMs)
  await transaction
    .with('added', (at) =>
      at.insertInto('issued_version').values({
        n_issued_paper_id,
        version,
        issued: now,
        hash,
        lines: JSON.stringify(facts.lines),
        photo_id: facts.photoId,
      }),
    )
    .updateTable('n_issued_paper')
    .set({ version, updated: now })
    .where('n_issued_paper_id', '=', n_issued_paper_id)
    .execute()
  return { number, version, issuedOn: dayInNepal(nowMs), hash }
}
