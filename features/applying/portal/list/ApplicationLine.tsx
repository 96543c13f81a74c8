import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useSay } from '#platform/browser/language.ts'
import type { Shape } from '#platform/browser/ui/list/DataList.tsx'
import { type Step, Timeline } from '#platform/browser/ui/list/Timeline.tsx'
import { stepMessages } from '#features/applying/rules/step-messages.ts'
import { Returned, type ReturnedProps } from '../Returned.tsx'
import { WithdrawButton, type WithdrawnProps } from '../WithdrawButton.tsx'

const UsuallyDecided = lazyPart(async () => ({
  default: (await import('./UsuallyDecided.tsx')).UsuallyDecided,
}))

/** The queue of bank slips, by which a fee waits for the university. */
const vouchers = 'vouchers'

const Withdrawal = lazyPart(async () => ({
  default: (await import('../Withdrawal.tsx')).Withdrawal,
}))

type Props = ReturnedProps & {
  readonly application: WithdrawnProps['application']
  /** The table of the application. */
  readonly model: string
  /** Id of the kind that decides on the application in the end. */
  readonly service: string
  readonly shape: Shape
  readonly steps: readonly Step[]
  /** Its buttons. */
  readonly children: ReactNode
}

/** Second line of an application: the timeline, flat in a table, and the buttons beside it. */
export function ApplicationLine(props: Props) {
  const { application, service, shape, steps, children } = props
  const say = useSay()
  const isTable = shape === 'table'
  const waiting = steps.find(({ state }) => state === 'waiting')
  return (
    <div
      className={isTable ? 'flex flex-wrap items-end gap-x-6 gap-y-3 pb-2' : 'flex flex-col gap-4'}
    >
      <Returned {...props} />
      {application.withdrawal !== null && (
        <Suspense fallback={<p className="h-14 basis-full" />}>
          <Withdrawal {...props} withdrawal={application.withdrawal} />
        </Suspense>
      )}
      <div className={isTable ? 'flex-[1_1_22rem]' : undefined}>
        <Timeline
          steps={steps}
          flat={isTable}
          label={say(stepMessages.progress, { name: application.name })}
        />
        {waiting && (
          <Suspense fallback={<p className="small usual" />}>
            <UsuallyDecided service={waiting.id === 'fee' ? vouchers : service} />
          </Suspense>
        )}
      </div>
      <div className={isTable ? 'flex flex-wrap items-start gap-2.5' : 'button-row'}>
        {children}
        <WithdrawButton {...props} />
      </div>
    </div>
  )
}
