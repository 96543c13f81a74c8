import { describe, expect, it } from 'vitest'
import {
  applicationReads,
  everyoneReads,
  registryReads,
  staffRead,
} from '../server/staff-access.ts'
import { findRole, isStaffRole, roleIds, staffRoles } from './roles.ts'
import { isAtHome } from './side.ts'

describe('roles', () => {
  it('are found by their fixed ids, and by no other', () => {
    for (const [role, id] of Object.entries(roleIds)) expect(findRole(id)).toBe(role)
    expect([0, 1_000_000, 1_000_008, Number.NaN].map(findRole)).toEqual([null, null, null, null])
  })

  it('of the staff are all but the student’s', () => {
    const staff = Object.values(roleIds).filter(isStaffRole).map(findRole)
    expect(staff).toEqual(staffRoles)
    expect(isStaffRole(roleIds.student)).toBe(false)
    expect(isStaffRole(0)).toBe(false)
  })
})

describe('the models that staff read', () => {
  it('is never opened to students by a list of staff', () => {
    for (const access of [staffRead, registryReads, applicationReads])
      expect(Object.keys(access)).not.toContain('student')
  })

  it('of openings is read by every signed-in role but the teacher', () => {
    const roles = Object.keys(roleIds).filter((role) => role !== 'teacher')
    expect(Object.keys(everyoneReads).toSorted()).toEqual(roles.toSorted())
  })

  it('of applications is not the librarian’s work', () => {
    expect(Object.keys(applicationReads)).not.toContain('librarian')
  })
})

describe('the side a role is at home on', () => {
  it('is the portal for students and the office for staff, and neither for unknown roles', () => {
    for (const [role, id] of Object.entries(roleIds)) {
      expect(isAtHome('portal', id)).toBe(role === 'student')
      expect(isAtHome('office', id)).toBe(role !== 'student')
    }
    expect([isAtHome('portal', 0), isAtHome('office', 0)]).toEqual([false, false])
  })
})
