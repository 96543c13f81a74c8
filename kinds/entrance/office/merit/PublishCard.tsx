import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import type { MeritPage, StoredMeritList } from '../../wire/merit-list.ts'
import { entranceMeritStop } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'
import { PublishChecks } from './PublishChecks.tsx'
import { PublishForm } from './PublishForm.tsx'

type Props = {
  readonly openingId: number
  readonly page: MeritPage
  readonly list: StoredMeritList
}

/** Publication of a list: one person proposes a release time, another confirms; it can be stopped until then. */
export function PublishCard({ openingId, page, list }: Props) {
  const say = useSay()
  const words = useMomentText()
  const { state, published, isStale } = list
  const isNewest = list.version === page.versions[0]?.version
  const isWaiting = isNewest && state === 'draft' && !isStale && !page.isPublishedWithout
  return (
    <section className="card merit-publish" aria-labelledby="publish-title">
      {isWaiting && <Hem />}
      <div className="flex flex-col gap-4 p-4">
        <h2 id="publish-title">{say(text.publish)}</h2>
        <PublishChecks page={page} list={list} />
        {state === 'void' && <p className="text-error">{say(text['void-help'])}</p>}
        {published !== null && (
          <div>
            <p className="font-strong">{say(text['published-at'], { at: words(published) })}</p>
            <p className="small text-muted">
              {say(text.accepted, { n: list.counts.accepted, seats: seatsOf(list) })}
            </p>
          </div>
        )}
        {state === 'scheduled' && <Stop openingId={openingId} list={list} />}
        {isNewest && page.proposal !== null && <Waiting proposal={page.proposal} />}
        {isWaiting && page.proposal === null && <PublishForm openingId={openingId} />}
      </div>
    </section>
  )
}

function seatsOf({ quotas }: StoredMeritList): number {
  return quotas.reduce((sum, { seats }) => sum + seats, 0)
}

function Waiting({ proposal }: { readonly proposal: NonNullable<MeritPage['proposal']> }) {
  const say = useSay()
  const words = useMomentText()
  return (
    <div className="flex flex-col gap-2">
      <p>{say(text['proposed-for'], { at: words(proposal.at) })}</p>
      {proposal.isOwn && <p className="small text-muted">{say(text['own-proposal'])}</p>}
      <p>
        <Link to="/second" className="font-strong">
          {say(text['to-second'])}
        </Link>
      </p>
    </div>
  )
}

function Stop({ openingId, list: { publishAt } }: Omit<Props, 'page'>) {
  const say = useSay()
  const words = useMomentText()
  const { action, error } = useProcess(entranceMeritStop, useReadAgain())
  return (
    <div className="flex flex-col gap-3">
      <p>{say(text['waits-until'], { at: publishAt === null ? '-' : words(publishAt) })}</p>
      <Button
        look="danger-outlined"
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ n_entrance_open_ID: openingId })}
      >
        {say(text.stop)}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="stop-note" error={error === null ? undefined : say(error)} />
    </div>
  )
}
