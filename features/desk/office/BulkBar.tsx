import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { useDesk } from '#features/staff/office/session.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { BulkConfirm } from './BulkConfirm.tsx'
import { Key } from './Key.tsx'
import { useKeys } from './keys.ts'
import { useAssign } from './use-assign.ts'
import { type BulkProps, mostAtOnce, sumOf } from './use-bulk.ts'

/** What may be done with several at once: assign any, approve only where every check agrees. */
export function BulkBar(props: BulkProps) {
  const { selection, announce } = props
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const { chosen } = selection
  const allAgree = chosen.length > 0 && chosen.every(({ isReady }) => isReady)
  const ask = () => {
    if (chosen.length > mostAtOnce) announce(say(text['at-most']))
    else if (allAgree) setAsks(true)
    else if (chosen.length > 0) announce(say(text['bulk-disagree']))
  }
  useKeys({ 'shift+a': (event) => (event.repeat ? undefined : ask()) })
  if (chosen.length === 0) return <SelectReady selection={selection} />
  return (
    <div className="bulk-bar">
      <Chosen chosen={chosen} allAgree={allAgree} />
      <AssignButtons {...props} />
      {allAgree && (
        <Button onClick={ask}>
          {say(text['approve-n'], { n: chosen.length })} <Key>⇧A</Key>
        </Button>
      )}
      {asks && <BulkConfirm {...props} onClose={() => setAsks(false)} />}
    </div>
  )
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
        {others > 0 &&
          ` · ${say(text[others === 1 ? 'ready-other' : 'ready-others'], { n: others })}`}
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
    <span className="flex-1">
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
