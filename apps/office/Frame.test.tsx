import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { desk } from '#features/staff/office/session.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { Frame } from './Frame.tsx'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})

function draws(role: StaffRole) {
  sitAtDesk(role)
  const sits = desk.get()
  if (sits === null) throw new Error('Nobody sits here')
  return draw(
    <Frame desk={sits} parts={null}>
      <p>A screen</p>
    </Frame>,
    { path: '/account' },
  )
}
const areas = () =>
  [...screen.getByRole('navigation', { name: 'Areas' }).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  )
const press = (key: string) =>
  fireEvent.keyDown(document.body, {
    key,
    code: /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : '',
  })

describe('the frame', () => {
  it.each([
    ['cashier', ['Overview', 'Queues', 'Students', 'Awards', 'Second person']],
    ['registrar', ['Overview', 'Queues', 'Students', 'Results', 'Awards', 'Second person']],
    ['exam-office', ['Overview', 'Queues', 'Students', 'Results', 'Awards', 'Second person']],
    ['librarian', ['Library', 'Students', 'Awards']],
    [
      'administrator',
      ['Overview', 'Queues', 'Students', 'Results', 'Awards', 'Second person', 'Control'],
    ],
  ] as const)('has the areas a %s may use, no others', (role, names) => {
    draws(role)
    expect(areas()).toEqual(names)
  })

  it.each([
    ['o', '/overview'],
    ['q', '/queues'],
    ['v', '/queues/vouchers'],
    ['s', '/students'],
  ])('goes with G, then %s', (key, to) => {
    draws('cashier')
    press(key)
    expect(address()).toBe('/account')
    press('g')
    press(key)
    expect(address()).toBe(to)
  })

  it('goes nowhere the role does not work', () => {
    draws('librarian')
    press('g')
    press('v')
    expect(address()).toBe('/account')
  })

  it('shows all keys with ?', () => {
    draws('cashier')
    press('?')
    expect(screen.getByRole('dialog', { name: 'Keys of this office' })).toBeDefined()
  })
})

describe('search', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const asked = () => network.left.filter(({ path }) => path.endsWith('students_find')).length
  const student = (id: number, name: string) => ({ id, name, nepaliName: 'सीता', about: [] })
  const found = (...students: readonly object[]) => ({
    body: { isError: false, data: { students, found: students, isWhole: true } },
  })
  beforeEach(() => {
    network.on('POST /api/v1/processes/students_find', () =>
      found(student(1, 'Sita Rai'), student(2, 'Sita Thapa')),
    )
    draws('librarian')
  })

  it('has the caret with /, asks from two letters on, and is walked with arrows and Enter', async () => {
    press('/')
    expect(document.activeElement).toBe(field())
    type('S')
    await Promise.resolve()
    expect(asked()).toBe(0)
    type('Si')
    const options = await screen.findAllByRole('option')
    expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false'])
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(address()).toBe('/students/2?name=Si')
  })

  it('says that nothing was found, and never so of a search that could not be made', async () => {
    network.on('POST /api/v1/processes/students_find', () => ({ status: 500, body: {} }))
    type('Si')
    await screen.findByText("We couldn't reach the server.")
    expect(screen.queryByText(/nobody|nothing/i)).toBeNull()
    network.on('POST /api/v1/processes/students_find', () => found())
    type('Sit')
    await expect.poll(() => screen.queryByText("We couldn't reach the server.")).toBeNull()
  })
})
