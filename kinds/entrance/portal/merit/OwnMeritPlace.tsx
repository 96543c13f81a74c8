import { useQuery } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { quotaLabel, type Quotas } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import {
  ownLeftOut,
  ownPlaceText as text,
  ownProgramText as many,
} from '../../rules/merit/own-messages.ts'
import { partValues, weightedName } from '../../rules/merit/rule-messages.ts'
import { programName, ruleSentences } from '../../rules/merit/rule-sentences.ts'
import type { OwnPlace } from '../../wire/merit-list.ts'
import { entranceMeritOwn, ofApplication } from '../../wire/merit-processes.ts'
import { OwnChoices } from './OwnChoices.tsx'
import { SeatAnswerButtons } from './SeatAnswerButtons.tsx'

/** A student's own rank, seat or waiting position, with the rules; nothing before a list is published. */
export function OwnMeritPlace({ applicationId }: { readonly applicationId: number }) {
  const rest = useRest()
  const { data: place, refetch } = useQuery({
    queryKey: ['merit-own', applicationId],
    queryFn: async () =>
      (await runProcess(rest, entranceMeritOwn, ofApplication(applicationId))).place,
  })
  if (!place) return null
  return <Place applicationId={applicationId} place={place} onAnswered={() => void refetch()} />
}

type Props = {
  readonly applicationId: number
  readonly place: OwnPlace
  readonly onAnswered: () => void
}

function Place({ applicationId, place, onAnswered }: Props) {
  const { say, language, short } = useSpeaking()
  const { quotas } = useQuotas()
  const { rank, ranked, score, countedFrom, seat, programs } = place
  const answer = seat?.answer ?? null
  const isOpen = seat !== null && (answer === null || answer === 'accepted')
  return (
    <section className="flex flex-col gap-3 pb-2" aria-label={say(text.title)}>
      <Banner tone={isOpen ? 'done' : 'waiting'} lead={say(text.title)}>
        <p>
          {rank !== null && `${say(text.rank, { rank, ranked })} · `}
          {score !== null && say(text.score, { score: digits(score, language) })}
        </p>
        {countedFrom.length > 0 && (
          <p className="small">
            {countedFrom
              .map((each) => `${say(weightedName(each.part))} ${digits(each.score, language)}`)
              .join(', ')}
          </p>
        )}
        <p>{outcomeOf(place, quotas, say)}</p>
        {seat !== null && answer === null && <p>{say(text.until, { day: short(seat.until) })}</p>}
        {seat !== null && answer !== null && <p>{say(text[answer])}</p>}
        {programs !== null && (
          <OwnChoices
            applicationId={applicationId}
            programs={programs}
            hasSeat={isOpen}
            onAnswered={onAnswered}
          />
        )}
      </Banner>
      {isOpen && (
        <SeatAnswerButtons
          applicationId={applicationId}
          isAccepted={answer === 'accepted'}
          isForMany={programs !== null}
          onAnswered={onAnswered}
        />
      )}
      <details>
        <summary>{say(text.rules)}</summary>
        <dl className="flex flex-col gap-2 py-2">
          {ruleSentences(place.rules, quotas, programs?.all).map(({ name, sentence }) => (
            <div key={name.en}>
              <dt className="font-strong">{say(name)}</dt>
              <dd className="small text-muted">{say(sentence)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

function outcomeOf(
  { seat, waiting, leftOut, minimum, below, withheldFor, programs }: OwnPlace,
  quotas: Quotas,
  say: ReturnType<typeof useSpeaking>['say'],
): string {
  if (leftOut !== null)
    return say(ownLeftOut[leftOut], { minimum, reason: withheldFor ?? '', ...partValues(below) })
  if (seat === null)
    return programs === null ? say(text.waiting, { n: waiting ?? 0 }) : say(many['no-seat'])
  const names = { quota: quotaLabel(quotas, seat.quota), from: quotaLabel(quotas, seat.from) }
  const how = seat.quota === seat.from ? 'seat' : 'seat-passed'
  if (programs === null) return say(text[how], names)
  return say(many[how], { ...names, program: programName(programs.all, programs.held) })
}
