import { CircleX, CornerUpLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { AskDialog, HoldDialog } from './AgreeForms.tsx'
import { Agreed } from './Agreed.tsx'
import { ApproveForm } from './ApproveForm.tsx'
import type { Item } from '../desk.queries.ts'
import { EvidencePane } from '../evidence/EvidencePane.tsx'
import { FileViewer } from '../evidence/FileViewer.tsx'
import { History } from '../evidence/History.tsx'
import { LostLock } from '../queue/LostLock.tsx'
import { useKeys } from '../shortcuts/keys.ts'
import type { Outcome } from '../queue/outcome.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { reasonToWire } from './ReturnWords.tsx'
import { ReviewBar } from './ReviewBar.tsx'
import { type Draft, reasonedAction, useDeciding, useDraft } from './use-deciding.ts'
import { type Judging, useJudge } from './use-judge.ts'
import { useLock } from '../queue/use-lock.ts'
import { useSeenFiles } from '../evidence/use-seen-files.ts'
import { useWhyNot } from './use-why-not.ts'
import { useOneColumn } from '../use-wide.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly item: Item
  readonly draft: unknown
  readonly seenSince: number
  /** Receives the form that was open when the user moved on; null if none was. */
  readonly onLeft: (draft: Draft | null) => void
  readonly onDecided: (outcome: Outcome) => void
  readonly announce: (words: string) => void
}

/**
 * Files left, checks and history right, and the bar of actions. In one column: checks, files, history, so that the
 * person is known before a file fills the screen.
 */
export function ReviewBody(props: Props) {
  const { queue, record, item, onDecided } = props
  const { evidence, standing } = item
  const draft = useDraft(props.draft, props.onLeft)
  const [dialog, setDialog] = useState<'ask' | 'hold' | null>(null)
  const files = useSeenFiles(evidence.files)
  const lock = useLock(queue, record)
  const why = useWhyNot({ item, lock, hasSeenFile: files.hasSeenOne, seenSince: props.seenSince })
  const judging = useJudge({ ...props, checks: evidence.checks, hasSeenAll: files.hasSeenAll })
  const { decideFor, press, pressInstead, turnBack, turnAway } = useDeciding({
    ...props,
    draft,
    why,
  })
  const fresh = (work: () => void) => (event: KeyboardEvent) => (event.repeat ? undefined : work())
  useKeys(
    draft.open === null
      ? {
          a: fresh(press),
          r: fresh(turnBack),
          c: fresh(() => setDialog('ask')),
          t: fresh(judging.all),
          h: fresh(evidence.instead === undefined ? () => setDialog('hold') : pressInstead),
        }
      : {},
  )
  const Agreement = dialog === 'ask' ? AskDialog : HoldDialog
  const closeDialog = () => setDialog(null)
  const done = () => {
    closeDialog()
    draft.leave()
  }
  const isOneColumn = useOneColumn()
  const documents = evidence.files.length > 0 && (
    <FileViewer queue={queue} record={record} files={evidence.files} onSeen={files.see} />
  )
  const history = <History {...evidence} />
  return (
    <>
      <div className={`review-body${evidence.files.length === 0 ? ' no-files' : ''}`}>
        {!isOneColumn && documents}
        <SidePane
          {...{ queue, record, item, draft, judging, decideFor, onDecided }}
          lostTo={lock.isLost ? lock.holder : null}
          end={isOneColumn ? null : history}
        />
        {isOneColumn && documents}
        {isOneColumn && <div className="evidence">{history}</div>}
      </div>
      {draft.open === null && (
        <ReviewBar
          evidence={evidence}
          whyNot={why('any')}
          lock={lock}
          isHeld={standing.heldUntil !== null}
          onApprove={press}
          onInstead={pressInstead}
          onReturn={turnBack}
          onClose={turnAway}
          onAsk={() => setDialog('ask')}
          onHold={() => setDialog('hold')}
        />
      )}
      {dialog !== null && <Agreement {...{ queue, record }} onDone={done} onClose={closeDialog} />}
    </>
  )
}

type SideProps = Pick<Props, 'queue' | 'record' | 'item' | 'onDecided'> & {
  readonly draft: ReturnType<typeof useDraft>
  readonly decideFor: (decision: Evidence['approve'], more?: object) => void
  readonly lostTo: string | null
  readonly judging: Judging
  /** Content below the evidence. */
  readonly end: ReactNode
}

/** The open form, under what staff agreed and a warning if a colleague has taken the item over; else the evidence. */
function SidePane(props: SideProps) {
  const { queue, record, item, lostTo, judging, end } = props
  const form = openForm(props)
  if (form === null) return <EvidencePane {...{ queue, record, item, lostTo, judging, end }} />
  return (
    <div className="form-pane">
      <LostLock to={lostTo} />
      <Agreed {...{ queue, record }} status={item.standing} />
      {form}
    </div>
  )
}

/** The form of the decision that is being written; null while none is. */
function openForm({ item, ...actions }: SideProps): ReactNode {
  const { evidence } = item
  const { open: draft, write, leave, sent } = actions.draft
  const reasoned = draft === null ? null : reasonedAction(evidence, draft.is)
  if (draft !== null && draft.is !== 'approve' && reasoned !== null)
    return (
      <ReturnForm
        turnBack={reasoned}
        icon={draft.is === 'return' ? CornerUpLeft : CircleX}
        draft={draft}
        onDraft={write}
        onBack={leave}
        onSend={(reason) => {
          const { slug, also } = reasoned
          const besides = also === undefined ? {} : { [also.parameter]: draft.also }
          const body = { ...reasoned.body, ...reasonToWire(reason), ...besides }
          const is = draft.is === 'return' ? 'returned' : 'closed'
          sent()
          actions.onDecided({ is, evidence, slug, body, draft })
        }}
      />
    )
  if (draft?.is === 'approve') {
    const chosen = (draft.instead && evidence.instead) ?? evidence.approve
    return (
      <ApproveForm
        evidence={{ ...evidence, approve: chosen }}
        draft={draft}
        onDraft={write}
        onBack={leave}
        onSend={() =>
          actions.decideFor(chosen, {
            [chosen.asks?.parameter ?? 'note']: draft.note.trim(),
            ...(chosen.takesAmount ? { amount: Number(draft.amount) } : {}),
          })
        }
      />
    )
  }
  return null
}
