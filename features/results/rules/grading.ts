import type { SettingValues } from '#features/settings/rules/facts.ts'

/** Setting of the university: grades from the best down, and the number of failed courses that still promotes. */
export type Grading = SettingValues['grading']
export type Grade = Grading['grades'][number]

/** Marks, credits and points have up to two decimals (READINGS R-90): counted in whole hundredths, nothing is lost. */
export function hundredths(value: number): number {
  return Math.round(value * 100)
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
