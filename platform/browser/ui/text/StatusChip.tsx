import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { chipIcon, type Tone } from './tone.ts'

type Props = {
  readonly tone: Tone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A state as icon and word; never focusable, never looks like a button. */
export function StatusChip({ tone, icon, children }: Props) {
  const Icon = icon ?? chipIcon[tone]
  return (
    <span className={`chip ${tone}`}>
      <Icon className="icon" aria-hidden />
      <span>{children}</span>
    </span>
  )
}
