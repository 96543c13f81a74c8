import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { useDesk } from '#features/staff/office/session.ts'
import { mostAtOnce, returnTogether } from '#features/desk/rules/several.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { AssignDialog } from '../queue/AssignDialog.tsx'
import { BulkConfirm } from './BulkConfirm.tsx'
import { BulkReturn } from './BulkReturn.tsx'
import { Key } from '../shortcuts/Key.tsx'
import { useKeys } from '../shortcuts/keys.ts'
import { emptyBatch, type BatchDraft } from './batch-return.ts'
import { useAssign } from '../queue/use-assign.ts'
import { type BulkProps, sumOf } from './use-bulk.ts'

/** Actions on several items: assign any, approve if every check agrees, return those of one opening. */
export function BulkBar(props: BulkProps) {
  const { selection, announce } = props
  const say = useSay()
  const [asks, setAsks] = useState<'approve' | { readonly opening: Message } | null>(null)
  const [batch, setBatch] = useBatchDraft(selection)
  const { chosen } = selection
  const allAgree = chosen.length > 0 && chosen.every(({ isReady }) => isReady)
  const together = returnTogether(chosen)
  const ask = () => {
    if (chosen.length > mostAtOnce) announce(say(text['at-most']))
    else if (allAgree) setAsks('approve')
    else if (chosen.length > 0) announce(say(text['bulk-disagree']))
  }
  const askReturn = () => {
    if ('opening' in together) setAsks(together)
    else if (chosen.length > 0) announce(say(text[together.why]))
  }
  const fresh = (work: () => void) => (event: KeyboardEvent) => (event.repeat ? undefined : work())
  useKeys({ 'shift+a': fresh(ask), 'shift+r': fresh(askReturn) })
  const close = () => setAsks(null)
  if (chosen.length === 0) return <SelectReady selection={selection} />
  return (
    <div className="bulk-bar">
      <Chosen chosen={chosen} allAgree={allAgree} />
      <AssignButtons {...props} />
      {'opening' in together && (
        <Button onClick={askReturn}>
          {say(text['return-n'], { n: chosen.length })} <Key>⇧R</Key>
        </Button>
      )}
      {allAgree && (
        <Button onClick={ask}>
          {say(text['approve-n'], { n: chosen.length })} <Key>⇧A</Key>
        </Button>
      )}
      {'why' in together && together.why !== 'one-by-one' && (
        <p className="basis-full text-muted">{say(text[together.why])}</p>
      )}
      {asks === 'approve' && <BulkConfirm {...props} onClose={close} />}
      {asks !== null && asks !== 'approve' && (
        <BulkReturn {...props} {...asks} draft={batch} onDraft={setBatch} onClose={close} />
      )}
    </div>
  )
}

/** Restores what was chosen and typed for these items: after Esc, and when their return is undone. */
function useBatchDraft({ selected }: BulkProps['selection']) {
  const [saved, setSaved] = useState({ of: '', draft: emptyBatch })
  const of = [...selected].toSorted((one, other) => one - other).join()
  return [
    saved.of === of ? saved.draft : emptyBatch,
    (draft: BatchDraft) => setSaved({ of, draft }),
  ] as const
}

/** Takes exactly those where every check agrees, and says how many others it leaves out. */
function SelectReady({ selection: { ready, all, selectReady } }: Pick<BulkProps, 'selection'>) {
  const say = useSay()
  const others = all - ready.length
  if (ready.length === 0) return null
  return (
    <div className="bulk-bar">
      <span className="flex-1 text-muted">
        {say(text['ready-count'], { n: ready.length })}
        {others > 0 && ` · ${say(text['ready-others'], { n: others })}`}
      </span>
      <Button onClick={selectReady}>{say(text['select-ready'])}</Button>
    </div>
  )
}

function Chosen({
  chosen,
  allAgree,
}: {
  readonly chosen: BulkProps['selection']['chosen']
  readonly allAgree: boolean
}) {
  const say = useSay()
  const language = useLanguage()
  const sum = sumOf(chosen)
  const notReady = chosen.filter(({ isReady }) => !isReady).length
  return (
    <span className="basis-full">
      <b>{say(text.selected, { n: chosen.length })}</b>{' '}
      <span className="text-muted">
        {[
          ...(sum > 0 ? [formatRs(paisa(sum), language)] : []),
          allAgree ? say(text['every-agrees']) : say(text['some-disagree'], { n: notReady }),
        ].join(', ')}
      </span>
    </span>
  )
}

/** To oneself at once, to a colleague by name; what could not be given stays selected. */
function AssignButtons({ queue, selection, announce }: BulkProps) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const records = selection.chosen.map(({ record }) => record)
  const assign = useAssign({ queue, records })
  const me = useDesk()?.userId ?? null
  const onDone = (left: readonly number[]) => {
    setAsks(false)
    selection.keep(left)
    if (left.length > 0) announce(say(text['assign-left'], { n: left.length }))
  }
  return (
    <>
      <Button onClick={() => void assign(me).then(({ left }) => onDone(left))}>
        {say(text['assign-me'])}
      </Button>
      <button
        type="button"
        className="icon-button border border-control"
        aria-label={say(text['assign-other'])}
        title={say(text['assign-other'])}
        onClick={() => setAsks(true)}
      >
        <UserPlus className="icon" aria-hidden />
      </button>
      {asks && <AssignDialog {...{ queue, records, onDone }} onClose={() => setAsks(false)} />}
    </>
  )
}
