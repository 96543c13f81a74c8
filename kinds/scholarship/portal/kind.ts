import { HandCoins } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { scholarshipAbout } from '../rules/about.ts'

export const scholarshipPortal: PortalKind = {
  pages: [
    {
      ...scholarshipAbout,
      icon: HandCoins,
      group: 'study',
      load: async () => ({ default: (await import('./ScholarshipPage.tsx')).ScholarshipPage }),
    },
  ],
  home: {
    concerns: ({ student }) => student.isEnrolled,
    Home: lazyPart(async () => ({
      default: (await import('./ScholarshipHome.tsx')).ScholarshipHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
