import { downloadBlob } from './download.ts'
import { savedDocuments, documentName } from '../storage/saved-documents.ts'
import { readReport } from '../network/records.ts'
import type { RestClient } from '../network/rest-client.ts'
import { isLost, NoAnswer } from '../network/rest-failure.ts'

type ReadDocument = {
  readonly file: File
  /** Time at which this device stored it (ms since 1970), if the server could not be reached; null: it is fresh. */
  readonly savedAt: number | null
}
type Report = Parameters<typeof readReport>

/**
 * Reads the PDF of a print process and stores it on this device. If the server does not answer, returns the stored
 * copy. Rejects as the call does.
 */
export async function readDocument(...report: Report): Promise<ReadDocument> {
  const [, slug, parameters] = report
  const name = documentName(slug, parameters)
  try {
    const file = await readReport(...report)
    void keep(name, file)
    return { file, savedAt: null }
  } catch (error) {
    const saved = isUnanswered(error) ? await readSaved(name) : null
    if (saved === null) throw error
    return saved
  }
}

/** Downloads the document. Returns the time at which it was stored (ms since 1970), or null if it is fresh. */
export async function downloadDocument(
  rest: RestClient,
  slug: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const { file, savedAt } = await readDocument(rest, slug, parameters)
  downloadBlob(file, file.name)
  return savedAt
}

function isUnanswered(error: unknown): boolean {
  return isLost(error) || (error instanceof NoAnswer && error.why !== 'canceled')
}

/** Stores the document if the browser can; in private windows or with full storage it is only handed over. */
async function keep(name: string, file: File): Promise<void> {
  try {
    const { saveDocument } = await import('../storage/document-store.ts')
    await saveDocument(name, file)
  } catch {
    // The page then says of no copy.
  }
}

async function readSaved(name: string): Promise<ReadDocument | null> {
  const known = savedDocuments.get()[name]
  if (known === undefined) return null
  try {
    const { readSavedDocument } = await import('../storage/document-store.ts')
    const file = await readSavedDocument(name)
    return file && { file, savedAt: known.at }
  } catch {
    return null
  }
}
