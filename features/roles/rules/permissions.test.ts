import { describe, expect, it } from 'vitest'
import { may, permissions, rolesWith, staffWith } from './permissions.ts'
import { staffRoles } from './roles.ts'

describe('a permission', () => {
  it('is held by the roles of its line, in the order of the columns', () => {
    expect(rolesWith('voucher.decide')).toEqual(['cashier', 'administrator'])
    expect(rolesWith('gradesheet.print')).toEqual([
      'registrar',
      'exam-office',
      'administrator',
      'student',
    ])
    expect(staffWith('gradesheet.print')).toEqual(['registrar', 'exam-office', 'administrator'])
    expect(staffWith('account.own')).toEqual(staffRoles)
  })

  it('is not held by a role that does not exist', () => {
    expect(may('rector', 'office.use')).toBe(false)
    expect(may('', 'application.own')).toBe(false)
  })

  it('of a teacher is for the own account, the own courses, and files of their sheets and lists, nothing else', () => {
    expect(permissions.filter((each) => may('teacher', each))).toEqual([
      'account.own',
      'internal.enter',
      'internal.read',
      'list.download',
      'sheet-file.read',
    ])
  })

  it('of the office is never held by a student', () => {
    expect(may('student', 'office.use')).toBe(false)
    expect(may('student', 'student.find')).toBe(false)
  })
})
