import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { type Turn, TurnLine } from '#platform/browser/ui/text/TurnLine.tsx'

type CardProps = {
  readonly whose: Turn
  readonly turn: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** The next step: whose turn, what, why, and one action. */
export function StepCard({ whose, turn, title, lead, children, action }: CardProps) {
  return (
    <section className="card" aria-labelledby="next-step">
      {whose === 'turn' && <Hem />}
      <div className="flex flex-wrap items-start gap-4 p-4 md:p-5">
        {lead}
        <div className="min-w-52 flex-1">
          <TurnLine whose={whose}>{turn}</TurnLine>
          <h2 id="next-step" className="mt-0.5">
            {title}
          </h2>
          <div className="text-muted">{children}</div>
        </div>
        {action && <div className="w-full self-center md:w-auto">{action}</div>}
      </div>
    </section>
  )
}

/** The card's one filled action. */
export function Go({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <div className="grid">
      <ButtonLink to={to} look="filled">
        {children}
      </ButtonLink>
    </div>
  )
}
