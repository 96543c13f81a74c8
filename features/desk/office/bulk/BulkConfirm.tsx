import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { type BulkProps, stillAgrees, sumOf } from './use-bulk.ts'
import { useReadAgain } from '../queue/use-read-again.ts'

/** Number and sum of each kind once more; each item is read again, and what no longer agrees stays behind. */
export function BulkConfirm(props: BulkProps & { readonly onClose: () => void }) {
  const { queue, selection, onApprove, announce, onClose } = props
  const say = useSay()
  const language = useLanguage()
  const readAgain = useReadAgain(queue)
  const [busy, setBusy] = useState(false)
  const { chosen } = selection
  const sum = formatRs(paisa(sumOf(chosen)), language)

  async function approve(): Promise<void> {
    setBusy(true)
    const [rows, items] = await Promise.all([
      readAgain.rows(),
      readAgain.items(chosen.map(({ record }) => record)),
    ])
    const ready = new Set(rows?.flatMap(({ record, isReady }) => (isReady ? [record] : [])))
    const agree = items.filter((item) => ready.has(item.record) && stillAgrees(item))
    const records = new Set(agree.map(({ record }) => record))
    const left = chosen.map(({ record }) => record).filter((record) => !records.has(record))
    selection.keep(left)
    if (left.length > 0) announce(say(text['bulk-left'], { n: left.length }))
    if (agree.length > 0) onApprove(agree)
    onClose()
  }
  return (
    <Dialog
      title={say(text['bulk-title'])}
      width="narrow"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button look="filled" busy={busy} onClick={() => void approve()}>
            {sumOf(chosen) > 0
              ? say(text['approve-sum'], { n: chosen.length, sum })
              : say(text['approve-n'], { n: chosen.length })}
          </Button>
        </>
      }
    >
      <ul className="bulk-kinds">
        {byKind(chosen).map((rows) => (
          <li key={rows[0]?.about.en}>
            <span>{say(rows[0]?.about ?? text.for)}</span>
            <b className="tabular">{digits(rows.length, language)}</b>
            <span className="tabular">
              {sumOf(rows) > 0 && formatRs(paisa(sumOf(rows)), language)}
            </span>
          </li>
        ))}
      </ul>
      <p>{say(text['bulk-lead'])}</p>
    </Dialog>
  )
}

/** Groups the rows by the item they are for. */
function byKind(rows: readonly DeskRow[]): readonly (readonly DeskRow[])[] {
  return [...Map.groupBy(rows, ({ about }) => about.en).values()]
}
