import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { AtHome } from '../at-home.ts'

/** The part of the dashboard of an enrolled student that belongs to no kind: amounts due, and the library. */
export const besideAtHome: AtHome = {
  concerns: ({ student }) => student.isEnrolled,
  Home: lazyPart(async () => ({ default: (await import('./BesideHome.tsx')).BesideHome })),
  ahead: () => [],
}
