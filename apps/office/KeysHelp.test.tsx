import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { type FakeNetwork, fakeNetwork } from '#platform/browser/testing/network.ts'
import { keepKeys } from '#features/desk/office/shortcuts/own-keys.ts'
import { areasOf, isDeskRole } from './areas.ts'
import { KeysHelp } from './KeysHelp.tsx'

const read = 'POST /api/v1/processes/own_keys'
const write = 'POST /api/v1/processes/own_keys_choose'
let network: FakeNetwork
let account: object

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  account = { is_on: true }
  network = fakeNetwork()
  network.on(read, () => ({ body: { data: account } }))
  network.on(write, ({ body }) => {
    account = body as object
    return { body: { isError: false } }
  })
})
afterEach(() => keepKeys(null, true))

const help = async () => {
  draw(<KeysHelp onClose={vi.fn()} />)
  await screen.findByRole('checkbox')
}
const statusText = () => screen.getByRole('status').textContent
const keysOf = (does: string) => {
  const row = screen.getAllByText(does)[0]?.closest('div')
  return [...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('the keys of the office', () => {
  it('are listed with what they do, in both languages', async () => {
    await help()
    expect(keysOf('next, previous item')).toEqual(['J', 'K', '↓', '↑'])
    expect(keysOf('approve')).toEqual(['A'])
    language.set('ne')
    await screen.findByText('अर्को, अघिल्लो')
    expect(screen.queryByText('next, previous item')).toBeNull()
  })

  it('are switched as the account says, whatever this computer remembers', async () => {
    keepKeys(null, true)
    account = { is_on: false }
    await help()
    await vi.waitFor(() => expect(box().checked).toBe(false))
  })

  it.each([
    ['refused', { status: 500 }, "We couldn't reach the server."],
    [
      'refused with its reason',
      { body: { isError: true, summary: 'Not so.', code: 'rule/x' } },
      'Not so.',
    ],
  ])(
    'stay as they were when the choice is %s, and the page shows the reason',
    async (_, answer, sentence) => {
      await help()
      network.on(write, () => answer)
      fireEvent.click(box())
      await vi.waitFor(() => expect(statusText()).toBe(sentence))
      expect(box().checked).toBe(true)
    },
  )

  it('are not chosen while the account could not be read, and it is asked again', async () => {
    network.on(read, () => ({ status: 500 }))
    draw(<KeysHelp onClose={vi.fn()} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    network.on(read, () => ({ body: { data: account } }))
    fireEvent.click(again)
    await screen.findByRole('checkbox')
  })

  it('can be switched off and on, in the account', async () => {
    await help()
    fireEvent.click(box())
    await screen.findByText('Saved to your account, for every computer.')
    await vi.waitFor(() => expect(box().checked).toBe(false))
    expect(account).toEqual({ is_on: false })
    fireEvent.click(box())
    await vi.waitFor(() => expect(box().checked).toBe(true))
    expect(account).toEqual({ is_on: true })
  })
})

describe('areas of the top bar', () => {
  const paths = (role: Parameters<typeof areasOf>[0]) => areasOf(role).map(({ path }) => path)

  it('are those the role works in', () => {
    expect(paths('librarian')).toEqual(['/library', '/students', '/committees', '/reports'])
    expect(paths('cashier')).toEqual([
      '/overview',
      '/queues',
      '/students',
      '/money',
      '/committees',
      '/second',
    ])
    expect(paths('registrar')).toContain('/results')
    expect(paths('cashier')).not.toContain('/results')
  })

  it('of control are the administrator’s alone', () => {
    for (const role of ['registrar', 'cashier', 'exam-office', 'librarian'] as const)
      expect(paths(role)).not.toContain('/control')
    expect(paths('administrator')).toContain('/control')
  })

  it('of queues are for who decides', () => {
    for (const role of ['registrar', 'cashier', 'exam-office', 'administrator'] as const)
      expect([role, isDeskRole(role), paths(role).includes('/queues')]).toEqual([role, true, true])
    expect([isDeskRole('librarian'), paths('librarian').includes('/queues')]).toEqual([
      false,
      false,
    ])
  })
})
