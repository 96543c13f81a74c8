import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { AtHome } from '../at-home.ts'

/** The library's part of the dashboard of an enrolled student. */
export const libraryAtHome: AtHome = {
  concerns: ({ student }) => student.isEnrolled,
  Home: lazyPart(async () => ({ default: (await import('./LibraryHome.tsx')).LibraryHome })),
  ahead: () => [],
}
