export { findRole, isStaffRole, roleIds, staffRoleOf, staffRoles } from './roles.ts'
export { isAtHome, type Side } from './side.ts'
export {
  may,
  type Permission,
  type Role,
  roles,
  rolesWith,
  type StaffRole,
  staffWith,
} from './permissions.ts'
