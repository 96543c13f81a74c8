import { findRole, isStaffRole } from './roles.ts'

/** The two servers of the product: the students' on the portal's port, the staff's on the office's. */
export type Side = 'portal' | 'office'

/** Whether a role is at home on a side: staff work in the office only, students in the portal only. */
export function isAtHome(side: Side, roleId: number): boolean {
  return side === 'office' ? isStaffRole(roleId) : findRole(roleId) === 'student'
}
