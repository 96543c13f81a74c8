import type { ReactNode } from 'react'

type Props = {
  readonly stub: ReactNode
  readonly children: ReactNode
}

/** Receipts, admit cards and registration numbers share a ticket with a dashed tear line (DESIGN §1 d). */
export function Ticket({ stub, children }: Props) {
  return (
    <article className="ticket">
      <div className="p-4 pb-2 md:p-5 md:pb-2">{stub}</div>
      <div className="tear" aria-hidden>
        <i />
        <i />
      </div>
      <div className="p-4 pt-2 md:p-5 md:pt-2">{children}</div>
    </article>
  )
}
