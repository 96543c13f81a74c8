import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** A table on its card. One that is wider than its place scrolls inside, and is then reached by keyboard too. */
export function TableBox({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setCut(element.scrollWidth > element.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scrolling = { tabIndex: 0, role: 'group', 'aria-label': label } as const
  return (
    <div ref={box} className="card overflow-x-auto" {...(isCut && scrolling)}>
      {children}
    </div>
  )
}
