import { describe, expect, it } from 'vitest'
import { isGated, leadsHome, pageName, visibleMenu } from './menu.ts'

const labels = (state: Parameters<typeof visibleMenu>[0]) =>
  visibleMenu(state).flatMap((group) => group.items.map((item) => item.label.en))

describe('the sidebar shows what SPEC §2 says', () => {
  it('has Home and Profile for every student', () => {
    expect(labels({ profileComplete: false, activeEnrollment: false })).toEqual(['Home', 'Profile'])
  })
  it('adds Entrance and New Admission for a complete profile, and Certificates (decision 107)', () => {
    expect(labels({ profileComplete: true, activeEnrollment: false })).toEqual([
      'Home',
      'Profile',
      'Entrance',
      'New Admission',
      'Certificates',
    ])
  })
  it('has all twelve and Certificates with an active enrollment too', () => {
    expect(labels({ profileComplete: true, activeEnrollment: true })).toEqual([
      'Home',
      'Profile',
      'Entrance',
      'New Admission',
      'Course Registration',
      'LTU Registration',
      'Exam',
      'Result',
      'Retotal',
      'Scholarship',
      'Certificates',
      'Payment History',
      'Books',
    ])
  })
  it('never counts an enrollment of an incomplete profile', () => {
    expect(labels({ profileComplete: false, activeEnrollment: true })).toEqual(['Home', 'Profile'])
  })
})

describe('a path typed without an active enrollment', () => {
  const applicant = { profileComplete: true, activeEnrollment: false }
  it.each([
    '/course-registration',
    '/exam',
    '/result',
    '/retotal',
    '/scholarship',
    '/university-registration',
  ])('%s leads home', (path) => {
    expect(leadsHome(path, applicant)).toBe(true)
    expect(leadsHome(path, { profileComplete: true, activeEnrollment: true })).toBe(false)
  })
  it('leads home with a slash at its end too', () => {
    expect(leadsHome('/course-registration/', applicant)).toBe(true)
    expect(isGated('/course-registration/')).toBe(true)
  })
  it('stays while the enrollment is not known: failing is not absence', () => {
    expect(leadsHome('/exam', { profileComplete: true, activeEnrollment: null })).toBe(false)
    expect(leadsHome('/exam', { profileComplete: false, activeEnrollment: null })).toBe(true)
  })
  it.each(['/books', '/payment-history', '/entrance', '/admission', '/profile', '/'])(
    '%s stays (READINGS R-05)',
    (path) => {
      expect(leadsHome(path, applicant)).toBe(false)
    },
  )
})

it('names a page after its menu item', () => {
  expect(pageName('/profile/reset-password').en).toBe('Profile')
  expect(pageName('/').en).toBe('Home')
})
