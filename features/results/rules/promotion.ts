/** Effect of a result on the next semester. */
export type Promotion = 'passed' | 'promoted' | 'not-promoted'

/** Passed with every course passed; else promoted while no more courses are open than the university allows. */
export function promotionOf(failedCourses: number, mostFailed: number): Promotion {
  if (failedCourses === 0) return 'passed'
  return failedCourses <= mostFailed ? 'promoted' : 'not-promoted'
}
