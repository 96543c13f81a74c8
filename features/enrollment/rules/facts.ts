export type { Enrollment } from './enrollment.ts'
export { findActiveEnrollment, findReusableEnrollment } from './enrollment.ts'
export { enrollmentMessages } from './messages.ts'
