import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { downloadBase64 } from '../files/download.ts'
import { refusalOr } from '../network/error-detail.ts'
import { useRest } from '../network/rest-client.ts'
import { text } from '../network/rest-failure.ts'
import { useAction } from './action.ts'
import type { Running } from './use-process.ts'

type Files<Given> = {
  /** Reads what the process needs; one that rejects is answered with `failed`. */
  readonly prepare: (given: Given) => ProcessCall | Promise<ProcessCall>
  /** The text when the server gives no reason. */
  readonly failed: Message
}

/** Runs a process that makes a CSV file or a workbook, and downloads it. */
export function useProcessFile<Given>({ prepare, failed }: Files<Given>): Running<Given> {
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  const action = useAction<Given, ProcessCall, unknown>({
    async prepare(given) {
      setError(null)
      return prepare(given)
    },
    send: ({ slug, body }) => rest.post(processPath(slug), body),
    onDone(answer) {
      const name = text(answer, 'exportFileName')
      downloadBase64(text(answer, 'exportFile'), name, typeOf(name))
    },
    onFailed: (failure) => setError(refusalOr(failure, failed)),
  })
  return { action, error }
}

function typeOf(name: string): string {
  return name.endsWith('.xlsx')
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'text/csv;charset=utf-8'
}
