import { useQuery } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'
import { fileQuery } from '../desk.queries.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly file: EvidenceFile
  /** Called when it can be seen. */
  readonly onSeen?: () => void
  readonly look: { readonly zoom: number; readonly turns: number }
}

/** Shows one file of an item as it was sent. */
export function DocumentSheet({ queue, record, file, look, onSeen }: Props) {
  const say = useSay()
  const rest = useRest()
  const { data: address, isError, refetch } = useQuery(fileQuery(rest, { queue, record, file }))
  if (isError)
    return (
      <div className="viewer-stage">
        <p>{say(text['file-failed'])}</p>
        <CouldNotRefresh onRetry={() => void refetch()} />
      </div>
    )
  if (address === undefined)
    return (
      <div className="viewer-stage">
        <Spinner />
      </div>
    )
  if (!file.mime.startsWith('image/'))
    return (
      <div className="viewer-stage">
        <FileText className="size-12 text-muted" strokeWidth={1.5} aria-hidden />
        <p className="small text-muted">{say(text['pdf-note'])}</p>
        <a className="button outlined" href={address} download={file.name} onClick={onSeen}>
          <Download className="icon" aria-hidden />
          <span>{say(text['open-pdf'])}</span>
        </a>
      </div>
    )
  return (
    // A scrollable region must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="viewer-stage" tabIndex={0} role="group" aria-label={say(file.label)}>
      <span className={`paper${file.isPhoto === true ? ' photo' : ''}`}>
        <img
          src={address}
          alt={say(file.label)}
          onLoad={onSeen}
          ref={(image) => {
            image?.style.setProperty('rotate', `${look.turns * 90}deg`)
            image?.style.setProperty('--zoom', `${look.zoom}`)
          }}
        />
      </span>
    </div>
  )
}
