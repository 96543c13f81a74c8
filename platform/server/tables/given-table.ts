import { fileProblems } from '#platform/pure/text/file-problem.ts'
import type { CsvTable } from '#platform/pure/text/csv.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { readTableFile } from './table-file.ts'

/** Headings and rows of a file that a process was given, CSV or XLSX, or why it is none; `by`: a person's id. */
export async function readGivenTable(content: Uint8Array, by: number): Promise<CsvTable | Refusal> {
  const read = await readTableFile(content, by)
  if (read.is === 'table') return read.table
  const { reason, line = 0 } = read
  return refusal(`rule/file-${reason}`, fileProblems[reason], { status: 400, values: { line } })
}
