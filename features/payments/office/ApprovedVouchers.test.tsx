import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { DecidedVoucher } from '../wire/decided-voucher.ts'
import { ApprovedVouchers } from './ApprovedVouchers.tsx'

const list = 'POST /api/v1/processes/vouchers_decided'
const reverse = 'POST /api/v1/processes/voucher_reverse'
const approved: DecidedVoucher = {
  paymentId: 31,
  name: { en: 'Entrance 2083', ne: 'प्रवेश परीक्षा २०८३' },
  amount: 1_500,
  slipNumber: '0093 5120',
  state: 'approved',
  approvedBy: 'Hari Poudel',
  approved: '2026-11-22T05:00:00.000Z',
  reversed: null,
}
const reversed: DecidedVoucher = {
  ...approved,
  paymentId: 30,
  state: 'reversed',
  reversed: {
    at: '2026-11-23T05:00:00.000Z',
    by: 'Mina Rai',
    reason: 'The slip belongs to another student.',
  },
}

let network: FakeNetwork
let vouchers: readonly DecidedVoucher[]
beforeEach(() => {
  sitAtDesk('cashier')
  vouchers = [approved]
  network = fakeNetwork()
  network.on(list, () => ({ body: { data: { vouchers } } }))
})

const sent = () => network.left.filter(({ path }) => path.endsWith('/voucher_reverse'))
const openDialog = async () => {
  draw(<ApprovedVouchers partnerId={11} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Reverse' }))
  return within(await screen.findByRole('dialog'))
}
const propose = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))

describe('approved vouchers of a student', () => {
  it('that could not be read are not called none', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    draw(<ApprovedVouchers partnerId={11} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No voucher has been approved.')).toBeNull()
    vouchers = []
    network.on(list, () => ({ body: { data: { vouchers } } }))
    fireEvent.click(again)
    await screen.findByText('No voucher has been approved.')
  })

  it('show which were reversed, by whom and why; those and waiting ones have no button', async () => {
    vouchers = [{ ...approved, state: 'reversal-waits' }, reversed]
    draw(<ApprovedVouchers partnerId={11} />)
    await screen.findByText('Reversal waits for a second person')
    screen.getByText('Reversed')
    screen.getByText('Reversal confirmed by Mina Rai', { exact: false })
    screen.getByText('The slip belongs to another student.')
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull()
  })

  it('are reversed with a template in both languages, once proposed they wait', async () => {
    network.on(reverse, () => {
      vouchers = [{ ...approved, state: 'reversal-waits' }]
      return { body: { isError: false } }
    })
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Another student’s slip' }))
    propose(dialog)
    await screen.findByText('Proposed. The approval remains valid until a second person confirms.')
    await screen.findByText('Reversal waits for a second person')
    expect(sent().map(({ body }) => body)).toEqual([
      {
        c_payment_ID: 31,
        reason: expect.stringContaining('belongs to another student'),
        reason_ne: expect.stringContaining('अर्को विद्यार्थी'),
        own_words: '',
        own_words_ne: '',
      },
    ])
  })

  it('are not reversed without a reason, or with an own reason in one language', async () => {
    const dialog = await openDialog()
    propose(dialog)
    await dialog.findByText('Choose a reason first.')
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Write my own' }))
    propose(dialog)
    await dialog.findByText('Write the reason first.')
    fireEvent.change(dialog.getByLabelText('In English'), { target: { value: 'A mistake.' } })
    propose(dialog)
    await dialog.findByText(/both languages/i)
    expect(sent()).toEqual([])
  })

  it('that the server does not reverse stay, with its reason in the dialog', async () => {
    const summary = 'Part of this voucher went to the student’s credit and has been used since.'
    network.on(reverse, () => ({
      body: { isError: true, code: 'rule/credit-used', summary },
    }))
    const dialog = await openDialog()
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Wrong amount' }))
    propose(dialog)
    await dialog.findByText(summary)
    expect(screen.queryByText(/^Proposed/)).toBeNull()
  })

  it('are read in Nepali', async () => {
    language.set('ne')
    draw(<ApprovedVouchers partnerId={11} />)
    await screen.findByRole('button', { name: 'उल्टाउने' })
    screen.getByText('स्वीकृत')
  })
})
