import { type ReactNode, useDeferredValue } from 'react'

/** Draws its children right after the first paint: content below the first view of a phone. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
