import { Check, CornerUpLeft, PiggyBank, Users } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { Key } from '../shortcuts/Key.tsx'
import type { useLock } from '../queue/use-lock.ts'

type Props = {
  readonly evidence: Evidence
  /** Reason why the item cannot be approved now; shown beside the disabled button. */
  readonly whyNot: string | null
  readonly lock: Pick<ReturnType<typeof useLock>, 'holder' | 'mayTakeOver' | 'takeOver'>
  readonly isHeld: boolean
  readonly onApprove: () => void
  readonly onInstead: () => void
  readonly onReturn: () => void
  readonly onClose: () => void
  readonly onAsk: () => void
  readonly onHold: () => void
}

const insteadIcons = { credit: PiggyBank, people: Users } as const

/** Exactly one filled button: Approve when nothing blocks, else what may be done instead (its key is H), else Return. */
export function ReviewBar({ evidence, whyNot, lock, isHeld, ...actions }: Props) {
  const say = useSay()
  const { turnBack, turnAway, approve, instead } = evidence
  const isMine = lock.holder === null
  const returnIsNext = whyNot !== null && isMine && instead === undefined
  return (
    <div className="review-bar">
      {turnBack !== null && (
        <Button
          look={returnIsNext ? 'filled' : 'outlined'}
          icon={CornerUpLeft}
          disabled={!isMine}
          onClick={actions.onReturn}
        >
          {say(turnBack.label)} <Key>R</Key>
        </Button>
      )}
      {turnAway && (
        <Button disabled={!isMine} onClick={actions.onClose}>
          {say(turnAway.label)}
        </Button>
      )}
      <Button onClick={actions.onAsk}>
        {say(text.ask)} <Key>C</Key>
      </Button>
      {!isHeld && (
        <Button onClick={actions.onHold}>
          {say(text.hold)} {instead === undefined && <Key>H</Key>}
        </Button>
      )}
      <div className="bar-decide">
        <span className="bar-why">{whyNot ?? say(approve.outcome)}</span>
        {!isMine && lock.mayTakeOver && (
          <Button onClick={lock.takeOver}>{say(text['take-over'])}</Button>
        )}
        {instead && (
          <Button
            look={isMine && evidence.blocked !== null ? 'filled' : 'outlined'}
            icon={insteadIcons[instead.icon]}
            disabled={!isMine}
            onClick={actions.onInstead}
          >
            {say(instead.label)} <Key>H</Key>
          </Button>
        )}
        <Button
          look={whyNot === null ? 'filled' : 'outlined'}
          icon={Check}
          disabled={whyNot !== null}
          onClick={actions.onApprove}
        >
          {say(approve.label)} <Key>A</Key>
        </Button>
      </div>
    </div>
  )
}
