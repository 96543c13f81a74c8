import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Facts } from '#platform/browser/ui/Facts.tsx'
import { deskText as text } from '../rules/screen-messages.ts'
import type { Evidence } from '../wire/desk.ts'
import { Agreed } from './Agreed.tsx'
import { CheckTable } from './CheckTable.tsx'
import type { Item } from './desk.queries.ts'
import { SaidText } from './SaidText.tsx'

type Props = {
  readonly queue: string
  readonly record: number
  readonly item: Item
  /** Who has taken the item over from here. */
  readonly lostTo: string | null
  /** What stands below: history, where there is room for it here. */
  readonly end: ReactNode
}

/** What speaks for and against: what colleagues agreed, checks, the person. */
export function EvidencePane({ queue, record, item, lostTo, end }: Props) {
  const say = useSay()
  const { evidence, standing } = item
  return (
    // What scrolls must be reachable by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="evidence" tabIndex={0} role="region" aria-label={say(text.checks)}>
      {lostTo !== null && (
        <Banner tone="turn" icon={Lock} lead={say(text['lost-lock'], { name: lostTo })} />
      )}
      <Agreed {...{ queue, record, standing }} />
      <CheckTable columns={evidence.columns} checks={evidence.checks} />
      {evidence.alerts.map((alert) => (
        <Banner key={alert.title.en} tone="problem" icon={CircleAlert} lead={say(alert.title)}>
          {say(alert.text)}
        </Banner>
      ))}
      <Person facts={evidence.facts} />
      {end}
    </div>
  )
}

function Person({ facts }: Pick<Evidence, 'facts'>) {
  const say = useSay()
  if (facts.length === 0) return null
  return (
    <div>
      <h3 className="mb-2">{say(text.person)}</h3>
      <Facts
        facts={facts.map(({ label, value }) => ({
          label: say(label),
          value: <SaidText value={value} />,
        }))}
      />
    </div>
  )
}
