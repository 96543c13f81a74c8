import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useFileDownload } from '#platform/browser/action/use-file-download.ts'
import { useSay } from '#platform/browser/language.ts'
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
  const [asked, setAsked] = useState('')
  const { action, error } = useFileDownload(text['not-downloaded'])
  const download = (path: string) => {
    setAsked(path)
    action.run(path)
  }
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
            onClick={() => download(path)}
          >
            {say(text[format])}
          </Button>
        )
      })}
      <FieldNote id="report-file" error={error === null ? undefined : say(error)} />
    </div>
  )
}
