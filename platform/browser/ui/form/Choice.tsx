import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly children: ReactNode
  readonly boxed?: boolean
}

/** The whole 48 px row is the label. */
export function Checkbox({ children, boxed = false, ...input }: Props) {
  return (
    <label className={`option${boxed ? ' boxed' : ''}`}>
      <input {...input} type="checkbox" className="tick" />
      <span>{children}</span>
    </label>
  )
}

export function Radio({ children, boxed = false, ...input }: Props) {
  return (
    <label className={`option${boxed ? ' boxed' : ''}`}>
      <input {...input} type="radio" className="tick" />
      <span>{children}</span>
    </label>
  )
}

/** The box of a choice that is always made, such as a compulsory course; a `<label>` names it. */
export function LockedTick({ id }: { readonly id: string }) {
  return (
    <span className="relative grid size-6 flex-none place-items-center rounded-chip bg-ink text-surface">
      <Lock className="size-4" aria-hidden />
      <input id={id} type="checkbox" checked disabled className="absolute inset-0 opacity-0" />
    </span>
  )
}
