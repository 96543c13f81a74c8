import './system-status.css'
import { Link, useSearchParams } from 'wouter'
import { isNotGood } from '#platform/pure/status-levels.ts'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ScrollBox } from '#platform/browser/ui/list/ScrollBox.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useToday } from '#platform/browser/clock.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { systemStatusText as text } from '../rules/messages.ts'
import { countParts, worstPart } from '../rules/worst-part.ts'
import type { StatusPartView, SystemStatus } from '../wire/processes.ts'
import { LevelWord } from './LevelWord.tsx'
import { PartPane } from './PartPane.tsx'
import { sinceWords, statusAsText } from './status-text.ts'
import { useSystemStatus } from './system-status.queries.ts'

/** Every part of the system with its state, figure, time and what to do; the open one whole at the right. */
export function SystemStatusPage() {
  const say = useSay()
  const { data, isError, refetch } = useSystemStatus()
  const [params, setParams] = useSearchParams()
  if (data === undefined)
    return (
      <div className="page">
        {isError ? (
          <CouldNotRefresh onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={16} heading />
        )}
      </div>
    )
  const { parts } = data
  const open = parts.find(({ id }) => id === params.get('part')) ?? worstPart(parts)
  return (
    <div className="status">
      <section className="status-list" aria-label={say(text.title)}>
        <StatusHead status={data} />
        {isError && (
          <div className="banner problem" role="status">
            <p>{say(text.stale)}</p>
          </div>
        )}
        <ScrollBox className="status-scroll" label={say(text.title)} role="region">
          <table className="plain-table">
            <thead>
              <tr>
                {(['part', 'state', 'figure', 'since', 'todo'] as const).map((key) => (
                  <th key={key} scope="col">
                    {say(text[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <PartRow
                  key={part.id}
                  part={part}
                  isOpen={part.id === open?.id}
                  isWorst={part === worstPart(parts) && isNotGood(part.level)}
                  onOpen={() => setParams({ part: part.id }, { replace: true })}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className="status-foot">{say(text.foot)}</p>
      </section>
      {open !== null && <PartPane key={open.id} part={open} isChosen={params.has('part')} />}
    </div>
  )
}

function StatusHead({ status }: { readonly status: SystemStatus }) {
  const say = useSay()
  const moment = useMomentText()
  const { failing, look, good } = countParts(status.parts)
  const counts = [
    { level: 'failing', n: failing, words: text['count-failing'] },
    { level: 'look', n: look, words: text['count-look'] },
    { level: 'good', n: good, words: text['count-good'] },
  ] as const
  return (
    <header className="status-head">
      <h1>{say(text.title)}</h1>
      {counts
        .filter(({ n }) => n > 0)
        .map(({ level, n, words }) => (
          <LevelWord
            key={level}
            level={level}
            state={{ en: say(words, { n }), ne: say(words, { n }) }}
          />
        ))}
      <span className="small flex-1 text-muted">
        {say(text.checked, { at: moment(status.checked) })}
      </span>
      <CopyButton text={statusAsText(status, { say, moment })}>{say(text.copy)}</CopyButton>
    </header>
  )
}

type RowProps = {
  readonly part: StatusPartView
  readonly isOpen: boolean
  /** The part that waits on a person: it has the stitch above it. */
  readonly isWorst: boolean
  readonly onOpen: () => void
}

function PartRow({ part, isOpen, isWorst, onOpen }: RowProps) {
  const say = useSay()
  const timeOr = useTimeOrMoment()
  const classes = [isOpen ? 'open' : '', isWorst ? 'worst' : ''].filter(Boolean).join(' ')
  return (
    <tr className={classes}>
      <th scope="row">
        <button
          type="button"
          className="entry-link"
          aria-current={isOpen ? 'true' : undefined}
          onClick={onOpen}
        >
          {say(part.name)}
        </button>
      </th>
      <td>
        <LevelWord level={part.level} state={part.state} />
      </td>
      <td>{say(part.figure)}</td>
      <td className="text-muted">{sinceWords(part, { say, moment: timeOr })}</td>
      <td>
        <Todo part={part} />
      </td>
    </tr>
  )
}

/** Today's times without their day. */
function useTimeOrMoment(): (at: string) => string {
  const language = useLanguage()
  const today = useToday()
  const moment = useMomentText()
  return (at) => {
    const atMs = Date.parse(at)
    return dayInNepal(atMs) === today ? digits(timeInNepal(atMs), language) : moment(at)
  }
}

function Todo({ part: { todo, to } }: { readonly part: StatusPartView }) {
  const say = useSay()
  if (todo === null) return <span className="text-muted">{say(text.nothing)}</span>
  return to === null ? <>{say(todo)}</> : <Link to={to}>{say(todo)}</Link>
}
