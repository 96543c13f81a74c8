import { Check, CornerUpLeft } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { useDesk } from '#features/staff/office/session.ts'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence } from '../wire/desk.ts'
import { Key } from './Key.tsx'

type Props = {
  readonly evidence: Evidence
  /** Why nobody can approve now; beside the button that is off. */
  readonly whyNot: string | null
  readonly holder: string | null
  readonly isHeld: boolean
  readonly onApprove: () => void
  readonly onReturn: () => void
  readonly onAsk: () => void
  readonly onHold: () => void
  readonly onTakeOver: () => void
}

/** Exactly one filled button: Approve when nothing blocks, else Return. */
export function ReviewBar({ evidence, whyNot, holder, isHeld, ...acts }: Props) {
  const say = useSay()
  const { turnBack, approve } = evidence
  const isMine = holder === null
  const mayTakeOver = useDesk()?.role === 'registrar'
  const returnIsNext = whyNot !== null && isMine
  return (
    <div className="review-bar">
      {turnBack !== null && (
        <Button
          look={returnIsNext ? 'filled' : 'outlined'}
          icon={CornerUpLeft}
          disabled={!isMine}
          onClick={acts.onReturn}
        >
          {say(turnBack.label)} <Key>R</Key>
        </Button>
      )}
      <Button onClick={acts.onAsk}>
        {say(text.ask)} <Key>C</Key>
      </Button>
      {!isHeld && (
        <Button onClick={acts.onHold}>
          {say(text.hold)} <Key>H</Key>
        </Button>
      )}
      <div className="bar-decide">
        <span className="bar-why">{whyNot ?? say(approve.outcome)}</span>
        {!isMine && mayTakeOver && (
          <Button onClick={acts.onTakeOver}>{say(text['take-over'])}</Button>
        )}
        <Button
          look={whyNot === null ? 'filled' : 'outlined'}
          icon={Check}
          disabled={whyNot !== null}
          onClick={acts.onApprove}
        >
          {say(approve.label)} <Key>A</Key>
        </Button>
      </div>
    </div>
  )
}
