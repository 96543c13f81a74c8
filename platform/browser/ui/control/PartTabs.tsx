import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'

export type PartTab = {
  readonly to: string
  readonly name: ReactNode
  readonly count?: ReactNode
  readonly isOpen: boolean
}

const more: Message = { en: 'All', ne: 'सबै' }

/** Parts of an area as a row of links; where they do not fit, a menu beside them has all of them. */
export function PartTabs({
  label,
  tabs,
}: {
  readonly label: string
  readonly tabs: readonly PartTab[]
}) {
  const say = useSay()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const { strip, isCut } = useCut()
  const [isOpened, setOpened] = useState(false)
  const links = tabs.map(({ to, name, count, isOpen }) => (
    <Link
      key={to}
      ref={isOpen ? intoSight : undefined}
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      onClick={() => menu.current?.hidePopover()}
    >
      {name} {count !== undefined && <span className="count">{count}</span>}
    </Link>
  ))
  return (
    <>
      <nav ref={strip} className="part-tabs" aria-label={label}>
        {links}
      </nav>
      {isCut && (
        <>
          <button type="button" className="part-more" popoverTarget={id}>
            {say(more)}
            <ChevronDown className="icon" aria-hidden />
          </button>
          <div
            ref={menu}
            id={id}
            popover="auto"
            className="part-menu"
            onToggle={({ newState }) => setOpened(newState === 'open')}
          >
            {isOpened && links}
          </div>
        </>
      )}
    </>
  )
}

/** True while the strip is longer than its room, whichever of the two changes. */
function useCut() {
  const strip = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (element === null) return
    const measure = () => setCut(isLong(element))
    measure()
    const [room, tabs] = [new ResizeObserver(measure), new MutationObserver(measure)]
    room.observe(element)
    tabs.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      room.disconnect()
      tabs.disconnect()
    }
  }, [])
  // The menu's button has taken a piece of the strip.
  useEffect(() => {
    if (isCut) intoSight(strip.current?.querySelector<HTMLElement>('[aria-current]') ?? null)
  }, [isCut])
  return { strip, isCut }
}

function isLong({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1
}

/** Scrolls a strip that is longer than the window so that its current entry is seen, before it is drawn. */
function intoSight(current: HTMLElement | null): void {
  const strip = current?.parentElement
  if (!current || !strip) return
  const [seen, wanted] = [strip.getBoundingClientRect(), current.getBoundingClientRect()]
  strip.scrollLeft += Math.max(0, wanted.right - seen.right) + Math.min(0, wanted.left - seen.left)
}
