import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { field } from '#platform/browser/rest-failure.ts'
import { readBase64 } from '#platform/browser/download.ts'
import { useProcess } from '#platform/browser/use-process.ts'
import { statementMaxBytes } from '../rules/bank-statement.ts'
import { statementText as text } from '../rules/bank-statement-screen-messages.ts'
import type { FoundInStatement } from '../wire/bank-statements.ts'

type Chosen = { readonly name: string; readonly body: object | null }

/** A file as it was chosen, tried by the server: what is in it, or why it is none. */
export function useStatementFile() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [found, setFound] = useState<FoundInStatement | null>(null)
  const trial = useProcess('bank_statement_import', (answer) =>
    setFound(field(field(answer, 'data'), 'found') as FoundInStatement),
  )
  async function choose(file: File): Promise<void> {
    setFound(null)
    trial.act.forget()
    const wrong = await problemOf(file)
    setProblem(wrong)
    if (wrong !== null) return setChosen({ name: file.name, body: null })
    const statement = { fileName: file.name, fileContent: await readBase64(file) }
    const body = { file_name: file.name, statement }
    setChosen({ name: file.name, body })
    trial.act.run({ ...body, dry_run: true })
  }
  return { chosen, found, problem: problem ?? trial.error, act: trial.act, choose }
}

async function problemOf(file: File): Promise<Message | null> {
  if (file.size > statementMaxBytes) return text['too-large']
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return null
  } catch {
    return text['not-text'] // no UTF-8, e.g. a spreadsheet
  }
}
