import { Check, Clock } from 'lucide-react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import { useQuotas } from '#features/applying/card/use-quotas.ts'
import { quotaLabel, quotaLabels } from '#features/applying/rules/facts.ts'
import {
  leftOutNames,
  meritDeskText as text,
  seatAnswerNames,
  tieText,
} from '../../rules/merit/desk-messages.ts'
import { partValues, weightedName } from '../../rules/merit/rule-messages.ts'
import { programName } from '../../rules/merit/rule-sentences.ts'
import { partOf, quotasOf } from '../../rules/merit/rule-set.ts'
import type { MeritPage, MeritRow, StoredMeritList } from '../../wire/merit-list.ts'
import { entranceClaimProve } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'

type RowProps = { readonly row: MeritRow }

/** The rule that put this person before the next one with the same score, with what it compared. */
export function Tie({ row: { tie, rank } }: RowProps) {
  const say = useSay()
  const language = useLanguage()
  if (tie === null || rank === null) return null
  const { by, bornOn, nextBornOn } = tie
  const dayText = (day: Day | null) =>
    day === null ? say(text['no-birth']) : (formatBs(day, language) ?? formatAd(day))
  const isByBirth = by === 'older' || by === 'younger'
  if (partOf(by) !== null) {
    const marks = (mark: number | null) =>
      mark === null ? say(text['no-part']) : digits(mark, language)
    const [own, next] = [marks(tie.part), marks(tie.nextPart)]
    return (
      <span className="small block text-office">
        {say(text['tie-part'], { n: rank + 1, rule: tieText(by), own, next })}
      </span>
    )
  }
  return (
    <span className="small block text-office">
      {say(text[isByBirth ? 'tie-born' : 'tie'], {
        n: rank + 1,
        rule: tieText(by),
        own: dayText(bornOn),
        next: dayText(nextBornOn),
      })}
    </span>
  )
}

/** Scores of the parts that the score was counted from. */
export function CountedFrom({ row: { countedFrom } }: RowProps) {
  const say = useSay()
  const language = useLanguage()
  if (countedFrom.length === 0) return null
  const scores = countedFrom.map(
    ({ part, score }) => `${say(weightedName(part))} ${digits(score, language)}`,
  )
  return <span className="small block text-muted">{scores.join(', ')}</span>
}

/** Quota that gave the seat, the waiting position, or the reason to be left out. */
export function SeatBy({ row, list }: RowProps & { readonly list: StoredMeritList }) {
  const say = useSay()
  const { quotas } = useQuotas()
  const { seat, held, waiting, leftOut, below } = row
  if (leftOut !== null)
    return <span className="text-muted">{say(leftOutNames[leftOut], partValues(below))}</span>
  if (seat === null)
    return (
      <span className="sign is-unknown">
        <Clock className="icon" aria-hidden />
        {say(text['waiting-at'], { n: waiting ?? 0 })}
      </span>
    )
  const { quota, from, number, answer } = seat
  const seats =
    quotasOf(list.rules, held?.program ?? null).find((each) => each.quota === quota)?.seats ?? 0
  return (
    <>
      <span className="sign is-agree">
        <Check className="icon" aria-hidden />
        {say(quotaLabel(quotas, quota))}
      </span>
      <span className={`small block ${quota === from ? 'text-muted' : 'text-office'}`}>
        {quota === from
          ? say(text['seat-number'], { n: number, seats })
          : say(text['passed-from'], { quota: quotaLabel(quotas, from) })}
        {answer !== null && `, ${say(seatAnswerNames[answer])}`}
      </span>
    </>
  )
}

/** Programmes in the order of preference, with the seat or the position among those who wait for each. */
export function Preferences({ row, programs }: RowProps & Pick<MeritPage, 'programs'>) {
  const say = useSay()
  const { seat, held, choices } = row
  const isOpen = seat !== null && (seat.answer === null || seat.answer === 'accepted')
  if (choices.length === 0) return '-'
  return (
    <ol className="min-w-36">
      {choices.map(({ program, place, waiting }) => {
        const values = { n: place, program: programName(programs, program), waiting: waiting ?? 0 }
        const isHeld = isOpen && held?.place === place
        return (
          <li key={place} className={isHeld ? 'font-strong' : 'small text-muted'}>
            {isHeld && say(text['choice-seat'], values)}
            {!isHeld && say(text[waiting === null ? 'choice' : 'choice-waiting'], values)}
          </li>
        )
      })}
    </ol>
  )
}

/** Quotas that count for this person, and claims that do not, with the approval of their proof. */
export function Claims({ row, mayProve }: RowProps & { readonly mayProve: boolean }) {
  const say = useSay()
  const { quotas } = useQuotas()
  return (
    <span className="merit-claims">
      {row.quotas.length === 0 && row.uncounted.length === 0 && '-'}
      {row.quotas.length > 0 && <span>{say(quotaLabels(quotas, row.quotas))}</span>}
      {row.uncounted.map(({ quota, proof }) => (
        <span key={quota} className="merit-claims">
          <span className="small text-office">
            {say(text[`claim-${proof}`], { quota: quotaLabel(quotas, quota) })}
          </span>
          {mayProve && proof !== 'none' && (
            <Prove id={row.id} quota={quota} isProved={proof === 'missing'} />
          )}
        </span>
      ))}
    </span>
  )
}

type ProveProps = { readonly id: number; readonly quota: string; readonly isProved: boolean }

function Prove({ id, quota, isProved }: ProveProps) {
  const say = useSay()
  const { action, error } = useProcess(entranceClaimProve, useReadAgain())
  return (
    <>
      <Button
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => action.run({ n_entrance_reg_ID: id, quota, is_proved: isProved })}
      >
        {say(text[isProved ? 'prove' : 'unprove'])}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id={`prove-${id}-${quota}`} error={error === null ? undefined : say(error)} />
    </>
  )
}
