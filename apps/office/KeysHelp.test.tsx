import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { forgetLetters, parseKeyMap } from '#features/desk/office/key-map.ts'
import { letterKeys } from '#features/desk/office/keys.ts'
import { areasOf, isDeskRole } from './areas.ts'
import { KeysHelp } from './KeysHelp.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => {
  forgetLetters()
  letterKeys.set(true)
})

const help = () => draw(<KeysHelp onClose={vi.fn()} />)
const keysOf = (does: string) => {
  const row = screen.getAllByText(does)[0]?.closest('div')
  return [...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
}
const change = (act: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Another letter for: ${act}` })
const choose = (act: string, key: string) => {
  fireEvent.click(change(act))
  fireEvent.keyDown(change(act), { key })
}

describe('the keys of the office', () => {
  it('are listed with what they do, in both languages', async () => {
    help()
    expect(keysOf('next, previous item')).toEqual(['J', 'K', '↓', '↑'])
    expect(keysOf('approve')).toEqual(['A'])
    language.set('ne')
    await screen.findByText('अर्को, अघिल्लो')
    expect(screen.queryByText('next, previous item')).toBeNull()
  })

  it('get another letter, which the list and the act then have', () => {
    help()
    choose('approve', 'e')
    expect(screen.getByRole('status').textContent).toBe('E now does: approve')
    expect(keysOf('approve')).toEqual(['E'])
    expect(change('approve').textContent).toBe('E')
  })

  it.each([
    ['r', 'R already does: return with reason'],
    ['1', 'Choose a letter from A to Z.'],
    ['?', 'Choose a letter from A to Z.'],
    ['क', 'Choose a letter from A to Z.'],
  ])('do not become %s, and say why', (key, sentence) => {
    help()
    choose('approve', key)
    expect(screen.getByRole('status').textContent).toBe(sentence)
    expect(keysOf('approve')).toEqual(['A'])
  })

  it('stay as they were with Escape, and Tab goes on', () => {
    help()
    choose('approve', 'Escape')
    expect(change('approve').textContent).toBe('A')
    fireEvent.click(change('approve'))
    expect(fireEvent.keyDown(change('approve'), { key: 'Tab' })).toBe(true)
    fireEvent.blur(change('approve'))
    expect(change('approve').textContent).toBe('A')
  })

  it('are the first ones again when somebody wants them', () => {
    help()
    choose('approve', 'e')
    choose('hold', 'a')
    expect([keysOf('approve'), keysOf('hold')]).toEqual([['E'], ['A']])
    fireEvent.click(screen.getByRole('button', { name: 'Take the first letters again' }))
    expect([keysOf('approve'), keysOf('hold')]).toEqual([['A'], ['H']])
  })

  it('can be switched off, and then no letter is chosen', () => {
    help()
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('checkbox'))
    expect(within(dialog).queryByText('Choose other letters')).toBeNull()
    fireEvent.click(within(dialog).getByRole('checkbox'))
    expect(within(dialog).getByText('Choose other letters')).toBeDefined()
  })
})

describe('letters kept on a computer', () => {
  it.each([
    [{ a: 'e' }, { a: 'e' }],
    [
      { a: 'h', h: 'a' },
      { a: 'h', h: 'a' },
    ],
    [{}, {}],
    [{ a: 'E', b: 'x', j: 7 }, {}],
    [{ a: 'r' }, null],
    [{ a: 'e', h: 'e' }, null],
    [null, null],
    ['a', null],
  ])('%j are %j', (json, map) => {
    expect(parseKeyMap(json)).toEqual(map)
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
