import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { holdMessages as text } from '../../rules/hold/hold-messages.ts'
import type { Holdable } from '../../rules/hold/hold.ts'
import { useHold } from './hold.queries.ts'

type Props = { readonly document: Holdable; readonly children: ReactNode }

/**
 * The way to a document; instead of it, while the document is held, the reason and the way to pay. Where the hold could not
 * be read the server still refuses.
 */
export function UnlessHeld({ document, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const hold = useHold(document)
  if (hold === null) return children
  const values = { amount: formatRs(hold.owed, language), day: formatDay(hold.since, language) }
  return (
    <div className="grid gap-1">
      <p className="small flex gap-2" role="note">
        <Lock className="icon" aria-hidden />
        {say(text[document], values)}
      </p>
      {hold.fees.map(({ name, path }) => (
        <Link
          key={`${path} ${name.en}`}
          className="link-button small inline-flex min-h-11 items-center"
          to={path}
        >
          {say(text.pay, { name })}
        </Link>
      ))}
    </div>
  )
}
