import { ListChecks } from 'lucide-react'
import { lazy } from 'react'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { courseRegistrationAbout } from '../rules/about.ts'

export const courseRegistrationPortal: PortalKind = {
  pages: [
    {
      ...courseRegistrationAbout,
      icon: ListChecks,
      group: 'apply',
      load: async () => ({
        default: (await import('./CourseRegistrationPage.tsx')).CourseRegistrationPage,
      }),
    },
  ],
  home: {
    concerns: ({ student }) => student.isEnrolled,
    Home: lazy(async () => ({
      default: (await import('./RegistrationHome.tsx')).RegistrationHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
