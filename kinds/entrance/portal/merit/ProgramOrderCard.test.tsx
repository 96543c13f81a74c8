import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ProgramOrderCard } from './ProgramOrderCard.tsx'

const read = 'POST /api/v1/processes/entrance_program_order'
const set = 'POST /api/v1/processes/entrance_program_order_set'
const answer = (data: object) => ({ body: { isError: false, summary: 'Saved', data } })
const program = (id: number, name: string) => ({ id, name, nameNepali: '' })
const offered = [program(1, 'CS & AI'), program(2, 'Civil'), program(3, 'Computer')]

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
})
const open = (facts: object) => {
  const order = { offered, chosen: [], mayChange: true, until: '2026-12-03', ...facts }
  network.on(read, () => answer({ order }))
  return draw(<ProgramOrderCard applicationId={21} />)
}
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('order_set')).map(({ body }) => body)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the order of the programmes', () => {
  it('is chosen place by place, each programme once, and sent as one', async () => {
    open({})
    expect(await screen.findByText(/you compete for CS & AI only/)).toBeTruthy()
    network.on(set, () => answer({}))
    await press('Choose the order')
    await press('Save the order')
    expect(await screen.findByText('Choose at least one programme.')).toBeTruthy()
    choose('Preference 1', '2')
    choose('Preference 2', '1')
    const taken = screen.getByLabelText<HTMLSelectElement>('Preference 3')
    expect([...taken.options].map(({ disabled }) => disabled)).toEqual([false, true, true, false])
    await press('Save the order')
    await waitFor(() => expect(sent()).toEqual([{ n_entrance_reg_ID: 21, programs: [2, 1] }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('loses a place that is taken away, and stays open with the reason of a refusal', async () => {
    open({ chosen: [3, 2, 1] })
    network.on(set, () => ({
      body: { isError: true, code: 'rule/order-closed', summary: 'It is too late.' },
    }))
    await press('Change the order')
    choose('Preference 1', '')
    await press('Save the order')
    expect(await screen.findByText('It is too late.')).toBeTruthy()
    expect(sent()).toEqual([{ n_entrance_reg_ID: 21, programs: [2, 1] }])
  })

  it('is only shown when it may not change any more', async () => {
    open({ chosen: [3, 1], mayChange: false })
    await screen.findByText('Computer')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Computer',
      'CS & AI',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
