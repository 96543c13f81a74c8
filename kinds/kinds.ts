import { admission } from './admission/rules/kind.ts'
import { certificate } from './certificate/rules/kind.ts'
import { courseRegistration } from './course-registration/rules/kind.ts'
import { entrance } from './entrance/rules/kind.ts'
import { exam } from './exam/rules/kind.ts'
import { retotaling } from './retotaling/rules/kind.ts'
import { scholarship } from './scholarship/rules/kind.ts'
import { universityRegistration } from './university-registration/rules/kind.ts'

/** Every kind of application the university takes, in the order of the sidebar. */
export const kinds = {
  entrance,
  admission,
  'course-registration': courseRegistration,
  'university-registration': universityRegistration,
  exam,
  retotaling,
  scholarship,
  certificate,
} as const

export type KindId = keyof typeof kinds

/** The kind with which every student begins: its part of the dashboard belongs to the first load. */
export const firstKind: KindId = 'entrance'
