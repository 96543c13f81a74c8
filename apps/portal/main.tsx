import './theme.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRestClient, RestProvider } from '#platform/browser/rest-client.ts'
import { sessionTokens } from '#features/auth/portal/session.ts'
import { App } from './App.tsx'
import { withFetched } from './public-pages.ts'

await start()

async function start(): Promise<void> {
  const place = document.getElementById('root')
  if (place === null) throw new Error('No #root in the page')
  const pages = await withFetched(location.pathname)
  const app = (
    <RestProvider value={createRestClient(sessionTokens)}>
      <App publicPages={pages} />
    </RestProvider>
  )
  // Prerendered public pages are taken over; the outline of the others is replaced by the same picture.
  if (pages.some((page) => page.Component)) hydrateRoot(place, app)
  else createRoot(place).render(app)
}
