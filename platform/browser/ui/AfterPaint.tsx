import { type ReactNode, useDeferredValue } from 'react'

/** What is not on the first glass of a phone: drawn right after what is, so that it does not hold it up. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
