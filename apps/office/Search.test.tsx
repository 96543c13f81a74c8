import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import { Search } from './Search.tsx'

const students = 'POST /api/v1/processes/students_find'
const waiting = 'POST /api/v1/processes/desk_search'
const sita = { id: 7, name: 'Sita Rai', nepaliName: 'सीता राई', about: ['2082-1', 'BHM'] }
const gita = { id: 8, name: 'Gita Rai', nepaliName: '', about: [] }
const voucher = {
  queue: 'vouchers',
  queueName: { en: 'Vouchers', ne: 'भौचर' },
  record: 31,
  name: 'Sita Rai',
  about: { en: 'Rs. 1,500', ne: 'रु. १,५००' },
}

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on(students, () => ({ body: { data: { students: [sita, gita], isWhole: true } } }))
  network.on(waiting, () => ({ body: { data: { found: [voucher] } } }))
})

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option')
const chosen = () => options().findIndex((each) => each.getAttribute('aria-selected') === 'true')
const search = (role: StaffRole = 'cashier') => draw(<Search role={role} />, { path: '/overview' })
const asked = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)

describe('the search', () => {
  it('sends no request before two characters are typed', async () => {
    search()
    type(' s ')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(network.left).toEqual([])
    type('si')
    await screen.findByText('Waiting: Vouchers · Rs. 1,500')
    expect(asked('students_find')).toEqual([{ typed: 'si' }])
  })

  it('shows what waits first, then who it may be, with both names', async () => {
    search()
    type('sita')
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(options().map((each) => each.textContent)).toEqual([
      'Sita RaiWaiting: Vouchers · Rs. 1,500',
      'Sita Rai · सीता राई2082-1 · BHM',
      'Gita RaiStudent',
    ])
  })

  it('asks for nothing that waits where the role decides on nothing', async () => {
    search('librarian')
    type('sita')
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(asked('desk_search')).toEqual([])
  })

  it('is walked by arrows that stop at both ends, and Enter opens', async () => {
    search()
    type('sita')
    await waitFor(() => expect(options()).toHaveLength(3))
    expect(chosen()).toBe(0)
    press('ArrowUp')
    expect(chosen()).toBe(0)
    for (let step = 0; step < 5; step++) press('ArrowDown')
    expect(chosen()).toBe(2)
    expect(field().getAttribute('aria-activedescendant')).toBe('found-2')
    press('ArrowUp')
    press('Enter')
    expect(address()).toBe('/students/7?name=sita')
    expect(field().value).toBe('')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens what is pressed with the mouse', async () => {
    search()
    type('sita')
    fireEvent.mouseDown(await screen.findByText('Waiting: Vouchers · Rs. 1,500'))
    expect(address()).toBe('/queues/vouchers/31')
  })

  it('opens nothing while nothing is known, and begins at the top of what is typed next', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(students, () => new Promise((resolve) => (answer = resolve)))
    search()
    type('si')
    press('Enter')
    expect(address()).toBe('/overview')
    await waitFor(() => expect(asked('students_find')).toHaveLength(1))
    answer({ body: { data: { students: [sita, gita], isWhole: true } } })
    await waitFor(() => expect(options()).toHaveLength(3))
    press('ArrowDown')
    network.on(students, () => ({ body: { data: { students: [gita], isWhole: true } } }))
    type('git')
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(chosen()).toBe(0)
  })

  it('goes with Escape and leaves the page where it was', async () => {
    search()
    type('sita')
    await waitFor(() => expect(options()).toHaveLength(3))
    press('Escape')
    expect([field().value, screen.queryByRole('listbox'), address()]).toEqual([
      '',
      null,
      '/overview',
    ])
  })

  it('says that nothing is found only when that is known', async () => {
    network.on(students, () => ({ body: { data: { students: [], isWhole: true } } }))
    network.on(waiting, () => ({ body: { data: { found: [] } } }))
    search()
    type('zz')
    await screen.findByText('No results.')
  })

  it('that could not be asked is not called empty, and is asked again', async () => {
    network.on(students, () => ({ status: 500, body: {} }))
    search()
    type('sita')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No results.')).toBeNull()
    network.on(students, () => ({ body: { data: { students: [sita], isWhole: true } } }))
    fireEvent.click(again)
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows eight students at most', async () => {
    const many = Array.from({ length: 20 }, (_, id) => ({ ...gita, id, name: `Gita ${id}` }))
    network.on(students, () => ({ body: { data: { students: many, isWhole: true } } }))
    search('librarian')
    type('gita')
    await waitFor(() => expect(options()).toHaveLength(8))
  })

  it('takes the focus with /', () => {
    search()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(field())
  })
})
