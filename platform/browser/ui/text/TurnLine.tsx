import type { ReactNode } from 'react'
import { chipIcon } from './tone.ts'

export type Turn = 'turn' | 'waiting' | 'done' | 'closed'

const ink = {
  turn: 'text-turn font-strong',
  waiting: 'text-office',
  done: 'text-done',
  closed: 'text-muted',
} as const satisfies Record<Turn, string>

/** The party whose turn it is, in one line under a title; one per item (DESIGN §1.1). */
export function TurnLine({
  whose,
  children,
}: {
  readonly whose: Turn
  readonly children: ReactNode
}) {
  const Icon = chipIcon[whose]
  return (
    <p className={`flex gap-2 ${ink[whose]}`}>
      <Icon className="icon mt-0.5" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
