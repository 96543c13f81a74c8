import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { day } from '#platform/pure/calendar/day.ts'
import { createRestClient, RestProvider } from '#platform/browser/network/rest-client.ts'
import { probePath } from '#features/auth/portal/probe.ts'
import { savedCopyName } from '#platform/browser/storage/saved-copy.ts'
import { sessionTokens } from '#features/auth/portal/session.ts'
import { enrollmentPath } from '#features/enrollment/portal/enrollment.queries.ts'
import { notificationsPath } from '#features/notifications/portal/notification.queries.ts'
import { profileKey, profilePath } from '#features/profile/portal/profile.queries.ts'
import { earlyLists } from '#kinds/kinds.portal.ts'
import { App } from './App.tsx'
import { AuthGate } from './gate/AuthGate.tsx'
import { publicPages, withFetched } from './gate/public-pages.ts'

/** Stand for the student's own ids and for today in the paths below. */
const partner = 987_654_321
const person = 987_654_322
const today = day('1999-12-31')

/** Requests that the head script of protected pages sends before the bundle loads. */
export const early = {
  partner,
  person,
  today,
  probe: probePath,
  profile: profilePath(partner),
  enrollment: enrollmentPath(partner),
  savedProfile: savedCopyName(profileKey(partner)),
}

/** Lists of the dashboard. */
export const homeLists = [...earlyLists({ partnerId: partner, today }), notificationsPath(person)]

export { insidePaths } from './frame/protected-paths.ts'

export const publicPaths = publicPages.map(({ path }) => path)

/** The HTML of a public page's #root, in English, as the browser's first pass will draw it. */
export async function renderPublicPage(path: string): Promise<string> {
  const pages = await withFetched(path)
  return renderToString(
    <RestProvider value={createRestClient(sessionTokens)}>
      <Router ssrPath={path}>
        <App publicPages={pages} />
      </Router>
    </RestProvider>,
  )
}

/** Renders the outline that protected pages show before their script arrives. */
export function renderOutline(): string {
  return renderToString(<AuthGate />)
}
