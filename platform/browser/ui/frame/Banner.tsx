import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { noteIcon, type Tone } from '../text/tone.ts'

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

type SentenceProps = Pick<Props, 'tone' | 'children'> & {
  /** `Lead: what there is to say.` */
  readonly sentence: string
}

/** A sentence of the specification with its colon: what stands before it is the lead. */
export function SentenceBanner({ tone, sentence, children }: SentenceProps) {
  const end = sentence.indexOf(':') + 1
  return (
    <Banner tone={tone} lead={sentence.slice(0, end)}>
      {sentence.slice(end).trimStart()}
      {children}
    </Banner>
  )
}
