import { Ban } from 'lucide-react'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { isMessage, type Language } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useToday } from '#platform/browser/clock.ts'
import { MomentText } from '#platform/browser/ui/text/MomentText.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import type { AuditEntry } from '../wire/entry.ts'
import { factName, onWords, shortHash, whatWords, whyWords } from './entry-words.ts'
import { valueText } from './value-words.ts'

type Props = {
  readonly entry: AuditEntry
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** One entry: when, who, what, on what, what it changed, and its link in the chain. */
export function EntryRow({ entry, isOpen, onOpen }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const moment = useMomentText()
  const isNo = entry.act === 'refused' || entry.act === 'denied'
  return (
    <tr className={isOpen ? 'open' : undefined}>
      <td className="tabular" data-in-file={moment(entry.at)}>
        {entryDay(entry) === today ? (
          digits(timeInNepal(Date.parse(entry.at)), language)
        ) : (
          <MomentText at={entry.at} />
        )}
      </td>
      <td>{entry.who}</td>
      <td className="audit-what">
        <button type="button" className={`entry-link${isNo ? ' no' : ''}`} onClick={onOpen}>
          {isNo && <Ban className="icon" aria-hidden />}
          {say(whatWords(entry))}
        </button>
      </td>
      <td className="audit-on">
        {entry.person !== null && (
          <>
            {entry.person.name}
            <br />
          </>
        )}
        <span className={entry.person === null ? undefined : 'small text-muted'}>
          {say(onWords(entry))}
        </span>
      </td>
      <td className="audit-change">{changeText(entry, say, language) || say(whyWords(entry))}</td>
      <td className="tabular text-muted" data-in-file={entry.hash}>
        {shortHash(entry.hash)}
      </td>
    </tr>
  )
}

function entryDay({ at }: AuditEntry) {
  return dayInNepal(Date.parse(at))
}

/** `Document status Draft → Approved; …`; '' if no fact was changed. */
function changeText(entry: AuditEntry, say: ReturnType<typeof useSay>, language: Language): string {
  const { before, after } = entry
  const changes = Object.entries(after)
    .filter(([name, value]) => !isSame(before[name], value))
    .map(([name, value]) => {
      const called = say(factName(entry, name))
      const text = (each: unknown) => valueText(entry, { name, value: each }, language)
      return before[name] === undefined
        ? `${called} ${text(value)}`
        : `${called} ${text(before[name])} → ${text(value)}`
    })
  return changes.join('; ')
}

function isSame(before: unknown, after: unknown): boolean {
  return isMessage(before) && isMessage(after) ? before.en === after.en : before === after
}
