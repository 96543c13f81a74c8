import { downloadBlob } from './download.ts'
import { keptPapers, paperName } from './kept-papers.ts'
import { readReport } from './records.ts'
import type { RestClient } from './rest-client.ts'
import { isLost, NoAnswer } from './rest-failure.ts'

type Paper = {
  readonly file: File
  /** When this device kept it, where the server could not be reached (ms since 1970); null: it is fresh. */
  readonly keptAt: number | null
}
type Report = Parameters<typeof readReport>

/**
 * The PDF of a print process, kept on this device as it comes; where no answer comes, the one that was kept. Rejects as
 * the call does.
 */
export async function readPaper(...report: Report): Promise<Paper> {
  const [, slug, parameters] = report
  const name = paperName(slug, parameters)
  try {
    const file = await readReport(...report)
    void keep(name, file)
    return { file, keptAt: null }
  } catch (error) {
    const paper = isUnanswered(error) ? await kept(name) : null
    if (paper === null) throw error
    return paper
  }
}

/** Hands the paper to the reader. Gives when it was kept, if it is not fresh. */
export async function downloadPaper(
  rest: RestClient,
  slug: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const { file, keptAt } = await readPaper(rest, slug, parameters)
  downloadBlob(file, file.name)
  return keptAt
}

function isUnanswered(error: unknown): boolean {
  return isLost(error) || (error instanceof NoAnswer && error.why !== 'canceled')
}

/** What cannot be kept (private windows, full storage) is handed over all the same. */
async function keep(name: string, file: File): Promise<void> {
  try {
    const { keepPaper } = await import('./paper-store.ts')
    await keepPaper(name, file)
  } catch {
    // The page then says of no copy.
  }
}

async function kept(name: string): Promise<Paper | null> {
  const known = keptPapers.get()[name]
  if (known === undefined) return null
  try {
    const { readKeptPaper } = await import('./paper-store.ts')
    const file = await readKeptPaper(name)
    return file && { file, keptAt: known.at }
  } catch {
    return null
  }
}
