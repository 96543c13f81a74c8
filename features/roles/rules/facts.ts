export { findRole, isStaffRole, type Role, roleIds, staffRoles, type StaffRole } from './roles.ts'
