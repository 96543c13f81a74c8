import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { isRuleRefusal, refusalOr } from '#platform/browser/network/error-detail.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { answerOf, runProcess } from '#platform/browser/network/run-process.ts'
import { importText as text } from '../rules/screen-messages.ts'
import { importBegin, importPiece } from '../wire/processes.ts'

type Upload = {
  readonly file: File
  readonly target: string
  /** Null until the server has announced it. */
  readonly begun: { readonly id: number; readonly pieceBytes: number } | null
  /** Pieces that have arrived. */
  readonly arrived: number
}

/** Sends a file in pieces. After a failure it goes on with the piece that did not arrive. */
export function useUpload(onDone: (id: number) => void) {
  const rest = useRest()
  const [upload, setUpload] = useState<Upload | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)

  async function run(from: Upload): Promise<void> {
    setProblem(null)
    setIsRunning(true)
    let now = from
    const step = (next: Upload) => {
      now = next
      setUpload(next)
    }
    step(from)
    try {
      const { file, target } = from
      const given = { target, file_name: file.name.slice(-120), bytes: file.size }
      const begun = from.begun ?? (await runProcess(rest, importBegin, given))
      step({ ...now, begun })
      for (let place = now.arrived; place * begun.pieceBytes < file.size; place++) {
        await sendPiece(rest, { file, place, ...begun })
        step({ ...now, arrived: place + 1 })
      }
      setUpload(null)
      onDone(begun.id)
    } catch (error) {
      setProblem(refusalOr(error, text['not-sent']))
      if (isRuleRefusal(error)) setUpload(null)
    } finally {
      setIsRunning(false)
    }
  }

  return {
    isRunning,
    problem,
    /** Of the import, once it is announced. */
    id: upload?.begun?.id ?? null,
    progress: upload === null ? null : progressOf(upload),
    start: (file: File, target: string) => run({ file, target, begun: null, arrived: 0 }),
    /** Null while there is nothing to go on with. */
    goOn: upload === null || isRunning ? null : () => run(upload),
  }
}

/** Per cent of the file that has arrived; 100: it is being read. */
function progressOf({ file, begun, arrived }: Upload): number {
  if (begun === null) return 0
  const pieces = Math.max(1, Math.ceil(file.size / begun.pieceBytes))
  return arrived >= pieces - 1 ? 100 : Math.round((arrived / pieces) * 100)
}

type Piece = {
  readonly file: File
  readonly id: number
  readonly pieceBytes: number
  readonly place: number
}

async function sendPiece(rest: RestClient, { file, id, pieceBytes, place }: Piece): Promise<void> {
  const piece = file.slice(place * pieceBytes, (place + 1) * pieceBytes)
  const body = {
    import_ID: id,
    place,
    file: { fileName: file.name, fileContent: await readBase64(piece) },
  }
  answerOf(importPiece, await rest.post(processPath(importPiece.slug), body))
}
