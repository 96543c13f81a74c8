import { BookOpen, Check, Undo2 } from 'lucide-react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { ScannedCopy } from '../wire/counter.ts'
import { reserving } from './asked.ts'
import { type Counter, offered } from './use-counter.ts'

/** The scanned copy with the one thing to do with it; Enter does it. */
export function Offer({ counter }: { readonly counter: Counter }) {
  const say = useSay()
  const { offer, reader, action } = counter
  if (offer === null) return null
  const asked = offered(counter)
  const reserve = reserving(counter)
  const isReturn = offer.holder !== null
  const title = isReturn
    ? text['return-this']
    : counter.readerId === null
      ? text['who-first']
      : text['issue-this']
  return (
    <section className="card" aria-label={say(title)}>
      <Hem />
      <h2 className="card-head">{say(title)}</h2>
      <div className="library-offer">
        <BookOpen className="size-10 text-muted" strokeWidth={1.5} aria-hidden />
        <CopyFacts copy={offer} />
        {reserve && (
          <Button disabled={isRunning(action)} onClick={() => counter.run(reserve)}>
            {say(text.reserve, { name: reader.data?.name ?? '' })} <Key>Alt H</Key>
          </Button>
        )}
        {asked && (
          <Button
            look="filled"
            icon={isReturn ? Undo2 : Check}
            busy={isRunning(action)}
            onClick={() => counter.run(asked)}
          >
            {say(isReturn ? text.return : text.issue)} <Key>↵</Key>
          </Button>
        )}
      </div>
    </section>
  )
}

function CopyFacts({ copy }: { readonly copy: ScannedCopy }) {
  const say = useSay()
  const language = useLanguage()
  const { name, author, isbn, code, copies, holder, keptFor, notIssued } = copy
  const dayText = (day: string | null) => {
    const found = findDay(day ?? '')
    return found === null ? '-' : formatDay(found, language)
  }
  return (
    <div className="min-w-0 flex-1">
      <b>{name}</b>
      <p className="small text-muted">
        {[author, isbn && `ISBN ${isbn}`].filter(Boolean).join(' · ')}
      </p>
      <p className="small text-muted">{say(text['copy-of'], { code, n: copies })}</p>
      {holder === null ? (
        <p>{say(text['due-back'], { day: dayText(copy.dueBack) })}</p>
      ) : (
        <p>{say(text['held-by'], { name: holder.name, day: dayText(holder.dueOn) })}</p>
      )}
      {keptFor !== null && <p className="small">{say(text['kept-for'], { name: keptFor })}</p>}
      {notIssued !== null && holder === null && <p className="sign is-block">{say(notIssued)}</p>}
    </div>
  )
}
