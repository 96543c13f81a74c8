import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { useDocumentLanguage } from '#platform/browser/language.ts'
import { useDocumentTheme } from '#platform/browser/theme.ts'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { ListDownload } from '#platform/browser/ui/paged/shown-list.ts'
import { useLinkToken } from '#features/staff/office/link/link-token.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { SignInPage } from '#features/staff/office/SignInPage.tsx'
import { CrashBoundary } from './Crashed.tsx'
import { drawListFile } from './ListFile.tsx'

const Inside = lazyPart(async () => ({ default: (await import('./Inside.tsx')).Inside }))

/** The sign-in, and the desk behind it. */
export function App() {
  useDocumentLanguage()
  useDocumentTheme()
  const desk = useDesk()
  const hasLink = useLinkToken() !== null
  const queries = useQueryClient()
  const who = desk?.userId ?? null
  useEffect(() => {
    // No data of the last user is shown to the next.
    if (who === null) queries.clear()
  }, [who, queries])
  return (
    <CrashBoundary>
      <Suspense fallback={<Waiting />}>
        {desk === null || hasLink ? (
          <SignInPage />
        ) : (
          <ListDownload value={drawListFile}>
            <Inside desk={desk} />
          </ListDownload>
        )}
      </Suspense>
      <Toasts />
    </CrashBoundary>
  )
}

function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  )
}
