import type { ReactNode } from 'react'

/** A table that is longer or wider than its place scrolls there, and keeps its head and its first column. */
export function TableScroll({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    // What scrolls must be reachable by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
