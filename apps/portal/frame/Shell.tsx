import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useDocumentLanguage, useLanguage, useSay } from '#platform/browser/language.ts'
import { usePingWhileOffline } from '#platform/browser/network/ping-while-offline.ts'
import { sharedComputer } from '#platform/browser/storage/shared-computer.ts'
import { useDocumentTheme } from '#platform/browser/theme.ts'
import { Drawer } from '#platform/browser/ui/control/Drawer.tsx'
import { useLoadedSettings } from '#features/institution/portal/settings.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { pageName } from './menu.ts'
import { shellMessages as text } from './messages.ts'
import { NewVersion } from './NewVersion.tsx'
import { keepPortal } from './new-version.ts'
import { prefetchPages } from '../routes.tsx'
import { DrawerSidebar, Sidebar } from './Sidebar.tsx'
import { HelpButton, ThemeChoice, TopBar } from './TopBar.tsx'

type Props = {
  /** The page that is shown. */
  readonly pathname: string
  /** The next page is being checked and fetched. */
  readonly moving: boolean
  readonly children: ReactNode
}

/** Frame of every protected page: sidebar or drawer, top bar, the page itself. */
export function Shell({ pathname, moving, children }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<'menu' | 'help' | null>(null)
  const close = () => setOpen(null)
  useDocumentLanguage()
  useDocumentTheme()
  useLoadedSettings()
  usePingWhileOffline()
  useAskedInLanguage()
  useSavedPortal()
  return (
    <div className="min-h-dvh lg:ps-70">
      <a href="#content" className="skip-link">
        {say(text['skip-link'])}
      </a>
      <RouteProgress moving={moving} />
      <NewVersion />
      <aside className="fixed inset-y-0 start-0 hidden w-70 lg:block">
        <Sidebar />
      </aside>
      {open === 'menu' && (
        <Drawer label={say(text.menu)} onClose={close}>
          <DrawerSidebar onNavigate={close} />
        </Drawer>
      )}
      {open === 'help' && <HelpDialog onClose={close} />}
      <TopBar
        page={say(pageName(pathname))}
        onMenu={() => setOpen('menu')}
        onHelp={() => setOpen('help')}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-3.5rem)] max-w-290 px-4 py-6 lg:px-10 lg:py-8"
      >
        {children}
      </main>
      <footer className="flex items-center justify-between border-t border-hairline px-4 py-1 lg:hidden">
        <ThemeChoice />
        <HelpButton onHelp={() => setOpen('help')} />
      </footer>
    </div>
  )
}

/** 2 px line while a navigation checks the token and fetches the page. */
function RouteProgress({ moving }: { readonly moving: boolean }) {
  const say = useSay()
  return (
    <div role="status">
      {moving && <div className="progress-line" />}
      {moving && <span className="sr-only">{say(text['loading-page'])}</span>}
    </div>
  )
}

/** The server names what it sends in the reader's language: after a change of it, what is shown is asked again. */
function useAskedInLanguage(): void {
  const queries = useQueryClient()
  const language = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void queries.invalidateQueries()
  }, [language, queries])
}

const idleAfterMs = 2_000

/**
 * Caches the portal on the device long after the first paint; where this fails, its main pages are prefetched. Not with
 * data saving on: there every byte must be requested by the user. A shared computer caches nothing.
 */
function useSavedPortal(): void {
  useEffect(() => {
    if ('saveData' in document.documentElement.dataset || sharedComputer.get()) return
    const timer = setTimeout(() => void keepPortal().catch(prefetchPages), idleAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
