import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { proposalText as text, proposalTypeNames } from '../rules/screen-messages.ts'
import { useProposals } from './proposals.queries.ts'

const most = 4

/** Proposals that wait for the user, and the user's own that wait for another person. */
export function SecondPerson() {
  const say = useSay()
  const { data, isPending, isError, refetch } = useProposals()
  return (
    <section className="card overview-card" aria-label={say(text.title)}>
      <h2>{say(text.title)}</h2>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {isPending && <p className="text-muted">{say(blocks.loading)}</p>}
      {data?.length === 0 && <p className="text-muted">{say(text.none)}</p>}
      <ul>
        {data?.slice(0, most).map(({ id, sort, subject, subjectName, view, enteredBy, isOwn }) => (
          <li key={id}>
            <b>{say(proposalTypeNames[sort] ?? sameInBoth(sort))}</b>{' '}
            <span className="text-muted">
              {say(view?.subject ?? subjectName ?? sameInBoth(subject))}
            </span>
            <p className="small text-muted">
              {isOwn ? say(text['waits-for-other']) : say(text['entered-by'], { name: enteredBy })}
            </p>
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > 0 && (
        <ButtonLink to="/second">{say(text['read-and-decide'])}</ButtonLink>
      )}
    </section>
  )
}
