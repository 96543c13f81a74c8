import type { ReactNode } from 'react'

type Props = {
  readonly className: string
  readonly label: string
  readonly role: 'group' | 'region'
  readonly children: ReactNode
}

/** An area that scrolls by itself and therefore must be reachable by keyboard. */
export function ScrollBox({ className, label, role, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={className} tabIndex={0} role={role} aria-label={label}>
      {children}
    </div>
  )
}
