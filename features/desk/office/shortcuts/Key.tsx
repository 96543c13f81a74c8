import { useKeysAreOn } from './own-keys.ts'

/** A key drawn on the button that does the same; nothing where keys are switched off. */
export function Key({ children }: { readonly children: string }) {
  return useKeysAreOn() ? (
    <kbd className="key" aria-hidden>
      {children}
    </kbd>
  ) : null
}
