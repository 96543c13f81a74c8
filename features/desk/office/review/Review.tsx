import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { detailOf } from '#platform/browser/network/error-detail.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { AssignDialog } from '../queue/AssignDialog.tsx'
import { type Item, itemQuery } from '../desk.queries.ts'
import type { Outcome } from '../queue/outcome.ts'
import type { Draft } from './use-deciding.ts'
import { ReviewBody } from './ReviewBody.tsx'
import { Around, BackBar, type ReviewPosition } from './ReviewSteps.tsx'

type Whose = { readonly queue: string; readonly record: number; readonly item: Item }

type Props = Pick<Whose, 'queue' | 'record'> & {
  readonly place: ReviewPosition
  /** Typed text of a decision that was taken back. */
  readonly draft: unknown
  readonly onDecided: (outcome: Outcome) => void
  /** Receives a draft that was typed and not sent when the user moved on. */
  readonly onLeft: (record: number, draft: Draft | null) => void
  readonly announce: (words: string) => void
}

/** One item: who, the evidence, what may be done. */
export function Review(props: Props) {
  const { queue, record, place, announce } = props
  const say = useSay()
  const rest = useRest()
  const { data, error, refetch } = useQuery(itemQuery(rest, queue, record))
  const seenSince = useSeenSince(data !== undefined)
  const announced = useRef(0)
  useEffect(() => {
    if (data === undefined || place.isAsked || announced.current === record) return
    announced.current = record
    const warnings = data.evidence.checks.filter(({ sign }) => sign === 'look' || sign === 'block')
    announce(
      say(text[place.of === 0 ? 'opened-alone' : 'opened'], {
        name: data.evidence.name,
        n: place.index + 1,
        of: place.of,
        warnings:
          warnings.length === 0
            ? text['warnings-none']
            : say(text['warnings-n'], { n: warnings.length }),
      }),
    )
  }, [data, record, announce, say, place.index, place.of, place.isAsked])
  return (
    <section className="review" aria-label={data?.evidence.name ?? say(blocks.loading)}>
      <Hem />
      {place.back && <BackBar place={place} back={place.back} />}
      {data === undefined && error === null && (
        <div className="viewer-stage">
          <Spinner />
        </div>
      )}
      {error !== null && (
        <div className="p-5">
          <p>{detailOf(error)}</p>
          <CouldNotRefresh onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <>
          <Head {...{ queue, record, place }} item={data} />
          <ReviewBody
            {...props}
            item={data}
            seenSince={seenSince}
            onLeft={(draft) => props.onLeft(record, draft)}
          />
        </>
      )}
    </section>
  )
}

/** When the item came on the screen: a decision needs a moment of looking. */
function useSeenSince(isThere: boolean): number {
  const [since, setSince] = useState(Infinity)
  useEffect(() => {
    // The time of drawing is not known before it is drawn.
    // eslint-disable-next-line react/set-state-in-effect
    setSince(isThere ? Date.now() : Infinity)
  }, [isThere])
  return since
}

function Head({ queue, record, item, place }: Whose & { readonly place: ReviewPosition }) {
  const say = useSay()
  const language = useLanguage()
  const { evidence } = item
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (place.takesFocus) heading.current?.focus()
  }, [place.takesFocus])
  const sinceMs = Date.parse(evidence.since)
  const when = momentText(dayInNepal(sinceMs), timeInNepal(sinceMs), language)
  const agrees = evidence.checks.every(({ sign }) => sign === 'agree') && evidence.blocked === null
  return (
    <header className="review-head">
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1}>
          {evidence.name}{' '}
          <span className="ms-1 font-normal text-muted" lang="ne">
            {evidence.nepaliName}
          </span>
        </h2>
        <p className="small text-muted">
          {say(evidence.about)} · {say(text['waiting-since'], { when })} ·{' '}
          <AssignedTo {...{ queue, record, item }} />
        </p>
      </div>
      {agrees && (
        <span className="sign is-agree self-start">
          <CheckCheck className="icon" aria-hidden />
          {say(text['every-check'])}
        </span>
      )}
      {place.back === null && <Around place={place} />}
    </header>
  )
}

/** Shows who the item is assigned to, with the button to assign it to another person. */
function AssignedTo({ queue, record, item: { standing } }: Whose) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const { assigned } = standing
  const whose =
    assigned === null ? text.assign : assigned.isMine ? text['assigned-to-me'] : text['assigned-to']
  return (
    <>
      <button type="button" className="link-button" onClick={() => setAsks(true)}>
        {say(whose, { name: assigned?.name ?? '' })}
      </button>
      {asks && <AssignDialog queue={queue} records={[record]} onDone={close} onClose={close} />}
    </>
  )
}
