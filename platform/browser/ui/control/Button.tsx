import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Spinner } from '../frame/Spinner.tsx'

export type Look = 'filled' | 'outlined' | 'danger' | 'danger-outlined' | 'applied' | 'on-brand'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  readonly look?: Look
  readonly icon?: LucideIcon
  /** Work is running: keeps label and width, ignores presses. */
  readonly busy?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Button({ look = 'outlined', icon, busy = false, wide = false, ...rest }: Props) {
  const { children, onClick, type = 'button', ...button } = rest
  const Icon = look === 'applied' ? Check : icon
  return (
    <button
      {...button}
      type={type}
      className={classes(look, wide, busy && Icon === undefined)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : Icon && <Icon className="icon" aria-hidden />}
      <span>{children}</span>
    </button>
  )
}

type LinkProps = {
  readonly to: string
  readonly look?: Look
  readonly icon?: LucideIcon
  readonly wide?: boolean
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** A link drawn as a button: for going somewhere, never for doing something. */
export function ButtonLink({
  to,
  look = 'outlined',
  icon: Icon,
  wide = false,
  ...rest
}: LinkProps) {
  return (
    <Link to={to} className={classes(look, wide, false)} aria-label={rest.label}>
      {Icon && <Icon className="icon" aria-hidden />}
      <span>{rest.children}</span>
    </Link>
  )
}

/** The spinner takes its room from the padding, so that the width stays. */
function classes(look: Look, wide: boolean, spinnerAdded: boolean): string {
  return `button ${look}${wide ? ' w-full' : ''}${spinnerAdded ? ' px-1.5' : ''}`
}
