import { useState } from 'react'
import { type Action, isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import type { Message } from '#platform/pure/message.ts'
import type { ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { type CsvProblem, type CsvTable, parseTable } from '#platform/pure/text/csv.ts'
import { sheetFileRead } from '../wire/sheet-file.ts'

type Reading = {
  readonly read: (file: File) => Promise<void>
  readonly isReading: boolean
  readonly action: Action<ArgumentsOf<typeof sheetFileRead>>
  /** Why the server could not read the file. */
  readonly error: Message | null
}

/** Reads a file as a table: UTF-8 text here, every other file on the server, as workbooks need limits. */
export function useTableFile(
  onRead: (name: string, table: CsvTable | CsvProblem) => void,
): Reading {
  const [name, setName] = useState('')
  const { action, error } = useProcess(sheetFileRead, (table) => onRead(name, table))
  async function read(file: File): Promise<void> {
    if (action.state !== 'idle') return
    const text = await plainText(file)
    if (text !== null) return onRead(file.name, parseTable(text))
    setName(file.name)
    action.run({ file: { fileName: file.name, fileContent: await readBase64(file) } })
  }
  return { read, isReading: isRunning(action), action, error }
}

/** The text of a UTF-8 file; null for any other. */
async function plainText(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.includes('\0') ? null : text
  } catch {
    return null // the server knows more encodings
  }
}
