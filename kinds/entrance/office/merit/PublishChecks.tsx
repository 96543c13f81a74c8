import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { presenceText } from '#features/selection/rules/presence-messages.ts'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { countLeftOut } from '../../rules/merit/list-state.ts'
import { allSeatsOf } from '../../rules/merit/rule-set.ts'
import type { MeritPage, StoredMeritList } from '../../wire/merit-list.ts'

type PublishCheck = {
  readonly sign: 'agree' | 'look' | 'block' | 'unknown'
  readonly name: Message
  readonly lead: Message
  readonly values?: Readonly<Record<string, number | string>>
}

type Props = { readonly page: MeritPage; readonly list: StoredMeritList }

/** Numbers of a list to read before it is published. */
export function PublishChecks({ page, list }: Props) {
  const say = useSay()
  return (
    <ul className="merit-checks">
      {checksOf(page, list).map(({ sign, name, lead, values = {} }) => (
        <li key={name.en}>
          <SignMark sign={sign} />
          <span>
            <b>{say(name, values)}</b>
            <br />
            <span className="small text-muted">{say(lead, values)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function checksOf(page: MeritPage, list: StoredMeritList): readonly PublishCheck[] {
  const { counts } = list
  const out = countLeftOut(counts)
  const checks: PublishCheck[] = [
    seatCheck(list),
    {
      sign: 'agree',
      name: text['check-waiting'],
      lead: text['check-waiting-lead'],
      values: { n: counts.waiting },
    },
  ]
  if (counts.ties > 0)
    checks.push({
      sign: 'agree',
      name: text['check-ties'],
      lead: text['check-ties-lead'],
      values: { n: counts.ties },
    })
  if (out > 0) {
    const { absent, belowMinimum: below, noQuota: none, withheld } = counts
    const values = { n: out, absent, below, none, withheld }
    checks.push({ sign: 'look', name: text['check-out'], lead: text['check-out-lead'], values })
  }
  if (list.published === null)
    for (const { sitting, n } of page.presenceMissing)
      checks.push({
        sign: 'look',
        name: sayInBoth(presenceText['presence-in'], { sitting }),
        lead: presenceText['not-recorded'],
        values: { n },
      })
  if (page.undecided > 0)
    checks.push({
      sign: 'look',
      name: text['check-undecided'],
      lead: text['check-undecided-lead'],
      values: { n: page.undecided },
    })
  if (list.isStale)
    checks.push({ sign: 'block', name: text['check-stale'], lead: text['check-stale-lead'] })
  return [...checks, secondCheck(page, list)]
}

function seatCheck({ counts, rules }: StoredMeritList): PublishCheck {
  const seats = allSeatsOf(rules)
  const empty = seats - counts.seated
  return {
    sign: empty === 0 ? 'agree' : 'look',
    name: text['check-seats'],
    lead: text[empty === 0 ? 'check-seats-all' : 'check-seats-empty'],
    values: { given: counts.seated, seats, n: empty },
  }
}

function secondCheck({ proposal }: MeritPage, { state }: StoredMeritList): PublishCheck {
  const name = text['check-second']
  if (proposal !== null)
    return { sign: 'unknown', name, lead: text['waits-second'], values: { name: proposal.by } }
  const isConfirmed = state === 'scheduled' || state === 'published' || state === 'replaced'
  return isConfirmed
    ? { sign: 'agree', name, lead: text.confirmed }
    : { sign: 'unknown', name, lead: text['not-asked'] }
}
