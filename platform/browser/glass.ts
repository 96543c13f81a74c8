import { writeText } from './stored.ts'

/** Part of a drawing: a text, or an element's name, its attributes and what is in it. */
export type Drawing = string | readonly [string, Readonly<Record<string, string>>, ...Drawing[]]

/**
 * The first glass of the dashboard as it was drawn last, kept on the device. The page's own script paints it before the
 * bundle is there (apps/portal/build/glass.ts), for the same person, language, day and width only.
 */
export type Glass = {
  readonly of: number
  readonly language: string
  readonly day: string
  readonly width: number
  /** Says that it is a copy, and of when. */
  readonly mark: string
  readonly drawing: Drawing
}

/** Where it is kept in localStorage. */
export const glassName = 'glass'
/** The element it is painted into, before #root; and the class of #root while it stands there. */
export const glassId = 'glass'
export const behindGlass = 'behind-glass'

/** What may be painted: nothing that runs, loads or takes input. */
export const paintedTags =
  'a abbr b bdi button caption dd div dl dt figcaption figure footer h1 h2 h3 header i label li main nav ol option p section select small span strong table tbody td th thead time tr ul svg circle ellipse g line path polygon polyline rect'
export const paintedAttributes =
  'class href lang dir role type datetime value scope colspan viewBox d x y x1 x2 y1 y2 cx cy r rx ry width height points fill stroke stroke-width stroke-linecap stroke-linejoin shape-rendering transform preserveAspectRatio aria-hidden aria-label aria-current'

/** The page itself is drawn: it takes the place of its copy. */
export function lowerGlass(): void {
  document.getElementById(glassId)?.remove()
  document.getElementById('root')?.classList.remove(behindGlass)
}

/** After a change the copy would show what was; it is made anew with the next look at the dashboard. */
export function forgetGlass(): void {
  writeText(() => localStorage, glassName, null)
}
