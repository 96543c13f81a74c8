import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createRestClient, RestProvider } from '#platform/browser/rest-client.ts'
import { probePath } from '#features/auth/portal/probe.ts'
import { sessionTokens } from '#features/auth/portal/session.ts'
import { profilePath } from '#features/profile/portal/profile.queries.ts'
import { App } from './App.tsx'
import { AuthGate } from './AuthGate.tsx'
import { publicPages, withFetched } from './public-pages.ts'

/** What protected pages ask first, for the head script that asks before the bundle is there. */
export const earlyPaths = { probe: probePath, profile: profilePath(0) }

export const publicPaths = publicPages.map(({ path }) => path)

/** The HTML of a public page's #root, in English, as the browser's first pass will draw it. */
export async function renderPublicPage(path: string): Promise<string> {
  const pages = await withFetched(path)
  return renderToString(
    <RestProvider value={createRestClient(sessionTokens)}>
      <StaticRouter location={path}>
        <App publicPages={pages} />
      </StaticRouter>
    </RestProvider>,
  )
}

/** What protected pages show before their script arrives. */
export function renderOutline(): string {
  return renderToString(<AuthGate />)
}
