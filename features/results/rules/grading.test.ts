import { describe, expect, it } from 'vitest'
import { settings } from '#features/settings/rules/settings.ts'
import { gradeOf, type GradingTables, tableOf } from './grading.ts'

const diploma = {
  level: 7,
  name: { en: 'Diploma', ne: 'डिप्लोमा' },
  grades: [
    { grade: 'Dist', fromPercent: 80, point: 4 },
    { grade: 'I', fromPercent: 65, point: 3 },
    { grade: 'II', fromPercent: 50, point: 2 },
    { grade: 'III', fromPercent: 40, point: 1 },
    { grade: 'F', fromPercent: 0, point: 0 },
  ],
  mostFailed: 1,
}
const { grades, mostFailed } = settings.grading.initial
const tables: GradingTables = { grades, mostFailed, levels: [diploma] }
const at = (levelId: number | null, total: number, full = 100) =>
  gradeOf({ total, full }, tableOf(levelId, tables)).grade

describe('the table of a level', () => {
  it.each([
    [7, 80, 'Dist'],
    [7, 79.99, 'I'],
    [7, 40, 'III'],
    [7, 39.99, 'F'],
    [7, 0, 'F'],
    [8, 80, 'A-'],
    [8, 79.99, 'B+'],
    [8, 40, 'F'],
    [null, 50, 'B-'],
    [null, 49.99, 'F'],
  ])('of level %j gives %d per cent the grade %s', (level, percent, grade) => {
    expect(at(level, percent)).toBe(grade)
  })

  it('counts per cent in hundredths of odd full marks', () => {
    // 40 % of 75 is 30.
    expect([at(7, 30, 75), at(7, 29.99, 75)]).toEqual(['III', 'F'])
  })

  it('has its own number of failed courses, and nothing else', () => {
    expect(tableOf(7, tables)).toEqual({ grades: diploma.grades, mostFailed: 1 })
    expect(tableOf(8, tables)).toEqual({ grades, mostFailed })
    expect(tableOf(null, tables)).toEqual({ grades, mostFailed })
  })
})
