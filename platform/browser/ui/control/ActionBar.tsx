import type { ReactNode } from 'react'

/** The end of a form: always in reach at the foot of a phone's screen, in the page's flow from 768 px (DESIGN §4). */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className="action-bar">{children}</div>
}
