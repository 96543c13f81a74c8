import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { actionNames } from '../rules/account-action-messages.ts'
import { accountText as text } from '../rules/account-messages.ts'
import type { AccountProposal } from '../wire/staff-accounts.ts'

/** All open proposals about accounts, new accounts among them. */
export function ProposedActions({ proposals }: { readonly proposals: readonly AccountProposal[] }) {
  const say = useSay()
  return (
    <section className="card proposal" aria-label={say(text.proposed)}>
      <h2>{say(text.proposed)}</h2>
      <ul className="flex flex-col gap-3">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposedAction proposal={proposal} />
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to="/second">{say(text['to-second'])}</ButtonLink>
      </div>
    </section>
  )
}

/** One of them: what, of whom, by whom, and what happens next. */
export function ProposedAction({ proposal }: { readonly proposal: AccountProposal }) {
  const { act, name, email, enteredBy } = proposal
  const say = useSay()
  return (
    <>
      <p className="break-words">
        <b>{say(actionNames[act])}</b> {name}, {email}
      </p>
      <p className="small text-muted">
        {say(text['proposed-by'], { name: enteredBy })} · <Next proposal={proposal} />
      </p>
    </>
  )
}

function Next({ proposal: { aloneFrom, isOwn, enteredBy } }: { proposal: AccountProposal }) {
  const say = useSay()
  const formatMoment = useMomentText()
  if (aloneFrom === null) return say(text['other-confirms'])
  const values = { name: enteredBy, from: formatMoment(aloneFrom) }
  return say(text[isOwn ? 'own-from' : 'other-from'], values)
}

type SentProps = {
  /** The server's text about the next step. */
  readonly summary: string
  readonly onClose: () => void
}

/** Shown after the press: nothing has changed yet. */
export function ActionProposed({ summary, onClose }: SentProps) {
  const say = useSay()
  return (
    <Dialog title={say(text.proposed)} width="narrow" onClose={onClose}>
      <p className="mb-3">{summary}</p>
      <Link to="/second" className="link">
        {say(text['to-second'])}
      </Link>
    </Dialog>
  )
}
