import { CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Toast, resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { useSay } from '../language.ts'
import { blocks } from '../messages.ts'
import { Spinner } from './Spinner.tsx'

/** Times of SPEC §4: success 2000 ms, blank, error and custom 4000 ms, loading until replaced. */
const options = {
  duration: 4000,
  removeDelay: 200,
  success: { duration: 2000 },
  error: { duration: 4000, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
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
  const shown = toasts.filter((each) => each.visible)
  const newest = shown[0]?.id
  useEffect(() => raise(region.current), [newest])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F6') region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div
      ref={region}
      popover="manual"
      tabIndex={-1}
      role="region"
      aria-label={say(blocks.notifications)}
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((each) => (
        <ToastCard key={each.id} shown={each} />
      ))}
    </div>
  )
}

function ToastCard({ shown }: { readonly shown: Toast }) {
  const say = useSay()
  const Sign = shown.type === 'loading' ? null : signs[shown.type]
  return (
    <div className={`toast toast-${shown.type}`} {...shown.ariaProps}>
      {Sign === null ? <Spinner /> : <Sign className="icon" aria-hidden />}
      <span>{resolveValue(shown.message, shown)}</span>
      {shown.type !== 'loading' && (
        <button
          type="button"
          className="-my-1 -me-2 grid size-8 flex-none place-items-center rounded-control"
          aria-label={say(blocks.close)}
          onClick={() => toast.dismiss(shown.id)}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Shows the popover again, so that it comes before a dialog opened meanwhile. */
function raise(region: HTMLElement | null): void {
  if (region === null || typeof region.showPopover !== 'function') return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}
