export type { Enrollment } from './enrollment.ts'
export { findActiveEnrollment, isActive, isOwnSemester } from './enrollment.ts'
export { enrollmentMessages } from './messages.ts'
