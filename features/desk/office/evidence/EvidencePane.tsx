import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { judgeText } from '#features/desk/rules/judge-messages.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { Agreed } from '../review/Agreed.tsx'
import { CheckTable } from './CheckTable.tsx'
import type { Item } from '../desk.queries.ts'
import { Key } from '../shortcuts/Key.tsx'
import { LostLock } from '../queue/LostLock.tsx'
import { DeskValueText } from './DeskValueText.tsx'
import type { Judging } from '../review/use-judge.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly item: Item
  /** Name of the person who has taken over the item from here. */
  readonly lostTo: string | null
  readonly judging: Judging
  /** Content at the end: the history, if there is room for it here. */
  readonly end: ReactNode
}

/** Facts for and against: agreements of colleagues, checks, the person. */
export function EvidencePane({ queue, record, item, lostTo, judging, end }: Props) {
  const say = useSay()
  const { evidence, standing } = item
  return (
    // A scrollable region must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="evidence" tabIndex={0} role="region" aria-label={say(text.checks)}>
      <LostLock to={lostTo} />
      <Agreed {...{ queue, record, status: standing }} />
      {judging.left > 0 && <LeftToJudge checks={evidence.checks} judging={judging} />}
      <CheckTable columns={evidence.columns} checks={evidence.checks} judging={judging} />
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

/** Shows how many checks agree and how many are left to judge, with one button for all of these. */
function LeftToJudge({ checks, judging }: Pick<Evidence, 'checks'> & Pick<Props, 'judging'>) {
  const say = useSay()
  const agree = checks.filter(({ sign }) => sign === 'agree').length
  const { left } = judging
  return (
    <div className="left-to-judge">
      <span className="text-muted">
        {say(judgeText['left-some'], {
          agree,
          all: checks.length,
          n: left,
        })}
      </span>
      <Button busy={judging.isBusy} onClick={judging.all}>
        {say(judgeText.all)} <Key>T</Key>
      </Button>
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
          value: <DeskValueText value={value} />,
        }))}
      />
    </div>
  )
}
