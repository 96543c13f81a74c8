import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  /** Keeps the place until then, as large as what comes. */
  readonly holding: ReactNode
  readonly children: ReactNode
}

/** Draws slow content once it is less than half a phone's height away from the viewport. */
export function NearView({ holding, children }: Props) {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place}>{holding}</div>
}
