import { Award, ClipboardPen } from 'lucide-react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { examAbout, resultAbout } from '../rules/about.ts'

export const examPortal: PortalKind = {
  pages: [
    {
      ...examAbout,
      icon: ClipboardPen,
      group: 'study',
      load: async () => ({ default: (await import('./ExamPage.tsx')).ExamPage }),
    },
    {
      ...resultAbout,
      icon: Award,
      group: 'study',
      load: async () => ({
        default: (await import('./results/ExamResultsPage.tsx')).ExamResultsPage,
      }),
    },
  ],
  home: {
    concerns: ({ student }) => student.isEnrolled,
    Home: lazyPart(async () => ({ default: (await import('./ExamHome.tsx')).ExamHome })),
    ahead: () => [],
  },
  early: () => [],
  readAhead: null,
}
