import { GraduationCap } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { admissionAbout } from '../rules/about.ts'
import { admissionStep } from '../rules/step.ts'

export const admissionPortal: PortalKind = {
  pages: [
    {
      ...admissionAbout,
      icon: GraduationCap,
      group: 'apply',
      load: async () => ({ default: (await import('./AdmissionPage.tsx')).AdmissionPage }),
    },
  ],
  home: {
    concerns: ({ student, outcome }) => !student.isEnrolled && outcome.is === 'reached',
    Home: lazyPart(async () => ({ default: (await import('./AdmissionHome.tsx')).AdmissionHome })),
    ahead: (outcome) => [admissionStep(outcome, false)],
  },
  early: () => [],
  readAhead: null,
}
