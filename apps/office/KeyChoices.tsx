import { type KeyboardEvent, useState } from 'react'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import {
  isLetter,
  type KeyMap,
  letterFor,
  type OwnLetter,
  chosenCharacters,
  takenBy,
  withLetter,
} from '#features/desk/rules/key-map.ts'
import { nameOf } from '#features/desk/office/shortcuts/keys.ts'
import { shortcutActions, letterText as text } from './key-messages.ts'

type Props = {
  readonly keyMap: KeyMap
  readonly onChoose: (keyMap: KeyMap, saved: Message) => void
  readonly tell: (message: Message) => void
}

/** Changes the shortcut of an action. A letter that is in use is refused, and the message names its action. */
export function KeyChoices({ keyMap, onChoose, tell }: Props) {
  const say = useSay()
  const [changing, setChanging] = useState<OwnLetter | null>(null)

  function choose(letter: OwnLetter, event: KeyboardEvent): void {
    if (changing !== letter || event.key === 'Tab') return
    event.preventDefault()
    const chosen = nameOf(event.nativeEvent)
    if (chosen === 'escape') return setChanging(null)
    if (!isLetter(chosen)) return tell(text['only-letters'])
    const taken = takenBy(chosen, letter, keyMap)
    const drawn = chosen.toUpperCase()
    if (taken !== null)
      return tell(sameInBoth(say(text.taken, { letter: drawn, act: shortcutActions[taken] })))
    setChanging(null)
    const saved = sameInBoth(say(text.chosen, { letter: drawn, act: shortcutActions[letter] }))
    onChoose(withLetter(keyMap, letter, chosen), saved)
  }
  return (
    <details className="key-choices">
      <summary>{say(text.title)}</summary>
      <ul>
        {chosenCharacters.map((letter) => (
          <li key={letter}>
            <span>{say(shortcutActions[letter])}</span>
            <button
              type="button"
              className="key"
              aria-label={say(text.change, { act: shortcutActions[letter] })}
              onClick={() => setChanging(letter)}
              onBlur={() => setChanging(null)}
              onKeyDown={(event) => choose(letter, event)}
            >
              {changing === letter ? say(text.press) : letterFor(letter, keyMap).toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChoose({}, text['first-again'])}>{say(text.first)}</Button>
    </details>
  )
}
