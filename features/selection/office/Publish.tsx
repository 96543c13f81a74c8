import { Megaphone } from 'lucide-react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { EarlyReason, useEarlyReason } from '#features/first-day/office/EarlyReason.tsx'
import { scoreDeskText as text } from '../rules/desk-messages.ts'
import type { ScoreSheet } from '../wire/score-sheet.ts'
import { isPending, PendingScores } from './PendingScores.tsx'
import type { SelectionDesk } from './selection-desk.ts'
import { useReadAgain } from './selection.queries.ts'

type Props = {
  readonly of: SelectionDesk
  readonly openingId: number
  readonly sheet: ScoreSheet
}

/** The result proposed once all candidates have numbers; a second person confirms, and it is published. */
export function Publish({ of, openingId, sheet }: Props) {
  const say = useSay()
  const words = useMomentText()
  const { published, proposal, rows } = sheet
  if (published !== null)
    return <p className="font-strong">{say(text['is-published'], { at: words(published) })}</p>
  if (proposal !== null)
    return (
      <p className="flex flex-wrap gap-3">
        <span>{say(text['waits-second'], { name: proposal.by })}</span>
        {proposal.isOwn && <span className="text-muted">{say(text['own-proposal'])}</span>}
        <Link to="/second" className="font-strong">
          {say(text['to-second'])}
        </Link>
      </p>
    )
  if (rows.some(({ erollno }) => erollno === '')) return null
  const pending = sheet.twice?.pending ?? null
  if (isPending(pending))
    return <PendingScores pending={pending} path={`${of.path}/${openingId}`} />
  return <Propose {...{ of, openingId, sheet }} />
}

function Propose({ of, openingId, sheet: { firstDay } }: Props) {
  const say = useSay()
  const early = useEarlyReason(firstDay)
  const { action, error } = useProcess(of.contracts.publish, useReadAgain(of))
  return (
    <div className="flex flex-col gap-2">
      <EarlyReason id="publish-early" early={early} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="small flex-1 text-muted">{say(of.texts['publish-lead'])}</p>
        <Button
          icon={Megaphone}
          disabled={action.state === 'lost' || early.isMissing}
          busy={isRunning(action)}
          onClick={() => action.run({ [of.openingKey]: openingId, ...early.body })}
        >
          {say(text.publish)}
        </Button>
      </div>
      <LostAnswer action={action} />
      <FieldNote id="publish-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
