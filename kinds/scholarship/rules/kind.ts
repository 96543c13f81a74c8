import { scholarshipAbout } from './about.ts'

/** Scholarship: nothing is paid for it; what it comes to is the university's to give. */
export const scholarship = scholarshipAbout
