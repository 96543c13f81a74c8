import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { downloadBlob } from '../files/download.ts'
import { fetchFile } from '../files/fetch-file.ts'
import { detailOr } from '../network/error-detail.ts'
import { useRest } from '../network/rest-client.ts'
import { useAction } from './action.ts'
import type { Running } from './use-process.ts'

/** Downloads the file of the address it is run with. `failed`: the text when the server gives no reason. */
export function useFileDownload(failed: Message): Running<string> {
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  const action = useAction<string, string, File>({
    prepare(path) {
      setError(null)
      return Promise.resolve(path)
    },
    send: (path) => fetchFile(rest, path),
    onDone: (file) => downloadBlob(file, file.name),
    onFailed: (failure) => setError(detailOr(failure, failed)),
  })
  return { action, error }
}
