import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { admissionPortal } from './admission/portal/kind.ts'
import { certificatePortal } from './certificate/portal/kind.ts'
import { courseRegistrationPortal } from './course-registration/portal/kind.ts'
import { entrancePortal } from './entrance/portal/kind.ts'
import { examPortal } from './exam/portal/kind.ts'
import { retotalingPortal } from './retotaling/portal/kind.ts'
import { scholarshipPortal } from './scholarship/portal/kind.ts'
import { universityRegistrationPortal } from './university-registration/portal/kind.ts'
import type { KindId } from './kinds.ts'

/** Entries of each kind for the portal, in the order of the sidebar; the compiler requires all. */
const portalKinds = {
  entrance: entrancePortal,
  admission: admissionPortal,
  'course-registration': courseRegistrationPortal,
  'university-registration': universityRegistrationPortal,
  exam: examPortal,
  retotaling: retotalingPortal,
  scholarship: scholarshipPortal,
  certificate: certificatePortal,
} as const satisfies Record<KindId, PortalKind>

const all: readonly PortalKind[] = Object.values(portalKinds)

export const kindPages = all.flatMap(({ pages }) => pages)

/** The kinds with something to say on the dashboard. */
export const kindsAtHome = all.flatMap(({ home }) => home ?? [])

export const earlyLists: PortalKind['early'] = (at) => all.flatMap(({ early }) => early(at))

/** Reads the data for the first drawing of the dashboard, for kinds that have early requests. */
export async function readAhead(
  ...at: Parameters<NonNullable<PortalKind['readAhead']>>
): Promise<void> {
  await Promise.all(all.flatMap((kind) => kind.readAhead?.(...at) ?? []))
}
