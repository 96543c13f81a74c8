import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ItemStatus } from '#features/desk/wire/desk.ts'
import { Agreed } from './Agreed.tsx'
import { AskDialog, HoldDialog } from './AgreeForms.tsx'
import { AssignDialog } from '../queue/AssignDialog.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const done = () => ({ body: { isError: false, summary: 'Done' } })
const status: ItemStatus = {
  lock: null,
  assigned: null,
  question: null,
  heldUntil: null,
  heldReason: null,
}
const at = { queue: 'vouchers', record: 7 } as const

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on(process('desk_colleagues'), () => ({
    body: { isError: false, data: { colleagues: [{ id: 5, name: 'Gita Rana' }] } },
  }))
})

/** Key and body of every try that left for a process. */
const tries = (slug: string) =>
  network.left
    .filter(({ path }) => path.endsWith(slug))
    .map(({ headers, body }) => JSON.stringify([headers.get('Idempotency-Key'), body]))
const dialog = () => within(screen.getByRole('dialog'))

/** Two tries of a press get no answer; asked again, the server has it done already. */
async function losesItsAnswer(slug: string, press: () => void): Promise<void> {
  network.on(process(slug), () => null)
  press()
  const again = await screen.findByRole('button', { name: 'Ask again' })
  network.on(process(slug), done)
  fireEvent.click(again)
  await expect.poll(() => tries(slug).length).toBe(3)
  expect(new Set(tries(slug)).size).toBe(1)
  expect(tries(slug)[0]).not.toContain('null')
}

describe('a decision of the desk whose answer is lost keeps its key when it is sent again', () => {
  it('asking a colleague', async () => {
    const onDone = vi.fn()
    draw(<AskDialog {...at} onDone={onDone} onClose={() => undefined} />)
    await screen.findByRole('option', { name: 'Gita Rana' })
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '5' } })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Your counter?' } })
    await losesItsAnswer('desk_ask', () =>
      fireEvent.click(dialog().getByRole('button', { name: 'Ask' })),
    )
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
  })

  it('holding', async () => {
    const onDone = vi.fn()
    draw(<HoldDialog {...at} onDone={onDone} onClose={() => undefined} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Statement comes' } })
    await losesItsAnswer('desk_hold', () =>
      fireEvent.click(dialog().getByRole('button', { name: 'Hold' })),
    )
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
  })

  it('answering a question, with the typed text preserved', async () => {
    const question = {
      by: 'Gita Rana',
      of: 'Mina Rai',
      text: 'Yours?',
      answer: null,
      isForMe: true,
    }
    draw(<Agreed {...at} status={{ ...status, question }} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mine' } })
    await losesItsAnswer('desk_answer', () =>
      fireEvent.click(screen.getByRole('button', { name: 'Answer' })),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Mine')
  })

  it('ending a hold', async () => {
    draw(<Agreed {...at} status={{ ...status, heldUntil: '2026-11-30', heldReason: 'x' }} />)
    await losesItsAnswer('desk_release', () =>
      fireEvent.click(screen.getByRole('button', { name: 'Release the hold' })),
    )
  })

  it('assigning items to a colleague, one key for each item', async () => {
    const onDone = vi.fn()
    draw(<AssignDialog queue="vouchers" records={[7]} onDone={onDone} onClose={() => undefined} />)
    network.on(process('desk_assign'), () => null)
    const press = () => fireEvent.click(dialog().getByRole('button', { name: 'Assign' }))
    press()
    await screen.findByText("We don't know whether it arrived.")
    network.on(process('desk_assign'), done)
    press()
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(tries('desk_assign')).toHaveLength(2)
    expect(new Set(tries('desk_assign')).size).toBe(1)
  })
})

it('that was refused says why and keeps what was typed', async () => {
  network.on(process('desk_hold'), () => ({
    body: { isError: true, code: 'rule/hold-day', summary: 'Choose a later day.' },
  }))
  draw(<HoldDialog {...at} onDone={() => undefined} onClose={() => undefined} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Statement comes' } })
  fireEvent.click(dialog().getByRole('button', { name: 'Hold' }))
  await dialog().findByText('Choose a later day.')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Statement comes')
})
