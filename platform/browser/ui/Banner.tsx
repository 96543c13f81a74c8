import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { noteIcon, type Tone } from './tone.ts'

type Props = {
  readonly tone: Tone
  readonly lead: string
  readonly icon?: LucideIcon
  readonly children?: ReactNode
}

/** One per page; bold lead and text in one run, so that the text content reads as one sentence. */
export function Banner({ tone, lead, icon, children }: Props) {
  const Icon = icon ?? noteIcon[tone]
  const id = useId()
  return (
    <div role="region" aria-labelledby={id} className={`banner ${tone}`}>
      <Icon className="icon" aria-hidden />
      <p id={id}>
        <strong className="font-strong">{lead}</strong> {children}
      </p>
    </div>
  )
}
