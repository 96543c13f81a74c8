import { drawnKey, useOwnKeys } from './own-keys.ts'

/** A key drawn on the button that does the same, as it was chosen; nothing where keys are switched off. */
export function Key({ children }: { readonly children: string }) {
  const { isOn, keyMap } = useOwnKeys()
  return isOn ? (
    <kbd className="key" aria-hidden>
      {drawnKey(children, keyMap)}
    </kbd>
  ) : null
}
