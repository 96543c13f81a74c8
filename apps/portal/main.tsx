import './theme.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchNotice } from '#platform/browser/lazy-part.tsx'
import {
  createRestClient,
  type RestClient,
  RestProvider,
} from '#platform/browser/network/rest-client.ts'
import { clearWithOtherTabs, sessionTokens } from '#features/auth/portal/session.ts'
import { institutionInPage } from '#features/institution/portal/in-page.ts'
import { App, Others } from './App.tsx'
import { withFetched } from './gate/public-pages.ts'

await start()

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (place === null) throw new Error('No #root in the page')
  clearWithOtherTabs()
  fetchNotice()
  const rest = createRestClient(sessionTokens)
  const pages = await withFetched(location.pathname)
  const isPublic = pages.some((page) => page.Component)
  if (!isPublic) await prepareOthers(rest)
  const app = (
    <RestProvider value={rest}>
      <App publicPages={pages} />
    </RestProvider>
  )
  // Prerendered public pages are taken over; the outline of the others is replaced by the same picture.
  if (isPublic && !isOutline()) hydrateRoot(place, app)
  else createRoot(place).render(app)
}

/** True for the sign-up page while sign-up is closed: the server then sends the outline, not the prerendered form. */
function isOutline(): boolean {
  return location.pathname.startsWith('/signup') && institutionInPage?.isSignUpOpen === false
}

/** Prepares the first page's code and data. A failed part is requested again by the page, which reports the error. */
async function prepareOthers(rest: RestClient): Promise<void> {
  try {
    await Others.fetch()
    const { prepareFirst } = await import('./Protected.tsx')
    await prepareFirst(rest, location.pathname)
  } catch {
    // Drawn without it.
  }
}
