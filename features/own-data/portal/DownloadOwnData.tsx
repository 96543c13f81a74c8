import { downloadBlob } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { readReport } from '#platform/browser/network/records.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { useReport } from '#platform/browser/action/use-report.ts'
import { ownDataMessages as text } from '../rules/messages.ts'
import { ownData } from '../wire/processes.ts'

/** Hands over everything that is stored about the reader. */
export function DownloadOwnData() {
  const say = useSay()
  const rest = useRest()
  const texts = { failed: text['not-downloaded'], done: text.downloaded }
  const { isPending, onClick } = useReport(texts, async () => {
    const file = await readReport(rest, ownData.slug, {})
    downloadBlob(new File([file], file.name, { type: 'application/zip' }), file.name)
    return null
  })
  return (
    <p className="small">
      <button type="button" className="link-button" aria-busy={isPending} onClick={onClick}>
        {say(text.download)}
      </button>
      <span className="block text-muted">{say(text.help)}</span>
    </p>
  )
}
