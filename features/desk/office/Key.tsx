import { drawnKey, useKeyMap } from './key-map.ts'
import { useLetterKeys } from './keys.ts'

/** A key drawn on the button that does the same, as it was chosen; nothing where keys are switched off. */
export function Key({ children }: { readonly children: string }) {
  const on = useLetterKeys()
  const map = useKeyMap()
  return on ? (
    <kbd className="key" aria-hidden>
      {drawnKey(children, map)}
    </kbd>
  ) : null
}
