import type { CsvProblem } from '#platform/pure/text/csv.ts'
import { csvProblems } from '#platform/pure/text/csv-messages.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { type Refusal, refusal } from '../model-engine/refusal.ts'

/** A file with a row that cannot be read is refused as a whole; the row is named. */
export function csvRefusal({ wrong, line }: CsvProblem): Refusal {
  const message = sayInBoth(csvProblems[wrong], { line })
  return refusal('rule/file-broken', message, {
    status: 400,
    errors: [{ field: String(line), message }],
  })
}
