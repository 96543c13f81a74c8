import type { ReactNode } from 'react'

/** The last cell of a row: what may be done with it. */
export function RowActions({ children }: { readonly children: ReactNode }) {
  return (
    <td>
      <div className="row-acts">{children}</div>
    </td>
  )
}
