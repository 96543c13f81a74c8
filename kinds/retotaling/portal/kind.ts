import { Calculator } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { retotalingAbout } from '../rules/about.ts'

export const retotalingPortal: PortalKind = {
  pages: [
    {
      ...retotalingAbout,
      icon: Calculator,
      group: 'study',
      load: async () => ({ default: (await import('./RetotalingPage.tsx')).RetotalingPage }),
    },
  ],
  home: {
    concerns: ({ student }) => student.isEnrolled,
    Home: lazyPart(async () => ({
      default: (await import('./RetotalingHome.tsx')).RetotalingHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
