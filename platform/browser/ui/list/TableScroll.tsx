import type { ReactNode } from 'react'
import { ScrollBox } from './ScrollBox.tsx'

/** A table that is longer or wider than its place scrolls there, and keeps its head and its first column. */
export function TableScroll({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <ScrollBox className="table-scroll" label={label} role="group">
      {children}
    </ScrollBox>
  )
}
