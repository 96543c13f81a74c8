import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type CheckedStatement,
  checkStatement,
  lineKey,
  type LineProblem,
  statementMaxBytes,
  statementMaxLines,
} from '../../rules/bank-statement.ts'
import { bankStatementMessages as text } from '../../rules/bank-statement-messages.ts'
import { reconcileMessages } from '../../rules/reconcile-messages.ts'

export type StatementFile = { readonly name: string; readonly text: string }

/** A statement as it would be kept, with everything that is wrong with it. */
export type ReadStatement = Omit<CheckedStatement, 'days'> & {
  readonly days: NonNullable<CheckedStatement['days']>
  readonly fileName: string
  readonly sha256: string
}

/** The file as lines and problems, those only the other statements can tell among them; a refusal where it is none to keep. */
export async function readStatementFile(
  reader: Reader,
  { name, text: content }: StatementFile,
  nowMs: number,
): Promise<ReadStatement | Refusal> {
  if (Buffer.byteLength(content) > statementMaxBytes)
    return refusal('rule/file-too-large', text['file-too-large'], { status: 413 })
  const checked = checkStatement(content, dayInNepal(nowMs))
  if ('is' in checked)
    return refusal('rule/no-columns', reconcileMessages['no-columns'], {
      values: { list: checked.missing.join(', ') },
    })
  const { lines, problems, days } = checked
  if (lines.length + problems.length > statementMaxLines)
    return refusal('rule/too-many-lines', text['too-many-lines'], {
      values: { most: statementMaxLines },
    })
  if (days === null || lines.length + problems.length === 0)
    return refusal('rule/nothing-in-it', text['nothing-in-it'])
  const sha256 = createHash('sha256').update(content).digest('hex')
  const importedBy = await importerOf(reader, sha256)
  if (importedBy !== null)
    return refusal('rule/statement-known', text['statement-known'], {
      values: { name: importedBy },
      status: 409,
    })
  const known = await knownLines(reader, lines)
  const all = [...problems, ...known].toSorted((one, other) => one.line - other.line)
  return { lines, problems: all, days, fileName: name, sha256 }
}

async function importerOf(reader: Reader, sha256: string): Promise<string | null> {
  const row = await reader
    .selectFrom('bank_statement as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.imported_by')
    .select('u.name')
    .where('s.sha256', '=', sha256)
    .where('s.taken_back', 'is', null)
    .executeTakeFirst()
  return row?.name ?? null
}

async function knownLines(
  reader: Reader,
  lines: CheckedStatement['lines'],
): Promise<LineProblem[]> {
  const keys = lines.map(({ numberKey }) => numberKey)
  const rows = await reader
    .selectFrom('bank_statement_line')
    .select(['number_key as numberKey', 'day', 'amount'])
    .where('number_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const known = new Set(rows.map(lineKey))
  return lines
    .filter((line) => known.has(lineKey(line)))
    .map(({ line, number }) => ({ line, is: 'known', value: number }))
}
