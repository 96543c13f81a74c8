import { ScrollText } from 'lucide-react'
import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { certificateAbout } from '../rules/about.ts'

export const certificatePortal: PortalKind = {
  pages: [
    {
      ...certificateAbout,
      icon: ScrollText,
      group: 'study',
      load: async () => ({ default: (await import('./CertificatesPage.tsx')).CertificatesPage }),
    },
  ],
  home: null,
  early: () => [],
  readAhead: null,
}
