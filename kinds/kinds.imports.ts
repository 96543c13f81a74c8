import type { ImportSource } from '#features/imports/server/targets/targets.ts'
import { entranceHandedIn } from './entrance/server/handed-in/target.ts'
import { entranceScores } from './entrance/server/score-file/target.ts'

/** Records of the kinds that a file may bring over. */
export const kindImports: readonly ImportSource[] = [entranceHandedIn, entranceScores]
