import { Lock } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

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

/** A choice that is always made, such as a compulsory course. */
export function LockedChoice({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <div
      className="option"
      role="checkbox"
      aria-checked="true"
      aria-disabled="true"
      aria-labelledby={id}
    >
      <span className="grid size-6 flex-none place-items-center rounded-chip bg-ink text-surface">
        <Lock className="size-4" aria-hidden />
      </span>
      <span id={id}>{children}</span>
    </div>
  )
}
