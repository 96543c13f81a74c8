import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { StaffRole } from '#features/staff/rules/roles.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import type { Outcome } from '../queue/outcome.ts'
import { ReviewBody } from './ReviewBody.tsx'
import { tab } from '../tab.ts'
import { anItem, short } from '../testing/an-item.ts'
import type { Answer } from '#platform/pure/rest-dialect/contract.ts'
import type { deskLock } from '../../wire/processes.ts'

const onDecided = vi.fn<(outcome: Outcome) => void>()
const announce = vi.fn<(words: string) => void>()
const onLeft = vi.fn<(draft: unknown) => void>()
const why = { en: 'The number is in use.', ne: 'यो नम्बर प्रयोगमा छ।' }

let network: FakeNetwork
beforeEach(() => {
  onDecided.mockReset()
  announce.mockReset()
  onLeft.mockReset()
  network = fakeNetwork()
  lockIs({ locked: true })
  network.on('POST /api/v1/processes/desk_leave', () => ({ body: { isError: false } }))
  network.on('POST /api/v1/processes/desk_colleagues', () => ({
    body: { isError: false, data: { colleagues: [] } },
  }))
})

const mine = { locked: true, by: null, lapses_in: null, take_over_in: null }

function lockIs(differs: Partial<Answer<typeof deskLock>>) {
  const data = { ...mine, ...differs }
  network.on('POST /api/v1/processes/desk_lock', () => ({ body: { isError: false, data } }))
}

function review(differs: Partial<Evidence> = {}, role: StaffRole = 'cashier', seenSince = 0) {
  return reviewOf(anItem(differs), role, seenSince)
}

function reviewOf(item: ReturnType<typeof anItem>, role: StaffRole = 'cashier', seenSince = 0) {
  sitAtDesk(role)
  const at = { queue: 'vouchers', record: 7, draft: null, seenSince }
  return draw(<ReviewBody {...at} {...{ onDecided, announce, onLeft }} item={item} />)
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ...more })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const filled = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.classList.contains('filled'))
    .map((each) => each.textContent)

describe('a review', () => {
  it('has one filled button: Approve where nothing blocks', () => {
    review()
    expect(filled()).toEqual(['Approve A'])
    expect(button('Approve').disabled).toBe(false)
  })

  it('has Approve off where a check blocks, the reason beside it, and Return filled', () => {
    review({ blocked: why })
    expect(filled()).toEqual(['Return with reason R'])
    expect(button('Approve').disabled).toBe(true)
    expect(screen.getByText(why.en)).toBeDefined()
    press('a')
    expect(announce).toHaveBeenCalledWith(why.en)
    expect(onDecided).not.toHaveBeenCalled()
  })

  it('has the other of two decisions beside Approve, which alone is filled', () => {
    const other = {
      slug: 'double_person_settle',
      body: { double_person_ID: 7, is_one: true },
      label: { en: 'One person', ne: 'एउटै व्यक्ति' },
      outcome: { en: 'Stands in both files', ne: 'दुवै फाइलमा रहन्छ' },
      takesAmount: false,
      done: { en: 'One person: {what}', ne: 'एउटै व्यक्ति: {what}' },
      icon: 'people',
    } as const
    review({ instead: other })
    expect(filled()).toEqual(['Approve A'])
    press('h')
    expect(onDecided).toHaveBeenCalledWith(
      expect.objectContaining({ slug: 'double_person_settle', words: other.done }),
    )
  })

  it('leads from a fact to the file of a student', () => {
    const facts = [
      { label: { en: 'File', ne: 'फाइल' }, value: { student: 1_000_007, name: 'Sita Rai' } },
    ]
    review({ facts })
    expect(screen.getByRole('link', { name: 'Sita Rai' }).getAttribute('href')).toBe(
      '/students/1000007',
    )
  })

  it('has what may be done instead filled beside Approve that is off, by button and by H', () => {
    const instead = {
      slug: 'voucher_approve',
      body: { c_payment_ID: 7, to_credit: true },
      label: { en: 'Take to credit', ne: 'जम्मामा राख्ने' },
      outcome: { en: 'To credit', ne: 'जम्मामा' },
      takesAmount: true,
      done: { en: 'Taken to credit: {what}', ne: 'जम्मामा राखियो: {what}' },
      icon: 'credit',
    } as const
    review({ blocked: why, instead })
    expect(filled()).toEqual(['Take to credit H'])
    expect(button('Approve').disabled).toBe(true)
    press('a')
    expect(onDecided).not.toHaveBeenCalled()
    press('h')
    fireEvent.click(button('Take to credit'))
    const decided = onDecided.mock.calls.map(([{ body, words }]) => ({ body, words }))
    expect(decided).toEqual([
      { body: instead.body, words: instead.done },
      { body: instead.body, words: instead.done },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for a line of why over a check that does not agree, which blocks nothing', () => {
    review({ checks: [short] })
    expect(filled()).toEqual(['Approve A'])
    press('a')
    expect(onDecided).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Reason, in one line')).toBeDefined()
  })

  it('says with every sign of a check what it means', () => {
    review({ checks: [short] })
    expect(screen.getByText('500 short').closest('tr')?.textContent).toContain('Look at it')
  })

  it('decides at a fresh press only, and not before one could look', () => {
    review()
    press('a', { repeat: true })
    press('r', { repeat: true })
    expect(onDecided).not.toHaveBeenCalled()
    expect(screen.queryByRole('heading', { name: 'Return with reason' })).toBeNull()
    press('a')
    expect(onDecided).toHaveBeenCalledOnce()
  })

  it('has only just opened', () => {
    review({}, 'cashier', Date.now() + 60_000)
    press('a')
    expect(announce).toHaveBeenCalledWith('It was opened just now')
    expect(onDecided).not.toHaveBeenCalled()
  })

  it('is not decided while the slip is still loading', () => {
    network.on('POST /api/v1/processes/desk_file', () => new Promise(() => {}))
    const label = { en: 'Slip', ne: 'भौचर' }
    const file = { model: 'c_payment', record: 7, name: 'slip.jpg', mime: 'image/jpeg', bytes: 9 }
    review({ files: [{ ...file, label }] })
    press('a')
    expect(announce).toHaveBeenCalledWith('The slip is still loading')
    expect(onDecided).not.toHaveBeenCalled()
  })

  it('that a colleague has open names them and is not decided; a cashier takes nothing over', async () => {
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 60_000, take_over_in: 60_000 })
    review()
    await screen.findByText('Open by Gita Rana')
    expect(button('Approve').disabled).toBe(true)
    expect(button('Return with reason').disabled).toBe(true)
    await act(() => Promise.resolve())
    press('a')
    expect(onDecided).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
  })

  it('whose lock has lapsed can be taken over without opening it again', async () => {
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 20, take_over_in: 20 })
    review()
    await screen.findByText('Open by Gita Rana')
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 0, take_over_in: 0 })
    await screen.findByText('Open by Gita Rana, untouched for two minutes')
    expect(button('Approve').disabled).toBe(true)
    lockIs({ locked: true, by: null, lapses_in: null })
    fireEvent.click(button('Take over'))
    await expect.poll(() => button('Approve').disabled).toBe(false)
  })

  it('is let go by closing the tab', async () => {
    const left = vi.fn()
    network.on('POST /api/v1/processes/desk_leave', ({ body }) => {
      left(body)
      return { body: { isError: false } }
    })
    lockIs({ locked: true })
    review()
    await new Promise((resolve) => setTimeout(resolve, 250))
    fireEvent(window, new Event('pagehide'))
    await expect.poll(() => left).toHaveBeenCalledWith({ queue: 'vouchers', record: 7, tab })
  })

  it('held for ten minutes by a colleague who is there may be taken over', async () => {
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 90_000, take_over_in: 0 })
    review()
    await screen.findByText('Open by Gita Rana. You may take it over.')
    lockIs({ locked: true, by: null, lapses_in: null })
    fireEvent.click(button('Take over'))
    await expect.poll(() => button('Approve').disabled).toBe(false)
  })

  it('that is taken over during typing shows so in the open form, which preserves the text', async () => {
    review({ checks: [short] })
    await screen.findByText('500 short')
    // The lock is taken before the colleague takes it over.
    await vi.waitFor(() =>
      expect(network.left.some(({ path }) => path.endsWith('/desk_lock'))).toBe(true),
    )
    press('a')
    fireEvent.change(screen.getByLabelText('Reason, in one line'), { target: { value: 'Called' } })
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 90_000, take_over_in: 90_000 })
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByText('Gita Rana has this item now. What you typed is saved.')
    expect(screen.getByLabelText<HTMLInputElement>('Reason, in one line').value).toBe('Called')
  })

  it('is taken over by the registrar at once', async () => {
    lockIs({ locked: false, by: 'Gita Rana', lapses_in: 60_000, take_over_in: 0 })
    review({}, 'registrar')
    const take = await screen.findByRole('button', { name: 'Take over' })
    network.on('POST /api/v1/processes/desk_lock', ({ body }) => ({
      body: {
        isError: false,
        data: { ...mine, locked: (body as { take_over: boolean }).take_over },
      },
    }))
    fireEvent.click(take)
    await expect.poll(() => button('Approve').disabled).toBe(false)
  })
})

it('says in the open form too that it is held, and what a colleague was asked', () => {
  const { evidence, standing } = anItem({})
  const question = { by: 'Hari', of: 'Gita', isForMe: false, text: 'Our branch?', answer: 'Yes' }
  const agreed = { question, heldUntil: '2026-12-01', heldReason: 'bank asked' }
  reviewOf({ evidence, standing: { ...standing, ...agreed } })
  press('r')
  expect(screen.getByLabelText(/Write my own/)).toBeDefined()
  expect(screen.getByText(/Our branch\?/)).toBeDefined()
  expect(screen.getByText(/bank asked/)).toBeDefined()
})

describe('Esc leads one step back and loses nothing', () => {
  const escape = (on: Element = document.body) => fireEvent.keyDown(on, { key: 'Escape' })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

  it('of a return', () => {
    review()
    press('r')
    fireEvent.click(screen.getByRole('checkbox', { name: /Write my own/ }))
    type('In English', 'Come by today.')
    escape(screen.getByLabelText('In English'))
    expect(screen.queryByLabelText('In English')).toBeNull()
    press('r')
    expect(valueOf('In English')).toBe('Come by today.')
  })

  it('of an approval over a check', () => {
    review({ checks: [short] })
    press('a')
    type('Reason, in one line', 'The rest comes')
    escape()
    press('a')
    expect(valueOf('Reason, in one line')).toBe('The rest comes')
  })

  it.each([
    ['a question', 'c', 'Question, one line'],
    ['a hold', 'h', 'Why'],
  ])('of %s', async (_, key, label) => {
    review()
    press(key)
    type(label, 'Is this our branch?')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    press(key)
    expect(valueOf(label)).toBe('Is this our branch?')
  })
})

describe('a form that is open when the reviewer goes to another item', () => {
  const typeWhy = () =>
    fireEvent.change(screen.getByLabelText('Reason, in one line'), { target: { value: 'seen' } })

  it('is given over with what was typed, and stands there again', () => {
    const { unmount } = review({ checks: [short] })
    press('a')
    typeWhy()
    unmount()
    expect(onLeft).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ is: 'approve', note: 'seen' }),
    )
    const [[draft]] = onLeft.mock.calls as [[unknown]]
    const at = { queue: 'vouchers', record: 7, draft, seenSince: 0 }
    const item = anItem({ checks: [short] })
    draw(<ReviewBody {...at} {...{ onDecided, announce, onLeft }} item={item} />)
    expect(screen.getByLabelText<HTMLInputElement>('Reason, in one line').value).toBe('seen')
  })

  it('of an approval begins with the amount approving at once would credit', () => {
    const { approve } = anItem({}).evidence
    review({ checks: [short], approve: { ...approve, body: { c_payment_ID: 7, amount: 1_000 } } })
    press('a')
    expect(screen.getByLabelText<HTMLInputElement>('Amount to credit, Rs.').value).toBe('1000')
  })

  it('is not restored after it was sent, nor where none was open', () => {
    const first = review({ checks: [short] })
    press('a')
    typeWhy()
    fireEvent.keyDown(screen.getByLabelText('Reason, in one line'), { key: 'Enter', ctrlKey: true })
    expect(onDecided).toHaveBeenCalledOnce()
    first.unmount()
    review().unmount()
    expect(onLeft.mock.calls).toEqual([[null], [null]])
  })
})

describe('a check that a person judges', () => {
  const photo = {
    fact: { en: 'Photo', ne: 'तस्बिर' },
    values: ['there', 'clear'],
    sign: 'unknown',
    note: null,
    judge: { key: 'photo7', by: null },
  } as const
  const marksheet = { ...photo, fact: { en: 'Marksheet', ne: 'अङ्कपत्र' } }
  const marks = { ...marksheet, judge: { key: 'marks8', by: null } }
  const judged = () =>
    network.left.filter(({ path }) => path.endsWith('/desk_judge')).map(({ body }) => body)
  beforeEach(() =>
    network.on('POST /api/v1/processes/desk_judge', () => ({ body: { isError: false } })),
  )

  it('is judged by its own button, and the person who judged it is named', async () => {
    const by = { ...marks, sign: 'agree' as const, judge: { key: 'marks8', by: 'Gita Rana' } }
    review({ checks: [photo, by] })
    expect(screen.getByText('1 of 2 agree, 1 for you to judge')).toBeDefined()
    expect(screen.getByText('judged by Gita Rana')).toBeDefined()
    fireEvent.click(button('Photo: agrees'))
    await vi.waitFor(() =>
      expect(judged()).toEqual([{ queue: 'vouchers', record: 7, checks: 'photo7', agrees: true }]),
    )
  })

  it('is judged with all others by T, once every document was on the screen', async () => {
    const file = {
      model: 'c_bpartner',
      record: 1,
      name: 'photo.jpg',
      mime: 'image/jpeg',
      bytes: 1,
      label: photo.fact,
    }
    network.on('POST /api/v1/processes/desk_file', () => ({
      body: { isError: false, exportFile: '' },
    }))
    review({ checks: [photo, marks], files: [file] })
    press('t')
    expect(announce).toHaveBeenCalledWith('Open every document first.')
    expect(judged()).toEqual([])
    fireEvent.load(await screen.findByRole('img', { name: 'Photo' }))
    press('t')
    await vi.waitFor(() => expect(judged()).toMatchObject([{ checks: 'photo7 marks8' }]))
  })
})
