import { CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Spinner } from './Spinner.tsx'

/**
 * Times of SPEC §4: success 2000 ms, blank, error and custom 4000 ms, loading until replaced. A closed toast is removed
 * at once: removed later, it would take a newer toast with the same id along.
 */
const options = {
  duration: 4000,
  removeDelay: 0,
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Infinity },
} as const

const signs = {
  success: CircleCheck,
  error: CircleX,
  blank: Info,
  custom: Info,
} as const satisfies Record<string, LucideIcon>

/** Top-centre messages. A popover, so that they stand above open dialogs too. F6 reaches them. */
export function Toasts() {
  const say = useSay()
  const { toasts, handlers } = useToaster(options)
  const region = useRef<HTMLDivElement>(null)
  usePause(region, handlers)
  return (
    <div
      ref={region}
      popover="manual"
      tabIndex={-1}
      role="region"
      aria-label={say(blocks.notifications)}
      className="toasts"
    >
      {toasts
        .filter((each) => each.visible)
        .map((each) => (
          <ToastCard key={each.id} shown={each} />
        ))}
    </div>
  )
}

function ToastCard({ shown }: { readonly shown: Toast }) {
  const say = useSay()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => raise(card.current?.closest<HTMLElement>('[popover]')), [])
  // Without a connection the page says why nothing works: that is no alarm.
  const isOffline = useConnection() === 'offline'
  const type = isOffline && shown.type === 'error' ? 'blank' : shown.type
  const Sign = type === 'loading' ? null : signs[type]
  return (
    <div ref={card} className={`toast toast-${type}`} {...ariaOf(shown)}>
      {Sign === null ? <Spinner /> : <Sign className="icon" aria-hidden />}
      <span>{resolveValue(shown.message, shown)}</span>
      {shown.type !== 'loading' && (
        <button
          type="button"
          className="-my-2.5 -me-3 grid size-11 flex-none place-items-center rounded-control"
          aria-label={say(blocks.close)}
          onClick={() => toast.dismiss(shown.id)}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  )
}

/** An error is announced at once, unless its sender announces it elsewhere (`aria-live: off`). */
function ariaOf({ type, ariaProps }: Toast) {
  const isPlain = ariaProps['aria-live'] === 'polite'
  return type === 'error' && isPlain ? ({ role: 'alert' } as const) : ariaProps
}

/** Shows the popover again, so that it comes before a dialog opened meanwhile. */
function raise(region: HTMLElement | null | undefined): void {
  if (!region || typeof region.showPopover !== 'function') return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

type Pausing = { readonly startPause: () => void; readonly endPause: () => void }

/** Time stands still under the pointer and while the region has focus; F6 brings the focus there. */
function usePause(region: RefObject<HTMLElement | null>, { startPause, endPause }: Pausing): void {
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') element.focus()
    }
    const starts = ['pointerenter', 'focusin'] as const
    const ends = ['pointerleave', 'focusout'] as const
    for (const name of starts) element.addEventListener(name, startPause)
    for (const name of ends) element.addEventListener(name, endPause)
    window.addEventListener('keydown', onKey)
    return () => {
      for (const name of starts) element.removeEventListener(name, startPause)
      for (const name of ends) element.removeEventListener(name, endPause)
      window.removeEventListener('keydown', onKey)
    }
  }, [region, startPause, endPause])
}
