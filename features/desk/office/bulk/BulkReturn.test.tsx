import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence, ReasonedAction } from '#features/desk/wire/evidence.ts'
import { BulkBar } from './BulkBar.tsx'
import { anItem, aRow } from '../testing/an-item.ts'
import { useSelection } from './use-bulk.ts'

const both = (en: string, ne = en) => ({ en, ne })
const by = { id: 'by', label: both('Correct by'), is: 'day' as const, value: '2026-12-01' }
const short = { id: 'short', label: both('Short by'), is: 'amount' as const, value: '' }
const dark = {
  id: 'dark',
  label: both('Photo cannot be read'),
  text: both('Slip {slip} cannot be read.', 'भौचर {slip} पढ्न सकिएन।'),
}
const low = {
  id: 'low',
  label: both('Amount too low'),
  text: both('{short} is missing.', '{short} कम छ।'),
}

function turnBackOf(record: number): ReasonedAction {
  const withNumber = (text: { en: string; ne: string }) =>
    both(text.en.replace('{slip}', `${record}`), text.ne.replace('{slip}', `${record}`))
  return {
    slug: 'voucher_return',
    body: { c_payment_ID: record },
    label: both('Return with reason'),
    next: both('They may send another.'),
    reasons: [{ ...dark, text: withNumber(dark.text) }, low],
    fillIns: [short, by],
  }
}

let network: FakeNetwork
let turnBacks: (record: number) => Evidence['turnBack']
const onReturn = vi.fn()
const onApprove = vi.fn()
const announce = vi.fn()
beforeEach(() => {
  sitAtDesk('cashier')
  vi.clearAllMocks()
  turnBacks = turnBackOf
  network = fakeNetwork()
  network.on('POST /api/v1/processes/desk_item', ({ body }) => {
    const { record } = body as { record: number }
    const data = anItem({ record, name: `Person ${record}`, turnBack: turnBacks(record) })
    return { body: { isError: false, data } }
  })
})

function Bar({ rows }: { readonly rows: readonly DeskRow[] }) {
  const selection = useSelection(rows)
  const [all] = useState(() => rows.map(({ record }) => record))
  return (
    <>
      <button type="button" onClick={() => selection.keep(all)}>
        Tick all
      </button>
      <BulkBar queue="vouchers" {...{ selection, announce, onApprove, onReturn }} />
    </>
  )
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
function ticked(...rows: readonly DeskRow[]) {
  const drawn = draw(<Bar rows={rows} />)
  press('Tick all')
  return drawn
}
const shiftR = (repeat = false) =>
  fireEvent.keyDown(document.body, { key: 'R', code: 'KeyR', shiftKey: true, repeat })
const dialog = () => screen.findByRole('dialog', { name: 'Return with reason: Entrance 2083' })
const short2 = aRow(2, { sign: 'look', isReady: false })

describe('several of one opening', () => {
  it('are returned with one reason, each with its own text, by Shift R and the number on the button', async () => {
    ticked(aRow(1), short2)
    expect(screen.getByRole('button', { name: /^One reason for 2/ })).toBeDefined()
    shiftR(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    shiftR()
    const inside = within(await dialog())
    await inside.findByText('Person 1, Person 2')
    fireEvent.click(inside.getByLabelText('Photo cannot be read'))
    expect(inside.getByText('Slip 1 cannot be read.')).toBeDefined()
    expect(inside.getByText('भौचर 1 पढ्न सकिएन।')).toBeDefined()
    expect(inside.getByText(/Person 1 reads this text/)).toBeDefined()
    expect(inside.queryByRole('textbox')).toBeNull()
    press('Return with reason: 2')
    const [[outcomes, opening]] = onReturn.mock.calls as [[{ body: object }[], object]]
    expect(opening).toEqual(both('Entrance 2083'))
    expect(outcomes.map(({ body }) => body)).toEqual(
      [1, 2].map((record) => ({
        c_payment_ID: record,
        reason: `Slip ${record} cannot be read.`,
        reason_ne: `भौचर ${record} पढ्न सकिएन।`,
        own_words: '',
        own_words_ne: '',
      })),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ask for a reason and for what it leaves open, typed once; left with Cancel it stands there again', async () => {
    ticked(aRow(1), short2)
    shiftR()
    const inside = within(await dialog())
    await inside.findByText('Person 1, Person 2')
    press('Return with reason: 2')
    await inside.findByText('Choose a reason first.')
    fireEvent.click(inside.getByLabelText('Amount too low'))
    press('Return with reason: 2')
    await inside.findByText('Fill in: Short by.')
    fireEvent.change(inside.getByLabelText('Short by'), { target: { value: '500' } })
    press('Cancel')
    shiftR()
    const again = within(await dialog())
    await again.findByText('Person 1, Person 2')
    expect(again.getByText(/^Rs\.\s500 is missing\.$/)).toBeDefined()
    press('Return with reason: 2')
    await waitFor(() => expect(onReturn).toHaveBeenCalledOnce())
  })

  it('leave behind what cannot be read or is not returned, say so and keep it ticked', async () => {
    turnBacks = (record) => (record === 2 ? null : turnBackOf(record))
    ticked(aRow(1), short2)
    shiftR()
    const inside = within(await dialog())
    await inside.findByText('1 could not be opened or cannot be returned, and stay selected.')
    fireEvent.click(inside.getByLabelText('Photo cannot be read'))
    press('Return with reason: 1')
    expect(onReturn.mock.calls[0]?.[0]).toHaveLength(1)
    expect(screen.getByText('1 selected')).toBeDefined()
  })

  it('that could not be read at all are asked for again, and nothing is returned', async () => {
    turnBacks = () => null
    ticked(aRow(1))
    shiftR()
    await dialog()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: /^Return with reason/ })).toBeNull()
    turnBacks = turnBackOf
    fireEvent.click(again)
    await screen.findByText('Person 1')
  })
})

describe('several that are not returned together', () => {
  it.each([
    [{ opening: { id: '2', name: both('Other') } }, /^These belong to several openings/],
    [{ isOwn: true }, /^One of them is your own/],
    [{ lock: { name: 'Gita Rana', isMine: false } }, /^A colleague has one of them open/],
  ])('say why: %j', (differs, why) => {
    ticked(aRow(1), aRow(2, differs))
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^One reason/ })).toBeNull()
    shiftR()
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(why))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offer nothing where a queue returns one by one', () => {
    ticked(aRow(1, { opening: null }), aRow(2, { opening: null }))
    expect(screen.queryByRole('button', { name: /^One reason/ })).toBeNull()
    expect(screen.queryByText('Return these items one by one.')).toBeNull()
  })
})

describe('several to be approved', () => {
  it('are read once more: one whose row is not ready any more stays, whatever its own checks say', async () => {
    const awaited = aRow(2, { sign: 'unknown', isReady: false })
    network.on('POST /api/v1/processes/desk_list', () => ({
      body: { isError: false, data: { rows: [aRow(1), awaited] } },
    }))
    ticked(aRow(1), aRow(2))
    press(/^Approve 2/)
    press(/^Approve 2, Rs/)
    await waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
    const [evidences] = onApprove.mock.calls[0] as [Evidence[]]
    expect(evidences.map(({ record }) => record)).toEqual([1])
    expect(announce).toHaveBeenCalledWith(
      expect.stringMatching(/^1\shas differences now and stays selected\.$/),
    )
  })

  it('stay when it cannot be read whether their rows are ready', async () => {
    network.on('POST /api/v1/processes/desk_list', () => ({ status: 500, body: {} }))
    ticked(aRow(1))
    press(/^Approve 1/)
    press(/^Approve 1, Rs/)
    await waitFor(() => expect(announce).toHaveBeenCalledOnce())
    expect(onApprove).not.toHaveBeenCalled()
  })
})
