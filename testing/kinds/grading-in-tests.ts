import { storeSetting } from '#features/settings/server/settings.ts'
import { type SettingValues, settings } from '#features/settings/rules/settings.ts'
import type { TestServer } from '../test-server.ts'

type Grading = SettingValues['grading']
type LevelTable = Pick<Grading, 'grades' | 'mostFailed'>

/** Divisions by per cent, as diplomas have them; one failed course at most. */
export const divisions: LevelTable = {
  grades: [
    { grade: 'Dist', fromPercent: 80, point: 4 },
    { grade: 'I', fromPercent: 65, point: 3 },
    { grade: 'II', fromPercent: 50, point: 2 },
    { grade: 'III', fromPercent: 40, point: 1 },
    { grade: 'F', fromPercent: 0, point: 0 },
  ],
  mostFailed: 0,
}

/** Sets the grading of the university as two people have set it. */
export function setGrading(at: TestServer, change: Partial<Grading> = {}): Promise<number> {
  return at.database.transaction((transaction) =>
    storeSetting(
      transaction,
      { key: 'grading', value: { ...settings.grading.initial, ...change } },
      { userId: 0, nowMs: at.clock.nowMs() },
    ),
  )
}

export type LevelInTests = {
  readonly levelId: number
  /** The level's table, for the setting. */
  readonly table: (own?: LevelTable) => Grading['levels'][number]
  /** Makes a student one of a programme of this level. */
  readonly admit: (of: { readonly partnerId: number }) => Promise<unknown>
}

/** A level of the register with one programme. */
export async function aLevel(at: TestServer, name: string): Promise<LevelInTests> {
  const { kysely } = at.database
  const { n_level_id: levelId } = await kysely
    .insertInto('n_level')
    .values({ name })
    .returning('n_level_id')
    .executeTakeFirstOrThrow()
  const { n_faculty_id } = await kysely
    .selectFrom('n_faculty')
    .select('n_faculty_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { n_program_id } = await kysely
    .insertInto('n_program')
    .values({ name: `${name} programme`, n_faculty_id, n_level_id: levelId, code: `P-${levelId}` })
    .returning('n_program_id')
    .executeTakeFirstOrThrow()
  return {
    levelId,
    table: (own = divisions) => ({ level: levelId, name: { en: name, ne: name }, ...own }),
    admit: ({ partnerId }) =>
      kysely
        .updateTable('n_program_enroll')
        .set({ n_program_id })
        .where('c_bpartner_id', '=', partnerId)
        .execute(),
  }
}
