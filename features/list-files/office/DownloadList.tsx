import { FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { GivenTable } from '#platform/pure/rest-dialect/arguments.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcessFile } from '#platform/browser/action/use-process-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { fittingRows } from '../rules/fitting-rows.ts'
import { listFileText as text } from '../rules/screen-messages.ts'
import { listFile, type ListFormat, listFormats } from '../wire/list-file.ts'

type Props = {
  readonly list: string
  readonly read: () => Promise<GivenTable>
}

/** Downloads a list as it is shown. Says so when a file cannot hold all of it. */
export function DownloadList({ list, read }: Props) {
  const say = useSay()
  const id = useId()
  const [path] = useLocation()
  const query = useSearch()
  const address = query === '' ? path : `${path}?${query}`
  const [cutAt, setCutAt] = useState<number | null>(null)
  const { action, error } = useProcessFile({
    async prepare(format: ListFormat) {
      setCutAt(null)
      const { rows, isCut } = fittingRows(await read(), bytesOf)
      if (isCut) setCutAt(rows.length - 1)
      return callOf(listFile, { name: list, address, format, rows })
    },
    failed: text['not-made'],
  })
  const isBusy = isRunning(action)
  return (
    <div className="list-file">
      <FileDown className="icon" aria-hidden />
      <span aria-hidden>{say(text.list)}</span>
      {listFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="link-button"
          aria-label={say(text[`download-${format}`], { list })}
          aria-busy={isBusy || undefined}
          disabled={action.state === 'lost'}
          onClick={() => action.run(format)}
        >
          {say(text[format])}
        </button>
      ))}
      <span role="status">{cutAt !== null && say(text.cut, { n: cutAt })}</span>
      <FieldNote id={id} error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </div>
  )
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
