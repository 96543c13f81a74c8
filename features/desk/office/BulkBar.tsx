import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { useDesk } from '#features/staff/office/session.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence } from '../wire/desk.ts'
import { itemQuery, run } from './desk.queries.ts'
import { Key } from './Key.tsx'
import { useKeys } from './keys.ts'
import { mostAtOnce, stillAgrees, sumOf, type useSelection } from './use-bulk.ts'

type Props = {
  readonly queue: string
  readonly selection: ReturnType<typeof useSelection>
  readonly onApprove: (evidences: readonly Evidence[]) => void
  readonly announce: (words: string) => void
}

/** What may be done with several at once: assign any, approve only where every check agrees. */
export function BulkBar({ queue, selection, onApprove, announce }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [asks, setAsks] = useState(false)
  const assign = useAssign(queue, selection)
  const { chosen, ready } = selection
  const allAgree = chosen.length > 0 && chosen.every(({ isReady }) => isReady)
  const ask = () => {
    if (chosen.length > mostAtOnce) announce(say(text['at-most']))
    else if (allAgree) setAsks(true)
  }
  useKeys({ 'shift+a': (event) => (event.repeat ? undefined : ask()) })
  if (chosen.length === 0)
    return (
      <div className="bulk-bar">
        <span className="flex-1 text-muted">
          {ready.length > 0 && say(text['ready-count'], { n: ready.length })}
        </span>
        {ready.length > 0 && (
          <Button onClick={selection.selectReady}>{say(text['select-ready'])}</Button>
        )}
      </div>
    )
  return (
    <div className="bulk-bar">
      <span className="flex-1">
        <b>{say(text.selected, { n: chosen.length })}</b>{' '}
        <span className="text-muted">
          {sumOf(chosen) > 0 && formatRs(paisa(sumOf(chosen)), language)}
          {allAgree && `, ${say(text['every-agrees'])}`}
        </span>
      </span>
      <Button onClick={() => void assign()}>{say(text['assign-me'])}</Button>
      {allAgree && (
        <Button onClick={ask}>
          {say(text['approve-n'], { n: chosen.length })} <Key>⇧A</Key>
        </Button>
      )}
      {asks && (
        <Confirm {...{ queue, selection, onApprove, announce }} onClose={() => setAsks(false)} />
      )}
    </div>
  )
}

function useAssign(queue: string, { chosen, keep }: Props['selection']) {
  const rest = useRest()
  const queries = useQueryClient()
  const me = useDesk()?.userId
  return async () => {
    for (const { record } of chosen)
      await run(rest, 'desk_assign', { queue, record, ad_user_ID: me }).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: ['desk'] })
    keep([])
  }
}

/** Number and sum once more; each item is read anew, and what no longer agrees stays behind. */
function Confirm(props: Props & { readonly onClose: () => void }) {
  const { queue, selection, onApprove, announce, onClose } = props
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { chosen } = selection
  const sum = formatRs(paisa(sumOf(chosen)), language)

  async function approve(): Promise<void> {
    setBusy(true)
    const read = await Promise.all(
      chosen.map(({ record }) =>
        queries.fetchQuery({ ...itemQuery(rest, queue, record), staleTime: 0 }).catch(() => null),
      ),
    )
    const agree = read.flatMap((item) =>
      item !== null && stillAgrees(item.evidence) ? [item.evidence] : [],
    )
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
      <p>{say(text['bulk-lead'])}</p>
    </Dialog>
  )
}
