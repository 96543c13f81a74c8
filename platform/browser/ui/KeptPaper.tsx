import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import { type KeptPapers, keptPapers, paperName } from '../kept-papers.ts'
import { useLanguage, useSay } from '../language.ts'
import { paperMessages } from '../paper-messages.ts'
import { useStored } from '../stored.ts'
import { momentText } from './moment-text.ts'

type Props = {
  /** The print process and what it is told. */
  readonly process: string
  readonly parameters: Readonly<Record<string, unknown>>
}

const none: KeptPapers = {}

/** When this device kept the paper, which then opens without a line; nothing where it has none. */
export function KeptPaper({ process, parameters }: Props) {
  const say = useSay()
  const language = useLanguage()
  const kept = useStored(keptPapers, none)[paperName(process, parameters)]
  if (kept === undefined) return null
  return (
    <span className="small block text-muted">
      {say(paperMessages.kept, { moment: keptMoment(kept.at, language) })}
    </span>
  )
}

/** `26 Poush 2083, 11:00`, of an instant (ms since 1970). */
export function keptMoment(atMs: number, language: Language): string {
  return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
}
