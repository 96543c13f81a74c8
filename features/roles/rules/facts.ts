export {
  findRole,
  isStaffRole,
  type Role,
  roleIds,
  type StaffRole,
  staffRoleOf,
  staffRoles,
} from './roles.ts'
export { isAtHome, type Side } from './side.ts'
export { may, type Permission, rolesWith, staffWith } from './permissions.ts'
