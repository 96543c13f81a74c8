import { Calendar, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Decision } from '#platform/pure/decision.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { TurnLine } from '#platform/browser/ui/TurnLine.tsx'
import { ApplyButton } from '#features/applying/portal/ApplyButton.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { applyButton, type ApplyReason } from '../rules/apply.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages, entrancePageMessages as page } from '../rules/messages.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { ExamDay, ExamFee, type FeePart, LateFee } from './opening-cells.tsx'
import { examText } from './exam-text.ts'
import { standingOf } from './standing.ts'

export type OpenRow = {
  readonly opening: EntranceOpening
  readonly application: AppliedEntrance | null
  readonly decision: Decision<ApplyReason>
  /** The first row that can be acted on has the filled button. */
  readonly first: boolean
}

/** Columns of the open list: leaf, name, both fees, exam, button. */
export function useOpenColumns(
  onApply: (opening: EntranceOpening) => void,
): readonly Column<OpenRow>[] {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const shortDay = useShortDay()
  const short = (day: Day | null) => (day === null ? '-' : shortDay(day))
  return [
    {
      id: 'deadline',
      header: say(page.deadline),
      slot: 'lead',
      cell: ({ opening }) => <Leaf opening={opening} today={today} />,
    },
    {
      id: 'entrance',
      header: say(page.entrance),
      slot: 'title',
      cell: (row) => <Title row={row} />,
    },
    {
      id: 'exam-fee',
      header: say(page['exam-fee']),
      slot: 'fact',
      align: 'end',
      cell: ({ opening }) => <ExamFee opening={opening} today={today} stacked />,
      card: ({ opening }) => ({
        label: isRegularOn(opening, today)
          ? say(page['exam-fee'])
          : say(page['exam-fee-ended'], { day: short(opening.lastRegularDay) }),
        value: <ExamFee opening={opening} today={today} />,
      }),
    },
    {
      id: 'late-fee',
      header: say(page['late-fee']),
      slot: 'fact',
      align: 'end',
      cell: ({ opening }) => <LateFee opening={opening} today={today} stacked />,
      card: ({ opening }) => ({
        label: say(page['late-fee-to'], { day: short(opening.lastLateDay) }),
        value: <LateFee opening={opening} today={today} />,
      }),
    },
    {
      id: 'exam',
      header: say(page.exam),
      slot: 'fact',
      cell: ({ opening }) => <ExamDay opening={opening} />,
      card: ({ opening }) => ({ label: say(page.exam), value: examText(opening, language) }),
    },
    {
      id: 'action',
      header: '',
      slot: 'action',
      align: 'end',
      cell: ({ opening, decision, first }) => (
        <ApplyButton
          opening={opening}
          button={applyButton(decision)}
          reason={whyOff(decision, say)}
          first={first}
          onApply={() => onApply(opening)}
        />
      ),
    },
  ]
}

/** Said beneath the button where its own word does not say it. */
function whyOff(decision: Decision<ApplyReason>, say: Say): ReactNode {
  if (decision.is === 'allowed' || decision.reason !== 'profile-incomplete') return null
  return <Link to="/profile">{say(entranceMessages['profile-incomplete'])}</Link>
}

function Leaf({ opening, today }: FeePart) {
  const day = nextDeadline(opening, today)
  return day === null ? '-' : <PatroLeaf day={day} today={today} />
}

function Title({ row: { opening, application } }: { readonly row: OpenRow }) {
  return (
    <div className="flex flex-col gap-0.5">
      <h2 className="row-title">{opening.name}</h2>
      <p className="small text-muted">
        {[opening.levelName, opening.facultyName].filter((each) => each !== '').join(' · ')}
      </p>
      <div className="mt-1.5">
        <FeeLine
          opening={opening}
          owes={application !== null && standingOf(application) === 'unpaid'}
        />
      </div>
    </div>
  )
}

/** How long the fee stays as it is; an applied and unpaid entrance says that it is the student's turn. */
function FeeLine({ opening, owes }: { readonly opening: EntranceOpening; readonly owes: boolean }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const until = nextDeadline(opening, today)
  if (until === null) return null
  const day = short(until)
  const left = daysLeft(say, language, { today, until })
  if (owes)
    return (
      <TurnLine whose="turn">
        {left ? say(page['pay-by-left'], { day, left }) : say(page['pay-by'], { day })}
      </TurnLine>
    )
  if (isRegularOn(opening, today))
    return (
      <Note icon="calendar">
        {left ? say(page['left-regular'], { left }) : say(page['regular-until'], { day })}
      </Note>
    )
  const ended = opening.lastRegularDay
  return (
    <Note icon="info">
      {ended === null
        ? say(page['late-applies-now'])
        : say(page['late-applies'], { day: short(ended) })}
    </Note>
  )
}

function Note({
  icon,
  children,
}: {
  readonly icon: 'calendar' | 'info'
  readonly children: ReactNode
}) {
  const Icon = icon === 'calendar' ? Calendar : Info
  return (
    <p className="small flex gap-2 text-muted">
      <Icon className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
