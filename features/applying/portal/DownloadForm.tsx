import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { SavedDocument, useOutOfReach } from '#platform/browser/ui/frame/SavedDocument.tsx'
import { type Application, downloadButton, isWithdrawn } from '../rules/facts.ts'
import { downloadDocument } from '#platform/browser/files/document.ts'
import { useReport } from '#platform/browser/action/use-report.ts'

type Props = {
  readonly application: Pick<Application, 'name' | 'status' | 'withdrawal'>
  /** True if the server prints it now. */
  readonly isReady: boolean
  /** The print process and its parameters. */
  readonly process: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly failed: Message
  /** Message after the download, if the catalogue has one for it. */
  readonly done?: Message
  /** Message of the service on failure, if the catalogue has a shorter one for it. */
  readonly failedShort?: Message
  /** Label of the button, if it is not 'Download Form'. */
  readonly ready?: Message
  /** Label until then, if it is not 'In progress'. */
  readonly waiting?: Message
  /** Its name, shown beneath the disabled button, where an application has two documents. */
  readonly document?: Message
  /** The first application that can be acted on has the filled button. */
  readonly first: boolean
}

/** A document of an application as PDF; until the office approves: 'In progress', disabled (SPEC §4); none of a withdrawn one. */
export function DownloadForm(props: Props) {
  const say = useSay()
  const rest = useRest()
  const { application, isReady, process, parameters, first, document, ...texts } = props
  const { label, action } = downloadButton(isReady, texts)
  const { isPending, onClick } = useReport(texts, () => downloadDocument(rest, process, parameters))
  const isOutOfReach = useOutOfReach({ process, parameters })
  if (isWithdrawn(application)) return null
  return (
    <div className="grid gap-1">
      <Button
        look={action !== null && first ? 'filled' : 'outlined'}
        disabled={action === null || isOutOfReach}
        busy={isPending}
        aria-label={`${say(label)}, ${document ? `${say(document)}, ` : ''}${application.name}`}
        onClick={onClick}
      >
        {say(label)}
      </Button>
      {action === null && document && (
        <span className="small text-center text-muted">{say(document)}</span>
      )}
      {action !== null && <SavedDocument process={process} parameters={parameters} />}
    </div>
  )
}
