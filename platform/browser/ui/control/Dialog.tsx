import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** An upload or a payment start is running: Esc, scrim and Back do nothing. */
  readonly busy?: boolean
  /** Narrow for a few words, wide for a table, full for two documents beside each other. */
  readonly width?: 'narrow' | 'wide' | 'full'
  readonly alert?: boolean
  /** Nothing inside takes the focus: the body does, so that keys scroll it. */
  readonly forReading?: boolean
}

/**
 * Centred from 768 px, a bottom sheet on phones. Rendered only while open; focus goes to the title
 * and back to the opener. Esc, scrim and Android Back (the browser's close watcher) close it.
 */
export function Dialog({ title, onClose, children, footer, busy = false, ...look }: Props) {
  const say = useSay()
  const id = useId()
  const dialog = useModal(busy, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <dialog
      ref={dialog}
      className={`sheet ${look.width ?? ''}`}
      aria-labelledby={id}
      role={look.alert ? 'alertdialog' : undefined}
    >
      <header className="flex items-center gap-3 border-b border-hairline py-2 ps-4 pe-2 md:ps-6 md:pe-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="flex-1">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={say(blocks.close)}
          disabled={busy}
          onClick={onClose}
        >
          <X className="icon" aria-hidden />
        </button>
      </header>
      {/* A scrolling area must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="sheet-body" tabIndex={look.forReading ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer className="sheet-foot">{footer}</footer>}
    </dialog>
  )
}

/** Opens a `<dialog>` as modal for as long as it is mounted; the browser traps and returns focus. */
export function useModal(busy: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef({ busy, onClose })
  useEffect(() => {
    latest.current = { busy, onClose }
  })
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const opener = document.activeElement
    const ask = () => {
      if (!latest.current.busy) latest.current.onClose()
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      ask()
    }
    const onScrim = (event: MouseEvent) => {
      if (event.target === dialog) ask()
    }
    // A closed dialog that is still mounted means that the browser insisted (second Esc): follow it.
    const onClosed = () => latest.current.onClose()
    dialog.showModal()
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('mousedown', onScrim)
    dialog.addEventListener('close', onClosed)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('mousedown', onScrim)
      dialog.removeEventListener('close', onClosed)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return ref
}
