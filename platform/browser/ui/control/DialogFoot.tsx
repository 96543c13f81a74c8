import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Action } from '#platform/browser/action/action.ts'
import { LostAnswer } from '../frame/LostAnswer.tsx'

type Props = {
  readonly action: Action<never>
  /** Why it was not sent; null: nothing is wrong; absent: the body of the dialog says so. */
  readonly problem?: string | null
  /** Choices made so far, beside the buttons. */
  readonly totals?: ReactNode
  /** The buttons; the one that sends is last. */
  readonly children: ReactNode
}

/**
 * Foot of a dialog that sends something, always in sight: a lost answer and a problem take the whole width, beneath them
 * stand the choices and the buttons.
 */
export function DialogFoot({ action, problem, totals, children }: Props) {
  return (
    <div className="flex w-full flex-col gap-3">
      <LostAnswer action={action} />
      {problem !== undefined && (
        <p role="alert" className={problem === null ? 'sr-only' : 'flex gap-2 text-error'}>
          {problem !== null && <TriangleAlert className="icon mt-0.5" aria-hidden />}
          <span>{problem}</span>
        </p>
      )}
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-end">
        {totals && <div className="min-w-0 md:flex-1">{totals}</div>}
        <div className="button-row md:flex-none">{children}</div>
      </div>
    </div>
  )
}
