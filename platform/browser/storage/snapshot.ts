import { writeText } from './stored.ts'

/** Part of a drawing: a text, or an element's name, its attributes and what is in it. */
export type Drawing = string | readonly [string, Readonly<Record<string, string>>, ...Drawing[]]

/**
 * Snapshot of the dashboard's first view, saved on the device. The page's own script paints it before the bundle has loaded
 * (apps/portal/inline/snapshot.ts), for the same user, language, day and width only.
 */
export type Snapshot = {
  readonly of: number
  readonly language: string
  readonly day: string
  readonly width: number
  /** Label that says that it is a snapshot, and of when. */
  readonly mark: string
  readonly drawing: Drawing
}

/** Its key in localStorage; devices have it under this name. */
export const snapshotName = 'glass'
/** Id of the element it is painted into, before #root; and the class of #root while it is shown. */
export const snapshotId = 'snapshot'
export const behindSnapshot = 'behind-snapshot'

/** Tags and attributes that may be painted: none that run, load or take input. */
export const paintedTags =
  'a abbr b bdi button caption dd div dl dt figcaption figure footer h1 h2 h3 header i label li main nav ol option p section select small span strong table tbody td th thead time tr ul svg circle ellipse g line path polygon polyline rect'
export const paintedAttributes =
  'class href lang dir role type datetime value scope colspan viewBox d x y x1 x2 y1 y2 cx cy r rx ry width height points fill stroke stroke-width stroke-linecap stroke-linejoin shape-rendering transform preserveAspectRatio aria-hidden aria-label aria-current'

/** Replaces the snapshot by the page, once that is drawn. */
export function removeSnapshot(): void {
  document.getElementById(snapshotId)?.remove()
  document.getElementById('root')?.classList.remove(behindSnapshot)
}

/** Clears the snapshot after a change; the next visit to the dashboard saves a new one. */
export function clearSnapshot(): void {
  writeText(() => localStorage, snapshotName, null)
}
