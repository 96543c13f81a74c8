import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { type Step, Timeline } from '#platform/browser/ui/Timeline.tsx'
import { stepMessages } from '../rules/step-messages.ts'

type Props = {
  readonly name: string
  readonly shape: Shape
  readonly steps: readonly Step[]
  /** Its buttons. */
  readonly children: ReactNode
}

/** Second line of an application: the timeline, flat in a table, and the buttons beside it. */
export function ApplicationLine({ name, shape, steps, children }: Props) {
  const say = useSay()
  const isTable = shape === 'table'
  return (
    <div className={isTable ? 'flex items-end gap-6 pb-2' : 'flex flex-col gap-4'}>
      <div className="flex-1">
        <Timeline steps={steps} flat={isTable} label={say(stepMessages.progress, { name })} />
      </div>
      <div className={isTable ? 'flex flex-none gap-2.5' : 'button-row'}>{children}</div>
    </div>
  )
}
