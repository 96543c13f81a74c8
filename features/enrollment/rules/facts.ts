export type { Enrollment } from './enrollment.ts'
export { findActiveEnrollment } from './enrollment.ts'
export { enrollmentMessages } from './messages.ts'
export type { Earned } from './pass-out.ts'
