import { useLetterKeys } from './keys.ts'

/** A key drawn on the button that does the same; nothing where keys are switched off. */
export function Key({ children }: { readonly children: string }) {
  const on = useLetterKeys()
  return on ? (
    <kbd className="key" aria-hidden>
      {children}
    </kbd>
  ) : null
}
