import { HandCoins } from 'lucide-react'
import { lazy } from 'react'
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
    Home: lazy(async () => ({ default: (await import('./ScholarshipHome.tsx')).ScholarshipHome })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
