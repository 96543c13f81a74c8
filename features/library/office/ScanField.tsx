import { ScanBarcode } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import { renewing, reserving, returning } from './asked.ts'
import { type Counter, offered } from './use-counter.ts'

type Props = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly counter: Counter
  /** Index of the reader's book that the keys work on. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly onFine: () => void
  readonly onHelp: () => void
}

/** Field for the scanner and for typing; it holds the focus, so its shortcuts take Alt (OFFICE.md). */
export function ScanField({ field, counter, chosen, onChoose, onFine, onHelp }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  useEffect(() => {
    // Not from a person who types in the search while this page loads.
    if (!(document.activeElement instanceof HTMLInputElement)) field.current?.focus()
  }, [field])
  const held = counter.reader.data?.held ?? []
  const book = held[chosen]
  const onCopy = (asked: ReturnType<typeof offered>) => asked !== null && counter.run(asked)
  const keys: Readonly<Record<string, () => unknown>> = {
    enter: () => onCopy(offered(counter)),
    arrowdown: () => onChoose(Math.max(0, Math.min(chosen + 1, held.length - 1))),
    arrowup: () => onChoose(Math.max(chosen - 1, 0)),
    'alt+w': () => book?.notRenewed === null && onCopy(renewing(book, counter)),
    'alt+r': () => book && onCopy(returning(book, counter)),
    'alt+h': () => onCopy(reserving(counter)),
    'alt+f': onFine,
    'ctrl+z': () => onCopy(counter.done?.undo ?? null),
    escape: () => (typed === '' ? counter.back() : setTyped('')),
    f1: onHelp,
  }
  function onKey(event: KeyboardEvent): void {
    const action = keys[nameOf(event)]
    if (action === undefined || event.nativeEvent.isComposing) return
    if (event.ctrlKey && typed !== '') return // undoes the typing
    event.preventDefault()
    if (event.repeat && !event.key.startsWith('Arrow')) return
    const words = typed.trim()
    if (event.key !== 'Enter' || words === '') return void action()
    setTyped('')
    if (words.toLowerCase() === counter.offer?.code.toLowerCase()) return void action()
    counter.scan(words)
  }
  return (
    <label className="scan-field">
      <ScanBarcode className="icon" aria-hidden />
      <span className="sr-only">{say(text.scan)}</span>
      <input
        ref={field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        placeholder={say(text.scan)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
      />
      <span className="scan-help small text-muted">{say(text['scan-help'])}</span>
    </label>
  )
}

/** By the place of the key, so that Alt and Ctrl find their letter on a Nepali keyboard too. */
function nameOf({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  if (metaKey) return ''
  if (!altKey && !ctrlKey) return key.toLowerCase()
  const letter = (/^Key([A-Z])$/.exec(code)?.[1] ?? key).toLowerCase()
  return `${altKey ? 'alt' : 'ctrl'}+${letter}`
}
