import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { EarlyReason, useEarlyReason } from '#features/first-day/office/EarlyReason.tsx'
import { FirstDayNote } from '#features/first-day/office/FirstDayNote.tsx'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { releaseDeskText as text } from '../rules/release/release-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'
import { PrepareForm } from './PrepareForm.tsx'
import { ReleaseChecks } from './ReleaseChecks.tsx'
import { useReadAgain } from './results.queries.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { resultRelease, resultStop } from '../wire/processes.ts'

type Props = { readonly openingId: number; readonly overview: ResultOverview }

/** Release of prepared results: one person proposes, another confirms; it can be stopped until the release time. */
export function ReleaseCard({ openingId, overview }: Props) {
  const say = useSay()
  const { sheets, proposal } = overview
  const { scheduled, published, registrations } = sheets
  const isOver = published === registrations
  return (
    <section className="card release-card" aria-labelledby="release-title">
      {!isOver && <Hem />}
      <div className="flex flex-col gap-4 p-4">
        <div>
          <h2 id="release-title">{say(text.title)}</h2>
          <p className="small text-muted">{say(text['computed-first'])}</p>
        </div>
        <ReleaseChecks overview={overview} />
        {published > 0 && <p className="font-strong">{say(text.published, { n: published })}</p>}
        {scheduled > 0 && <Stop openingId={openingId} overview={overview} />}
        {proposal !== null && <Waiting proposal={proposal} />}
        {proposal === null && scheduled === 0 && !isOver && (
          <>
            <Propose openingId={openingId} overview={overview} />
            <PrepareForm openingId={openingId} overview={overview} />
          </>
        )}
      </div>
    </section>
  )
}

function Propose({ openingId, overview: { sheets, decisions, firstDay } }: Props) {
  const say = useSay()
  const early = useEarlyReason(firstDay)
  const readAgain = useReadAgain()
  const { action, error } = useProcess(resultRelease, readAgain)
  const held = new Set(
    decisions.flatMap((each) => (each.sort === 'WITHHELD' ? [each.n_exam_reg_ID] : [])),
  )
  const n = sheets.prepared - held.size
  if (sheets.prepared === 0 || sheets.preparedFor === null) return <FirstDayNote first={firstDay} />
  return (
    <div className="flex flex-col gap-3">
      <FirstDayNote first={firstDay} />
      <EarlyReason id="release-early" early={early} />
      <Button
        look="filled"
        disabled={action.state === 'lost' || early.isMissing}
        busy={isRunning(action)}
        onClick={() => action.run({ n_exam_open_ID: openingId, ...early.body })}
      >
        {say(text.propose, { n: Math.max(0, n) })}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="propose-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}

function Waiting({ proposal }: { readonly proposal: NonNullable<ResultOverview['proposal']> }) {
  const say = useSay()
  const words = useMomentText()
  const { n, at, isOwn } = proposal
  return (
    <div className="flex flex-col gap-2">
      <p>{say(text['open-proposal'], { n, at: words(at) })}</p>
      {isOwn && <p className="small text-muted">{say(text['own-proposal'])}</p>}
      <p>
        <Link to="/second" className="font-strong">
          {say(text['to-second'])}
        </Link>
      </p>
    </div>
  )
}

function Stop({ openingId, overview: { sheets, resultAt } }: Props) {
  const say = useSay()
  const words = useMomentText()
  const readAgain = useReadAgain()
  const { action, error } = useProcess(resultStop, readAgain)
  return (
    <div className="flex flex-col gap-3">
      <p>
        {say(text.scheduled, {
          n: sheets.scheduled,
          at: resultAt === null ? '-' : words(resultAt),
        })}
      </p>
      <Button
        look="danger-outlined"
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ n_exam_open_ID: openingId })}
      >
        {say(text.stop)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="stop-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
