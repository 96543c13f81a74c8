export type { Enrollment } from './enrollment.ts'
export { findActiveEnrollment, isActive } from './enrollment.ts'
export { enrollmentMessages } from './messages.ts'
