export { findRole, isStaffRole, type Role, roleIds, staffRoles, type StaffRole } from './roles.ts'
export { isAtHome, type Side } from './side.ts'
