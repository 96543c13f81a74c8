import { Stamp } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { registrationAbout } from '../rules/about.ts'

export const universityRegistrationPortal: PortalKind = {
  pages: [
    {
      ...registrationAbout,
      icon: Stamp,
      group: 'apply',
      load: async () => ({
        default: (await import('./UniversityRegistrationPage.tsx')).UniversityRegistrationPage,
      }),
    },
  ],
  home: {
    concerns: ({ student }) => student.isEnrolled,
    Home: lazyPart(async () => ({
      default: (await import('./UniversityRegistrationHome.tsx')).UniversityRegistrationHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
