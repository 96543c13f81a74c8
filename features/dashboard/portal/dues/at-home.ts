import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { AtHome } from '../at-home.ts'

/** Amounts due on the dashboard of an enrolled student. */
export const duesAtHome: AtHome = {
  concerns: ({ student }) => student.isEnrolled,
  Home: lazyPart(async () => ({ default: (await import('./DuesHome.tsx')).DuesHome })),
  ahead: () => [],
}
