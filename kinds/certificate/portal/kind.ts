import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'

export const certificatePortal: PortalKind = {
  pages: [],
  home: null,
  early: () => [],
  readAhead: null,
}
