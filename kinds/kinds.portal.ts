import type { PortalKind } from '#features/dashboard/portal/portal-kind.ts'
import { admissionPortal } from './admission/portal/kind.ts'
import { courseRegistrationPortal } from './course-registration/portal/kind.ts'
import { entrancePortal } from './entrance/portal/kind.ts'
import { examPortal } from './exam/portal/kind.ts'
import { retotalingPortal } from './retotaling/portal/kind.ts'
import { scholarshipPortal } from './scholarship/portal/kind.ts'
import { universityRegistrationPortal } from './university-registration/portal/kind.ts'
import type { KindId } from './kinds.ts'

/** What each kind adds to the portal, in the order of the sidebar; the compiler misses none. */
const portalKinds = {
  entrance: entrancePortal,
  admission: admissionPortal,
  'course-registration': courseRegistrationPortal,
  'university-registration': universityRegistrationPortal,
  exam: examPortal,
  retotaling: retotalingPortal,
  scholarship: scholarshipPortal,
} as const satisfies Record<KindId, PortalKind>

const all: readonly PortalKind[] = Object.values(portalKinds)

export const kindPages = all.flatMap(({ pages }) => pages)

/** The kinds with something to say on the dashboard. */
export const kindsAtHome = all.flatMap(({ home }) => home ?? [])

export const earlyLists: PortalKind['early'] = (at) => all.flatMap(({ early }) => early(at))

/** What the dashboard is first drawn with, as far as it was asked for early. */
export async function readAhead(
  ...at: Parameters<NonNullable<PortalKind['readAhead']>>
): Promise<void> {
  await Promise.all(all.flatMap((kind) => kind.readAhead?.(...at) ?? []))
}
