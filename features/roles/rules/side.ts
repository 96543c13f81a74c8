import { findRole, isStaffRole } from './roles.ts'

/** The two servers of the product: the students' on the portal's port, the staff's on the office's. */
export type Side = 'portal' | 'office'

/** True if a role may use this client: staff only the office, students only the portal. */
export function isAtHome(side: Side, roleId: number): boolean {
  return side === 'office' ? isStaffRole(roleId) : findRole(roleId) === 'student'
}
