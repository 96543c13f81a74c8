import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { FoundStudent } from '../wire/student-file.ts'
import { StudentsPage } from './StudentsPage.tsx'

const find = 'POST /api/v1/processes/students_find'
const sita: FoundStudent = {
  id: 11,
  name: 'Sita Rai',
  nepaliName: 'सीता राई',
  about: ['9841000111'],
}

let network: FakeNetwork
let found: { students: readonly FoundStudent[]; isWhole: boolean }
beforeEach(() => {
  sitAtDesk('registrar')
  found = { students: [sita], isWhole: true }
  network = fakeNetwork()
  network.on(find, () => ({ body: { data: found } }))
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const asked = () => network.left.map(({ body }) => body)

describe('finding a student', () => {
  it('searches from two characters on, and stores the text in the address', async () => {
    draw(<StudentsPage />, { path: '/students' })
    await screen.findByText('Type at least two characters')
    type('s')
    await waitFor(() => expect(address()).toBe('/students?name=s'))
    expect([screen.queryByText('Sita Rai'), asked()]).toEqual([null, []])
    type('si')
    await screen.findByText('1 found')
    expect([address(), asked()]).toEqual(['/students?name=si', [{ typed: 'si' }]])
    expect(screen.getByRole('link', { name: /Sita Rai/ }).getAttribute('href')).toContain(
      '/students/11',
    )
    type('')
    await screen.findByText('Type at least two characters')
    expect(address()).toBe('/students')
  })

  it('opens as the address says, and says that there are more than it shows', async () => {
    found = { ...found, isWhole: false }
    draw(<StudentsPage />, { path: '/students?name=rai' })
    await screen.findByText('Only the first 1 are shown. Type more of the name.')
    expect(asked()).toEqual([{ typed: 'rai' }])
  })

  it('shows that no student was found, but not when the list could not be read', async () => {
    found = { students: [], isWhole: true }
    const { unmount } = draw(<StudentsPage />, { path: '/students?name=zz' })
    await screen.findByText('No student found')
    unmount()
    network.on(find, () => ({ status: 503, body: { detail: 'Busy' } }))
    draw(<StudentsPage />, { path: '/students?name=zz' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No student found')).toBeNull()
    found = { students: [sita], isWhole: true }
    network.on(find, () => ({ body: { data: found } }))
    fireEvent.click(again)
    await screen.findByText('1 found')
  })

  it('does not offer the exam office a search by phone', async () => {
    draw(<StudentsPage />, { path: '/students' })
    const hint = screen.getByRole<HTMLInputElement>('searchbox').placeholder
    expect(hint).toMatch(/phone/i)
    sitAtDesk('exam-office')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('searchbox').placeholder).not.toMatch(/phone/i),
    )
  })
})
