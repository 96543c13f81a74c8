import { scholarshipAbout } from './about.ts'

/** Scholarship: it has no fee; the university decides the amount. */
export const scholarship = scholarshipAbout
