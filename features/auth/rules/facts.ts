export { authMessages } from './messages.ts'
export { isEmail, normalEmail } from './email.ts'
export { genders } from './genders.ts'
export { findRole, type Role, roleIds } from './roles.ts'
