import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSay } from '../language.ts'
import { blocks } from '../messages.ts'

type Props = {
  readonly title: string
  readonly subtitle?: ReactNode
  /** The words for the tab and the top bar, when they differ from the h1. */
  readonly page?: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** The page's only h1; a route change moves focus here, so that it is announced (DESIGN §8). */
export function PageHeader({ title, subtitle, page = title, failed = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  usePageTitle(page, failed)
  useEffect(() => {
    if (arrivedByRouter) heading.current?.focus({ preventScroll: true })
    arrivedByRouter = true
  }, [pathname])
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
      </div>
      {children}
    </header>
  )
}

/** The first page of a visit keeps the browser's own focus. */
let arrivedByRouter = false

/** `Page · Portal`, prefixed after a failed submit. */
export function usePageTitle(page: string, failed = false): void {
  const say = useSay()
  useEffect(() => {
    document.title = `${failed ? say(blocks.errorTitle) : ''}${page} · ${say(blocks.portal)}`
  }, [page, failed, say])
}
