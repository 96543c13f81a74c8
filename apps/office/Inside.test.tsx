import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { desk } from '#features/staff/office/session.ts'
import { Inside } from './Inside.tsx'

beforeEach(() => {
  fakeNetwork()
})

describe('the office', () => {
  it.each([
    ['administrator', true],
    ['registrar', false],
  ] as const)('shows the parts of an area to the %s: %s', async (role, isShown) => {
    sitAtDesk(role)
    const seated = desk.get()
    if (seated === null) throw new Error('No one sits at the desk')
    draw(<Inside desk={seated} />, { path: '/control/settings' })
    await screen.findByRole('main')
    expect(screen.queryByRole('link', { name: 'Sessions' }) !== null).toBe(isShown)
  })

  it.each(['/results', '/results/7', '/results/layout', '/students', '/reports', '/second'])(
    'has no page at %s for a teacher',
    async (path) => {
      sitAtDesk('teacher')
      const seated = desk.get()
      if (seated === null) throw new Error('No one sits at the desk')
      draw(<Inside desk={seated} />, { path })
      await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    },
  )

  it.each([
    ['administrator', '/control/settings', 'Settings · Registry office'],
    ['administrator', '/results/layout/entrances', 'Entrance layout · Registry office'],
    ['registrar', '/audit', 'Audit log · Registry office'],
    ['registrar', '/students', 'Students · Registry office'],
    ['librarian', '/library', 'Library · Registry office'],
    ['teacher', '/nowhere', 'Registry office'],
  ] as const)('says to the %s at %s in the title which page is open: %s', (role, path, title) => {
    sitAtDesk(role)
    const seated = desk.get()
    if (seated === null) throw new Error('No one sits at the desk')
    draw(<Inside desk={seated} />, { path })
    expect(document.title).toBe(title)
    act(() => language.set('ne'))
    expect(document.title).not.toContain('Registry')
  })
})
