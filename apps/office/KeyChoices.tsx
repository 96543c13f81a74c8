import { type KeyboardEvent, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import {
  chooseLetter,
  forgetLetters,
  isLetter,
  letterFor,
  type OwnLetter,
  ownLetters,
  takenBy,
  useKeyMap,
} from '#features/desk/office/key-map.ts'
import { nameOf } from '#features/desk/office/keys.ts'
import { letterActs, letterText as text } from './key-messages.ts'

/** Another letter for an act; one that does something else already is refused with what it does. */
export function KeyChoices() {
  const say = useSay()
  const map = useKeyMap()
  const [changing, setChanging] = useState<OwnLetter | null>(null)
  const [told, setTold] = useState('')

  function choose(letter: OwnLetter, event: KeyboardEvent): void {
    if (changing !== letter || event.key === 'Tab') return
    event.preventDefault()
    const chosen = nameOf(event.nativeEvent)
    if (chosen === 'escape') return setChanging(null)
    if (!isLetter(chosen)) return setTold(say(text['only-letters']))
    const taken = takenBy(chosen, letter, map)
    const drawn = chosen.toUpperCase()
    if (taken !== null) return setTold(say(text.taken, { letter: drawn, act: letterActs[taken] }))
    chooseLetter(letter, chosen)
    setChanging(null)
    setTold(say(text.chosen, { letter: drawn, act: letterActs[letter] }))
  }
  return (
    <details className="key-choices">
      <summary>{say(text.title)}</summary>
      <p role="status" className="small text-muted">
        {told}
      </p>
      <ul>
        {ownLetters.map((letter) => (
          <li key={letter}>
            <span>{say(letterActs[letter])}</span>
            <button
              type="button"
              className="key"
              aria-label={say(text.change, { act: letterActs[letter] })}
              onClick={() => setChanging(letter)}
              onBlur={() => setChanging(null)}
              onKeyDown={(event) => choose(letter, event)}
            >
              {changing === letter ? say(text.press) : letterFor(letter, map).toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={forgetLetters}>{say(text.first)}</Button>
    </details>
  )
}
