import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'
import { digits } from '../text/digits.ts'
import { useErrorTitle } from '../frame/page-title.ts'

export type SummaryItem = { readonly fieldId: string; readonly message: string }

type Props = {
  readonly items: readonly SummaryItem[]
  /** A form-level sentence of the specification, shown first. */
  readonly lead?: string | undefined
  /** Changes with every failed submit, so that focus comes back here. */
  readonly attempt: number
}

/** After a failed submit: how many things, each linking to its field. Takes focus. */
export function ErrorSummary({ items, lead, attempt }: Props) {
  const say = useSay()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const isWrong = items.length > 0 || Boolean(lead)
  useErrorTitle(isWrong)
  if (!isWrong) return null
  const heading =
    items.length === 1
      ? say(formMessages.fixOneThing)
      : say(formMessages.fixThings, { n: digits(items.length, language) })
  return (
    <div ref={box} tabIndex={-1} role="alert" className="error-summary banner problem">
      <TriangleAlert className="icon" aria-hidden />
      <div className="flex min-w-0 flex-col gap-1">
        {items.length > 0 && <p className="font-strong">{heading}</p>}
        {lead && <p>{lead}</p>}
        {items.map((item) => (
          <a
            key={item.fieldId}
            href={`#${item.fieldId}`}
            onClick={(event) => goTo(event, item.fieldId)}
          >
            {item.message}
          </a>
        ))}
      </div>
    </div>
  )
}

/** Focus moves without changing the address, which belongs to the router. */
function goTo(event: React.MouseEvent, fieldId: string): void {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}
