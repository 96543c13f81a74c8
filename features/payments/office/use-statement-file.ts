import { useState } from 'react'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { statementMaxBytes } from '../rules/statements/bank-statement.ts'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'
import { readSheet, type StatementMapping } from '../rules/statements/statement.ts'
import { type ColumnRole, headingKey } from '../rules/statements/statement-columns.ts'
import type { Fixes } from '../rules/statements/statement-fixes.ts'
import type { DayFormat } from '../rules/statements/statement-days.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'
import type { statementImport } from '../wire/processes.ts'

type Chosen = { readonly name: string; readonly text: string; readonly body: Import | null }
/** The process that tries and imports it. */
export type ImportContract = ReturnType<typeof statementImport>
type Import = ArgumentsOf<ImportContract>
type Columns = FoundInStatement['columns']

const unmapped: StatementMapping = { columns: {}, days: null }

/** Choices of a person about reading the file. */
type FileReading = {
  readonly mapping: StatementMapping
  readonly fixes: Fixes
  /** The account of ours that it is of; null: as the server finds it. */
  readonly accountId: number | null
}

const asRead: FileReading = { mapping: unmapped, fixes: [], accountId: null }

/** A file as it was chosen, tried by the server: its rows counted, or why it is none. Columns and days may be chosen. */
export function useStatementFile(of: ImportContract) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [found, setFound] = useState<FoundInStatement | null>(null)
  const [asked, setAsked] = useState<FileReading>(asRead)
  const { mapping, fixes } = asked
  const trial = useProcess(of, (read) => setFound(read?.found ?? null))
  const isMapped = mapping !== unmapped
  async function choose(file: File): Promise<void> {
    setFound(null)
    setAsked(asRead)
    trial.action.clear()
    const content = await readContent(file)
    if (typeof content !== 'string') {
      setProblem(content)
      return setChosen({ name: file.name, text: '', body: null })
    }
    setProblem(null)
    const statement = { fileName: file.name, fileContent: await readBase64(file) }
    const body = { file_name: file.name, statement }
    setChosen({ name: file.name, text: content, body })
    trial.action.run({ ...body, dry_run: true })
  }
  function tryAs(changed: Partial<FileReading>): void {
    if (chosen?.body == null) return
    const next = { ...asked, ...changed }
    setAsked(next)
    trial.action.clear()
    trial.action.run({ ...bodyOf(chosen.body, next), dry_run: true })
  }
  /** Columns of the file the server could read, or of one it could not for want of a column. */
  const columns = found?.columns ?? columnsOf(chosen?.text ?? '', mapping)
  const roles = () =>
    Object.fromEntries(columns.map(({ heading, role }) => [headingKey(heading), role]))
  return {
    chosen,
    found,
    columns,
    problem: problem ?? trial.error,
    action: trial.action,
    choose,
    setRole: (heading: string, role: ColumnRole) =>
      tryAs({ mapping: { ...mapping, columns: { ...roles(), [headingKey(heading)]: role } } }),
    setDays: (days: DayFormat) =>
      tryAs({ mapping: { columns: isMapped ? mapping.columns : roles(), days } }),
    /** Tries it as a statement of another account of ours. */
    setAccount: (accountId: number) => tryAs({ accountId }),
    fixes,
    /** Tries it with these corrections besides the earlier ones. */
    correct: (more: Fixes) => tryAs({ fixes: [...fixes, ...more] }),
    uncorrect: () => tryAs({ fixes: [] }),
    /** The request that imports it as it is shown. */
    body: chosen?.body == null ? null : bodyOf(chosen.body, asked),
  }
}

function bodyOf(body: Import, { mapping, fixes, accountId }: FileReading): Import {
  return {
    ...body,
    ...(mapping !== unmapped && { mapping: JSON.stringify(mapping) }),
    ...(fixes.length > 0 && { fixes: JSON.stringify(fixes) }),
    ...(accountId !== null && { n_bank_account_ID: accountId }),
  }
}

function columnsOf(content: string, mapping: StatementMapping): Columns {
  if (content === '') return []
  const sheet = readSheet(content, {
    needed: ['day', 'money'],
    today: dayInNepal(Date.now()),
    mapping,
  })
  if ('is' in sheet && sheet.is === 'broken') return []
  const { headings, columns, samples } = sheet
  return headings.map((heading, at) => ({
    heading,
    role: columns[at] ?? 'ignored',
    sample: samples[at] ?? '',
  }))
}

async function readContent(file: File): Promise<string | Message> {
  if (file.size > statementMaxBytes) return text['too-large']
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return text['not-text'] // no UTF-8, e.g. a spreadsheet
  }
}
