import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { decide, type Decision, remove, undo, undoMs, useDecisions } from './undo.ts'
import { UndoStrip } from './UndoStrip.tsx'

const approve = 'POST /api/v1/processes/voucher_approve'
const reopened = vi.fn<(decision: Decision) => void>()

/** A desk at which Sita and Gita can be approved. */
function Desk() {
  const rest = useRest()
  const decisions = useDecisions()
  const approveOne = (record: number, name: string) => () =>
    decide(rest, {
      queue: 'vouchers',
      words: { en: `Approved: ${name}`, ne: `स्वीकृत: ${name}` },
      draft: { is: 'approve', note: 'typed' },
      sends: [{ record, name, slug: 'voucher_approve', body: { c_payment_ID: record } }],
    })
  return (
    <>
      <button type="button" onClick={approveOne(1, 'Sita')}>
        Sita
      </button>
      <button type="button" onClick={approveOne(2, 'Gita')}>
        Gita
      </button>
      <button
        type="button"
        onClick={() =>
          decide(rest, {
            queue: 'vouchers',
            words: { en: 'Approved 2: Rs. 3,000', ne: '२ स्वीकृत' },
            draft: null,
            sends: [1, 2].map((record) => ({
              record,
              name: ['Sita', 'Gita'][record - 1] ?? '',
              slug: 'voucher_approve',
              body: { c_payment_ID: record },
            })),
          })
        }
      >
        Both
      </button>
      <button type="button" onClick={() => decisions.forEach(({ id }) => remove(id))}>
        Leave nothing behind
      </button>
      <UndoStrip
        onUndo={() => {
          const taken = undo()
          if (taken !== null) reopened(taken)
        }}
        onReopen={reopened}
      />
    </>
  )
}

let network: FakeNetwork
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/desk_lock', () => ({ body: { isError: false } }))
  network.on(approve, () => ({ body: { isError: false, summary: 'Approved' } }))
  reopened.mockReset()
  draw(<Desk />)
})
afterEach(() => {
  press('Leave nothing behind')
  vi.useRealTimers()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('voucher_approve')).map(({ body }) => body)

describe('the strip of what was decided', () => {
  it('sends nothing for eight seconds, then what was decided, once', async () => {
    press('Sita')
    await later(undoMs - 500)
    expect(sent()).toEqual([])
    expect(screen.getByText(/Sends in 1 s/)).toBeDefined()
    await later(1_000)
    expect(sent()).toEqual([{ c_payment_ID: 1 }])
    expect(screen.queryByRole('group', { name: 'Approved: Sita' })).toBeNull()
    await later(undoMs)
    expect(sent()).toHaveLength(1)
  })

  it('says aloud what was decided and how long it can be undone, once and not with every second', async () => {
    const spoken = screen.getByRole('status')
    expect(spoken.textContent).toBe('')
    press('Sita')
    const words = spoken.textContent
    expect(words).toBe('Approved: Sita · Can be undone for 8 s, then it is sent.')
    const changed = vi.fn<() => void>()
    const observer = new MutationObserver(changed)
    observer.observe(spoken, { childList: true, characterData: true, subtree: true })
    await later(3_000)
    observer.disconnect()
    expect(screen.getByText(/Sends in 5 s/)).toBeDefined()
    expect(changed).not.toHaveBeenCalled()
  })

  it('shows the last and how many more, takes the newest back first with what was typed', async () => {
    press('Sita')
    press('Gita')
    expect(screen.getByRole('group', { name: 'Approved: Gita' }).textContent).toContain('1')
    press(/^Undo/)
    expect(reopened.mock.lastCall?.[0]).toMatchObject({
      sends: [{ record: 2 }],
      draft: { note: 'typed' },
    })
    expect(screen.getByRole('group', { name: 'Approved: Sita' })).toBeDefined()
    press(/^Undo/)
    await later(undoMs * 2)
    expect(sent()).toEqual([])
  })

  it('stands still while it is looked at', async () => {
    press('Sita')
    fireEvent.mouseEnter(screen.getByRole('group', { name: 'Approved: Sita' }))
    await later(undoMs * 2)
    expect(sent()).toEqual([])
    fireEvent.mouseLeave(screen.getByRole('group', { name: 'Approved: Sita' }))
    await later(undoMs)
    expect(sent()).toHaveLength(1)
  })

  it('stands still while a key has led to it', async () => {
    press('Sita')
    const undoing = screen.getByRole('button', { name: /^Undo/ })
    act(() => undoing.focus())
    await later(undoMs * 2)
    expect(sent()).toEqual([])
    act(() => undoing.blur())
    await later(undoMs)
    expect(sent()).toHaveLength(1)
  })

  it('takes several back at once, sends each by itself, and names those that did not get through', async () => {
    press('Both')
    press(/^Undo/)
    await later(undoMs * 2)
    expect(sent()).toEqual([])
    network.on(approve, ({ body }) =>
      (body as { c_payment_ID: number }).c_payment_ID === 1
        ? { body: { isError: false, summary: 'Approved' } }
        : { body: { isError: true, code: 'rule/locked', summary: 'Hari has it open.' } },
    )
    press('Both')
    await later(undoMs + 500)
    expect(sent()).toEqual([{ c_payment_ID: 1 }, { c_payment_ID: 2 }])
    expect(screen.getByRole('alert').textContent).toContain('Not sent: Gita · Hari has it open.')
    expect(screen.getByRole('alert').textContent).not.toContain('Sita')
    press('Sita')
    await later(undoMs + 500)
    const [one, other, alone] = network.left
      .filter(({ path }) => path.endsWith('voucher_approve'))
      .map(({ headers }) => headers.get('Desk-Lot'))
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect([other, alone]).toEqual([one, null])
  })

  it('keeps what the line lost, and sends it again under the same key', async () => {
    network.on(approve, () => null)
    press('Sita')
    await later(undoMs + 500)
    expect(screen.getByRole('alert').textContent).toContain('Not sent: Approved: Sita')
    network.on(approve, () => ({ body: { isError: false, summary: 'Approved' } }))
    press('Try again')
    await later(500)
    expect(screen.queryByRole('alert')).toBeNull()
    const keys = network.left
      .filter(({ path }) => path.endsWith('voucher_approve'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('names what the server refused, and reopens it as it was', async () => {
    const summary = 'Gita Rana has it open.'
    network.on(approve, () => ({ body: { isError: true, code: 'rule/locked', summary } }))
    press('Sita')
    await later(undoMs + 500)
    expect(screen.getByRole('alert').textContent).toContain(summary)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    press(/reopen|open/i)
    expect(reopened.mock.lastCall?.[0]).toMatchObject({ sends: [{ record: 1 }] })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
