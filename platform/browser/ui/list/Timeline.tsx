import type { ReactNode } from 'react'
import { chipIcon, type Tone } from '../text/tone.ts'

export type Step = {
  readonly id: string
  /** `future` is an empty disc; the others say whose turn it is. */
  readonly state: 'future' | Extract<Tone, 'done' | 'turn' | 'waiting' | 'closed' | 'problem'>
  readonly title: string
  readonly detail?: ReactNode
}

type Props = {
  readonly steps: readonly Step[]
  readonly flat?: boolean
  readonly label: string
}

/** Progress of an application: steps done, the current one and the next ones. Horizontal in tables. */
export function Timeline({ steps, flat = false, label }: Props) {
  const current = steps.findIndex((step) => step.state !== 'done')
  return (
    <ol className={`timeline${flat ? ' flat' : ''}`} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={step.state}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="disc">
            <Sign state={step.state} />
          </span>
          <span
            className={`block pt-0.5 ${step.state === 'future' ? 'text-muted' : 'font-strong'}`}
          >
            {step.title}
          </span>
          {step.detail && <span className="small block text-muted">{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}

function Sign({ state }: { readonly state: Step['state'] }) {
  if (state === 'future') return null
  const Icon = chipIcon[state]
  return <Icon className="icon" aria-hidden />
}
