import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { type FakeNetwork, fakeNetwork } from '#platform/browser/testing/network.ts'
import { keepKeys } from '#features/desk/office/shortcuts/own-keys.ts'
import { firstKeys } from '#features/desk/rules/key-map.ts'
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
  account = { is_on: true, letters: '' }
  network = fakeNetwork()
  network.on(read, () => ({ body: { data: account } }))
  network.on(write, ({ body }) => {
    account = body as object
    return { body: { isError: false } }
  })
})
afterEach(() => keepKeys(null, firstKeys))

const help = async () => {
  draw(<KeysHelp onClose={vi.fn()} />)
  await screen.findByRole('checkbox')
}
const statusText = () => screen.getByRole('status').textContent
const keysOf = (does: string) => {
  const row = screen.getAllByText(does)[0]?.closest('div')
  return [...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
}
const change = (action: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Another key for: ${action}` })
const choose = (action: string, key: string) => {
  fireEvent.click(change(action))
  fireEvent.keyDown(change(action), { key })
}

describe('the keys of the office', () => {
  it('are listed with what they do, in both languages', async () => {
    await help()
    expect(keysOf('next, previous item')).toEqual(['J', 'K', '↓', '↑'])
    expect(keysOf('approve')).toEqual(['A'])
    language.set('ne')
    await screen.findByText('अर्को, अघिल्लो')
    expect(screen.queryByText('next, previous item')).toBeNull()
  })

  it('get another character, which the account, the list and the shortcut then use', async () => {
    await help()
    choose('approve', 'e')
    await screen.findByText('E is now the shortcut for: approve')
    expect(keysOf('approve')).toEqual(['E'])
    expect(change('approve').textContent).toBe('E')
    expect(account).toEqual({ is_on: true, letters: 'ae' })
  })

  it('are those of the account, whatever this computer remembers', async () => {
    keepKeys(null, { isOn: true, keyMap: { a: 'w' } })
    account = { is_on: true, letters: 'ae' }
    await help()
    await vi.waitFor(() => expect(keysOf('approve')).toEqual(['E']))
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
      choose('approve', 'e')
      await vi.waitFor(() => expect(statusText()).toBe(sentence))
      expect(keysOf('approve')).toEqual(['A'])
      fireEvent.click(screen.getByRole('checkbox'))
      await vi.waitFor(() => expect(statusText()).toBe(sentence))
      expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
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

  it.each([
    ['r', 'R is already the shortcut for: return with reason'],
    ['1', 'Choose a letter from A to Z.'],
    ['?', 'Choose a letter from A to Z.'],
    ['क', 'Choose a letter from A to Z.'],
  ])('do not become %s, and say why', async (key, sentence) => {
    await help()
    choose('approve', key)
    expect(statusText()).toBe(sentence)
    expect(keysOf('approve')).toEqual(['A'])
  })

  it('stay as they were with Escape, and Tab goes on', async () => {
    await help()
    choose('approve', 'Escape')
    expect(change('approve').textContent).toBe('A')
    fireEvent.click(change('approve'))
    expect(fireEvent.keyDown(change('approve'), { key: 'Tab' })).toBe(true)
    fireEvent.blur(change('approve'))
    expect(change('approve').textContent).toBe('A')
  })

  it('are the default ones again when the person resets them', async () => {
    account = { is_on: true, letters: 'ae ha' }
    await help()
    await vi.waitFor(() => expect([keysOf('approve'), keysOf('hold')]).toEqual([['E'], ['A']]))
    fireEvent.click(screen.getByRole('button', { name: 'Use the default keys again' }))
    await screen.findByText('Every action has its default key again.')
    expect([keysOf('approve'), keysOf('hold')]).toEqual([['A'], ['H']])
    expect(account).toEqual({ is_on: true, letters: '' })
  })

  it('can be switched off, and then no letter is chosen', async () => {
    await help()
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('checkbox'))
    await vi.waitFor(() => expect(within(dialog).queryByText('Choose other keys')).toBeNull())
    expect(account).toEqual({ is_on: false, letters: '' })
    fireEvent.click(within(dialog).getByRole('checkbox'))
    await within(dialog).findByText('Choose other keys')
  })
})

describe('areas of the top bar', () => {
  const paths = (role: Parameters<typeof areasOf>[0]) => areasOf(role).map(({ path }) => path)

  it('are those the role works in', () => {
    expect(paths('librarian')).toEqual(['/library', '/students', '/committees'])
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
