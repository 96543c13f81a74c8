import { Calendar, Info, NotebookPen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs, formatDay, formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { type Column, DataList } from '#platform/browser/ui/DataList.tsx'
import { Empty, CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { TurnLine } from '#platform/browser/ui/TurnLine.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { decideApply } from '../rules/apply.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'
import { type AppliedEntrance, useAppliedEntrances, useOpenEntrances } from './entrance.queries.ts'
import { standingOf } from './standing.ts'

type Row = {
  readonly opening: EntranceOpening
  readonly application: AppliedEntrance | null
  readonly decision: ReturnType<typeof decideApply>
  readonly first: boolean
}

/** Entrances one may apply for, nearest deadline first, applied ones last (SPEC §2 Entrance Exam page). */
export function OpenEntranceTab({
  onApplied,
}: {
  readonly onApplied: (id: number | null) => void
}) {
  const say = useSay()
  const { isPending, isError, refetch } = useOpenEntrances()
  const rows = useRows()
  const [chosen, setChosen] = useState<EntranceOpening | null>(null)
  const columns = useColumns(setChosen)
  const retry = isError ? () => void refetch() : undefined
  if (isPending) return <Loading label={say(page.loading)} />
  if (rows.length === 0)
    return (
      <Empty
        icon={NotebookPen}
        title={say(text['none-open'])}
        help={say(text['none-open-help'])}
        onRetry={retry}
      >
        <Link to="/">{say(page['see-notices'])}</Link>
      </Empty>
    )
  return (
    <>
      <DataList
        caption={say(text['open-tab'])}
        rows={rows}
        rowKey={(row) => row.opening.id}
        columns={columns}
      />
      {retry && <CouldNotRefresh onRetry={retry} />}
      {chosen && (
        <ApplyForEntranceDialog
          opening={chosen}
          onClose={() => setChosen(null)}
          onApplied={(id) => {
            setChosen(null)
            onApplied(id)
          }}
        />
      )}
    </>
  )
}

function useRows(): readonly Row[] {
  const today = useToday()
  const openings = useOpenEntrances().data ?? []
  const applied = useAppliedEntrances().data ?? []
  const profileComplete = useProfile()?.complete ?? false
  const applicant = { profileComplete, appliedOpeningIds: applied.map((each) => each.openingId) }
  const decided = openings
    .map((opening) => ({
      opening,
      application: applied.find((each) => each.openingId === opening.id) ?? null,
      decision: decideApply({ opening, applicant, today }),
    }))
    .toSorted(
      (one, other) =>
        Number(one.application !== null) - Number(other.application !== null) ||
        (nextDeadline(one.opening, today) ?? '').localeCompare(
          nextDeadline(other.opening, today) ?? '',
        ),
    )
  const first = decided.find((row) => row.decision.is === 'allowed')
  return decided.map((row) => ({ ...row, first: row === first }))
}

function useColumns(onApply: (opening: EntranceOpening) => void): readonly Column<Row>[] {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const short = (day: Day | null) => (day === null ? '-' : formatShortDay(day, language))
  return [
    {
      id: 'apply-by',
      header: say(page['apply-by']),
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
      cell: (row) => <ApplyButton {...row} onApply={() => onApply(row.opening)} />,
    },
  ]
}

type Part = { readonly opening: EntranceOpening; readonly today: Day; readonly stacked?: boolean }

function Leaf({ opening, today }: Part) {
  const day = nextDeadline(opening, today)
  return day === null ? '-' : <PatroLeaf day={day} today={today} />
}

function Title({ row: { opening, application } }: { readonly row: Row }) {
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
  const language = useLanguage()
  const today = useToday()
  const until = nextDeadline(opening, today)
  if (until === null) return null
  const day = formatShortDay(until, language)
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
        : say(page['late-applies'], { day: formatShortDay(ended, language) })}
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

function ExamFee({ opening, today, stacked = false }: Part) {
  const say = useSay()
  const language = useLanguage()
  const regular = isRegularOn(opening, today)
  const until = opening.lastRegularDay
  return (
    <>
      {regular ? (
        <b className="font-strong">
          <MoneyText amount={opening.examFee} />
        </b>
      ) : (
        <s className="text-muted">
          <MoneyText amount={opening.examFee} />
        </s>
      )}
      {stacked && (
        <span className="small block text-muted">
          {regular && until
            ? say(page.to, { day: formatShortDay(until, language) })
            : say(page.ended)}
        </span>
      )}
    </>
  )
}

function LateFee({ opening, today, stacked = false }: Part) {
  const say = useSay()
  const language = useLanguage()
  const until = opening.lastLateDay
  return (
    <>
      <span className={isRegularOn(opening, today) ? '' : 'font-strong'}>
        <MoneyText amount={opening.lateFee} />
      </span>
      {stacked && until && (
        <span className="small block text-muted">
          {say(page.to, { day: formatShortDay(until, language) })}
        </span>
      )}
    </>
  )
}

function ExamDay({ opening: { examDay, examTime } }: { readonly opening: EntranceOpening }) {
  const language = useLanguage()
  if (examDay === null) return '-'
  return (
    <time dateTime={examDay}>
      <span className="block whitespace-nowrap">
        {formatBs(examDay, language) ?? formatAd(examDay)}
      </span>
      <span className="small block text-muted">
        {[formatAd(examDay), examTime].filter((each) => each !== '').join(', ')}
      </span>
    </time>
  )
}

/** `26 Poush 2083, 11:00` */
export function examText({ examDay, examTime }: EntranceOpening, language: 'en' | 'ne'): string {
  if (examDay === null) return '-'
  const day = formatBs(examDay, language) ?? formatDay(examDay, language)
  return [day, examTime].filter((each) => each !== '').join(', ')
}
