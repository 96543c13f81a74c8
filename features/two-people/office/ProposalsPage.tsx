import { Users } from 'lucide-react'
import { sameInBoth, isMessage } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import {
  fieldNames,
  proposalText as text,
  proposalTypeNames,
  unreadFields,
} from '../rules/screen-messages.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'
import { Decide } from './Decide.tsx'
import { useProposals } from './proposals.queries.ts'
import { NowAndProposed } from './NowAndProposed.tsx'
import { View } from './View.tsx'

/** Proposals that another person has to confirm: money, marks, results, awards. */
export function ProposalsPage() {
  return (
    <ListPage text={text} icon={Users} list={useProposals()}>
      {(proposals) =>
        proposals.map((proposal) => <Proposal key={proposal.id} proposal={proposal} />)
      }
    </ListPage>
  )
}

type Props = { readonly proposal: OpenProposal }

function Proposal({ proposal }: Props) {
  const say = useSay()
  const { sort, enteredBy, entered, expires } = proposal
  const name = say(proposalTypeNames[sort] ?? sameInBoth(sort))
  const subject = say(
    proposal.view?.subject ?? proposal.subjectName ?? sameInBoth(proposal.subject),
  )
  return (
    <section className="card proposal" aria-label={`${name} ${subject}`}>
      <h2>
        {name} <span className="font-normal text-muted">{subject}</span>
      </h2>
      <p className="small text-muted">
        {say(text['entered-by'], { name: enteredBy })} · <MomentText at={entered} /> ·{' '}
        {say(text.until)} <MomentText at={expires} />
      </p>
      {proposal.view === null ? <Changes proposal={proposal} /> : <View view={proposal.view} />}
      <WhoDecides proposal={proposal} />
      <Decide proposal={proposal} />
    </section>
  )
}

/** Shown if not every reader of the page may confirm it now. */
function WhoDecides({ proposal }: Props) {
  const { isOwn, mayConfirm, aloneFrom, enteredBy: name } = proposal
  const say = useSay()
  const formatMoment = useMomentText()
  const from = aloneFrom === null ? '' : formatMoment(aloneFrom)
  const ownText = mayConfirm ? 'own-carries-out' : aloneFrom === null ? 'own-entry' : 'own-waits'
  if (isOwn) return <p className="small">{say(text[ownText], { from })}</p>
  return (
    <>
      {aloneFrom !== null && (
        <p className="small">{say(text['other-carries-out'], { name, from })}</p>
      )}
      {!mayConfirm && <p className="small">{say(text['only-refuses'])}</p>}
    </>
  )
}

/** Now and proposed side by side, every field of either. */
function Changes({ proposal: { before, after, names: own } }: { readonly proposal: OpenProposal }) {
  const say = useSay()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !unreadFields.includes(name),
  )
  const rows = names.map((name) => ({
    key: name,
    name: say(own[name] ?? fieldNames[name] ?? sameInBoth(name)),
    now: <Shown name={name} value={before[name]} />,
    proposed: <Shown name={name} value={after[name]} />,
    isChanged: shown(before[name]) !== shown(after[name]),
  }))
  return <NowAndProposed rows={rows} />
}

/** A value for the reader: text in their language, a time in Nepal's calendar. */
function Shown({ name, value }: { readonly name: string; readonly value: unknown }) {
  const say = useSay()
  if (isMessage(value)) return say(value)
  return name === 'at' && typeof value === 'string' ? <MomentText at={value} /> : shown(value)
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
}
