import { text } from '#platform/browser/network/rest-failure.ts'

/** Message that the server pushes (features/notifications/server/pushes.ts); null for any other message. */
export type Pushed = {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly path: string } }
}

export function pushedFrom(json: unknown): Pushed | null {
  const read = (name: string) => text(json, name)
  if (read('title') === '') return null
  return {
    title: read('title'),
    options: {
      body: read('body'),
      lang: read('language'),
      // A message that comes a second time takes the place of the first.
      tag: read('tag'),
      icon: '/icon-192.png',
      data: { path: ownPath(read('path')) },
    },
  }
}

/** A path of this site, else the dashboard. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/'
}

/** An open page of the portal. */
type OpenPage = {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/**
 * Opens the page of a notification: in a window that already shows that page, else in a new one. So no user who types
 * in another window loses their page.
 */
export async function openPage(
  path: string,
  pages: readonly OpenPage[],
  { origin, open }: { readonly origin: string; readonly open: (url: string) => Promise<unknown> },
): Promise<void> {
  const wanted = new URL(ownPath(path), origin)
  const there = pages.find(({ url }) => new URL(url).pathname === wanted.pathname)
  if (there === undefined) return void (await open(wanted.href))
  await there.focus()
  await there.navigate(wanted.href)
}
