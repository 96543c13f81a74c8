import type { SettingValues } from '#features/settings/rules/facts.ts'

/** Setting of the university: the common table, and those of levels that have their own. */
export type GradingTables = SettingValues['grading']
/** A table: grades from the best down, and the number of failed courses that still promotes. */
export type Grading = {
  readonly grades: readonly Grade[]
  readonly mostFailed: number
}
export type Grade = GradingTables['grades'][number]

/** Marks, credits and points have up to two decimals (READINGS R-90): counted in whole hundredths, nothing is lost. */
export function hundredths(value: number): number {
  return Math.round(value * 100)
}

/** The table of an active level: its own, or the common one. null: no level, or an inactive one (decision 135). */
export function tableOf(levelId: number | null, { levels, ...common }: GradingTables): Grading {
  const own = levels.find(({ level }) => level === levelId)
  return own === undefined ? common : { grades: own.grades, mostFailed: own.mostFailed }
}

/** The grade that so many marks of the full marks reach: the first of the table whose per cent they have. */
export function gradeOf(marks: { readonly total: number; readonly full: number }, of: Grading) {
  const [total, full] = [hundredths(marks.total), hundredths(marks.full)]
  const reaches = ({ fromPercent }: Grade) => total * 10_000 >= hundredths(fromPercent) * full
  return of.grades.find(reaches) ?? failingGrade(of)
}

/** The last grade of the table: what every course has that is not passed. */
export function failingGrade({ grades }: Grading): Grade {
  const last = grades.at(-1)
  if (last === undefined) throw new Error('A grading table has at least two grades')
  return last
}
