import type { ReactNode } from 'react'
import { OfflineBanner } from './OfflineBanner.tsx'
import { useArrivalFocus, usePageTitle } from './page-title.ts'

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
  const heading = useArrivalFocus()
  usePageTitle(page, failed)
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </div>
        {children}
      </header>
      <OfflineBanner />
    </>
  )
}
