import type { ReactNode } from 'react'
import { useModal } from './Dialog.tsx'

type Props = {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The menu under 1024 px: slides from the left, traps focus, closes by scrim, Esc and Back. */
export function Drawer({ label, onClose, children }: Props) {
  const dialog = useModal(false, onClose)
  return (
    <dialog ref={dialog} className="drawer" aria-label={label}>
      {children}
    </dialog>
  )
}
