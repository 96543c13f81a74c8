import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { WithdrawOpening } from './WithdrawOpening.tsx'

const refunds = {
  khalti: { count: 1, sum: 150_000 },
  bank: { count: 2, sum: 300_000 },
  credit: 0,
}
const ending = { unpaid: 2, paid: 3, credited: 450_000, refunds, proposedBy: null, withdrawn: null }
const answer = (data: object) => ({ body: { isError: false, summary: 'Proposed.', data } })

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/opening_withdrawal_read', () => answer(ending))
})
const drawn = () => draw(<WithdrawOpening table="n_entrance_open" id={7} />)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('withdrawing an opening', () => {
  it('shows what would end, and proposes it with both reasons', async () => {
    network.on('POST /api/v1/processes/opening_withdraw', () => answer({ n_proposal_ID: 3 }))
    const { container } = drawn()
    await press('Withdraw the opening')
    expect(wordsOf(container)).toContain('Unpaid applications 2')
    expect(wordsOf(container)).toContain('Becomes credit Rs. 4,500')
    const propose = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Propose to withdraw it',
    })
    expect(propose.disabled).toBe(true)
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Reason, in English', ' Too few applicants. ')
    type('Reason, in Nepali', 'आवेदक थोरै भए।')
    fireEvent.click(propose)
    const sent = () => network.left.filter(({ path }) => path.endsWith('opening_withdraw'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toEqual({
      model: 'n_entrance_open',
      record_ID: 7,
      reason: 'Too few applicants.',
      reason_ne: 'आवेदक थोरै भए।',
      money: 'credit',
    })
  })

  it('shows the way each part goes back before it is proposed as refunds', async () => {
    network.on('POST /api/v1/processes/opening_withdraw', () => answer({ n_proposal_ID: 3 }))
    const { container } = drawn()
    await press('Withdraw the opening')
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Money that was paid', 'refund')
    expect(wordsOf(container)).toContain('Back through Khalti 1 refund, Rs. 1,500')
    expect(wordsOf(container)).toContain('Back by bank 2 refunds, Rs. 3,000')
    expect(wordsOf(container)).not.toContain('Stays credit')
    expect(wordsOf(container)).toContain('The cashier enters each student’s bank account')
    type('Reason, in English', 'Too few')
    type('Reason, in Nepali', 'थोरै')
    await press('Propose to withdraw it')
    const sent = () => network.left.filter(({ path }) => path.endsWith('opening_withdraw'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({ money: 'refund' })
  })

  it('says who proposed it, or that it was withdrawn, and offers nothing then', async () => {
    const asked = 'POST /api/v1/processes/opening_withdrawal_read' as const
    network.on(asked, () => answer({ ...ending, proposedBy: 'Hari' }))
    const { unmount } = drawn()
    await screen.findByText(/^Hari proposed to withdraw this opening/)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    network.on(asked, () => answer({ ...ending, withdrawn: { en: 'Too few.', ne: 'थोरै' } }))
    drawn()
    await screen.findByText('This opening was withdrawn. Too few.')
  })

  it('is absent while no student has applied', async () => {
    network.on('POST /api/v1/processes/opening_withdrawal_read', () =>
      answer({ ...ending, unpaid: 0, paid: 0 }),
    )
    const { container } = drawn()
    await waitFor(() => expect(network.left).toHaveLength(1))
    await waitFor(() => expect(container.querySelector('[aria-hidden=true]')).toBeNull())
    expect(container.querySelector('section')).toBeNull()
  })
})
