import { ListChecks } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
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
    Home: lazyPart(async () => ({
      default: (await import('./RegistrationHome.tsx')).RegistrationHome,
    })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
