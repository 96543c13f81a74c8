import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { isRunning, useAction } from '#platform/browser/action/action.ts'
import { downloadBlob } from '#platform/browser/files/download.ts'
import { fetchFile } from '#platform/browser/files/fetch-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { detailOr } from '#platform/browser/network/error-detail.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { reportScreen as text } from '../rules/screen-messages.ts'
import { fileFormats, reportFilePath } from '../wire/report-file.ts'
import type { Chosen } from './reports.queries.ts'

/** Downloads the report with its filters, in each format. */
export function DownloadButtons({
  report,
  chosen,
}: {
  readonly report: string
  readonly chosen: Chosen
}) {
  const say = useSay()
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  const [asked, setAsked] = useState('')
  const action = useAction<string, string, File>({
    prepare(path) {
      setError(null)
      setAsked(path)
      return Promise.resolve(path)
    },
    send: (path) => fetchFile(rest, path),
    onDone: (file) => downloadBlob(file, file.name),
    onFailed: (failure) => setError(detailOr(failure, text['not-downloaded'])),
  })
  const query = new URLSearchParams(chosen).toString()
  return (
    <div className="report-files">
      {fileFormats.map((format) => {
        const path = reportFilePath(report, format) + (query === '' ? '' : `?${query}`)
        return (
          <Button
            key={format}
            icon={FileDown}
            busy={isRunning(action) && asked === path}
            disabled={isRunning(action)}
            onClick={() => action.run(path)}
          >
            {say(text[format])}
          </Button>
        )
      })}
      <FieldNote id="report-file" error={error === null ? undefined : say(error)} />
    </div>
  )
}
