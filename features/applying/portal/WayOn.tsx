import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'

type Props = {
  /** `turn`: the student can resolve it; `draft`: it is so. */
  readonly tone: 'turn' | 'draft'
  readonly lead: Message
  readonly help: string
  /** The one link that resolves it. */
  readonly children: ReactNode
}

/** Shows the obstacle on this page, and the one way forward. */
export function WayOn({ tone, lead, help, children }: Props) {
  const say = useSay()
  return (
    <Banner tone={tone} lead={say(lead)}>
      <span className="block">
        {help} {children}
      </span>
    </Banner>
  )
}
