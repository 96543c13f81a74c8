import { Hash, Megaphone } from 'lucide-react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/act.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { FieldNote } from '#platform/browser/ui/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/LostAnswer.tsx'
import { useProcess } from '#features/desk/office/use-process.ts'
import { useInstantWords } from '#features/staff/office/use-instant-words.ts'
import { scoreDeskText as text } from '../rules/score-desk-messages.ts'
import type { ScoreSheet } from '../wire/entrance-result.ts'
import { useReadAgain } from './entrance-results.queries.ts'

type Props = { readonly openingId: number; readonly sheet: ScoreSheet }

/** Numbers, then the result proposed; a second person confirms, and it is published. */
export function PublishEntrance({ openingId, sheet }: Props) {
  const say = useSay()
  const words = useInstantWords()
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
  return rows.some(({ erollno }) => erollno === '') ? (
    <OneAct openingId={openingId} slug="entrance_symbol_numbers" />
  ) : (
    <OneAct openingId={openingId} slug="entrance_publish" />
  )
}

const acts = {
  entrance_symbol_numbers: { name: text['give-numbers'], icon: Hash },
  entrance_publish: { name: text.publish, icon: Megaphone },
} as const

function OneAct({
  openingId,
  slug,
}: {
  readonly openingId: number
  readonly slug: keyof typeof acts
}) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { act, error } = useProcess(slug, readAgain)
  const { name, icon } = acts[slug]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="small flex-1 text-muted">{say(text['publish-lead'])}</p>
        <Button
          icon={icon}
          disabled={act.state === 'lost'}
          busy={isRunning(act)}
          onClick={() => act.run({ n_entrance_open_ID: openingId })}
        >
          {say(name)}
        </Button>
      </div>
      <LostAnswer act={act} />
      <FieldNote id={`${slug}-note`} error={error === null ? undefined : say(error)} />
    </div>
  )
}
