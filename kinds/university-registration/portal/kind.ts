import { Stamp } from 'lucide-react'
import { lazy } from 'react'
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
    Home: lazy(async () => ({
      default: (await import('./UniversityRegistrationHome.tsx')).UniversityRegistrationHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
