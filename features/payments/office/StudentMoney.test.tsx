import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { SetOffStatus } from '../wire/set-off-status.ts'
import { StudentMoney } from './StudentMoney.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const state: SetOffStatus = {
  credit: 1_200.5,
  sources: [
    {
      process: 'credit_set_off',
      parameter: 'C_BPartner_ID',
      id: 11,
      name: { en: 'Credit', ne: 'जम्मा रकम' },
      left: 1_200.5,
    },
    {
      process: 'scholarship_set_off',
      parameter: 'n_scholarship_reg_ID',
      id: 5,
      name: 'Need-based 2083',
      left: 4_000,
    },
  ],
  fees: [
    {
      payment_type: 'EXAM',
      payment_reference_id: 70,
      name: { en: 'Semester II', ne: 'दोस्रो सेमेस्टर' },
      owed: 2_500,
    },
    {
      payment_type: 'COURSE',
      payment_reference_id: 71,
      name: { en: 'B.Tech II', ne: 'बीटेक दोस्रो' },
      owed: 9_000,
    },
  ],
}

let network: FakeNetwork
let now: SetOffStatus
beforeEach(() => {
  sitAtDesk('cashier')
  now = state
  network = fakeNetwork()
  network.on(process('set_off_standing'), () => ({ body: { data: now } }))
  network.on(process('payments_refundable'), () => ({
    body: { data: { payments: [], credit: 120_050, account: null } },
  }))
  network.on(process('vouchers_decided'), () => ({ body: { data: { vouchers: [] } } }))
})

const sent = (slug: string) => network.left.filter(({ path }) => path.endsWith(`/${slug}`))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const read = async () => {
  draw(<StudentMoney partnerId={11} />)
  await screen.findByText('Need-based 2083')
}
const openSetOff = async (index: number) => {
  await read()
  const source = screen.getAllByRole('button', { name: 'Set off' })[index]
  fireEvent.click(source ?? document.body)
  return within(await screen.findByRole('dialog'))
}
const openPayOut = async () => {
  await read()
  fireEvent.click(button('Pay out'))
  return within(await screen.findByRole('dialog'))
}

describe('a student’s money in the office', () => {
  it.each(['registrar', 'exam-office', 'librarian'] as const)('is not for %s', (role) => {
    sitAtDesk(role)
    draw(<StudentMoney partnerId={11} />)
    expect(screen.queryByRole('region')).toBeNull()
    expect(network.left).toEqual([])
  })

  it('that could not be read is not called none, and is asked for again', async () => {
    network.on(process('set_off_standing'), () => ({ status: 500, body: {} }))
    draw(<StudentMoney partnerId={11} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No credit and no award is left.')).toBeNull()
    now = { credit: 0, sources: [], fees: [] }
    network.on(process('set_off_standing'), () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByText('No credit and no award is left.')
  })

  it('is paid out where it is credit, an award is not; without a fee nothing is set off', async () => {
    now = { ...state, fees: [] }
    await read()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pay out'])
    expect(screen.getAllByText('No fee is owed now.')).toHaveLength(2)
  })

  it('is set off as far as it goes: the fee, or what is left of it', async () => {
    network.on(process('scholarship_set_off'), () => ({ body: { isError: false } }))
    const dialog = await openSetOff(1)
    const amount = () => dialog.getByLabelText<HTMLInputElement>('Amount in rupees').value
    expect(amount()).toBe('2500')
    type('Fee', '1')
    expect(amount()).toBe('4000')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await screen.findByText('Proposed. It waits for a second person.')
    expect(sent('scholarship_set_off').map(({ body }) => body)).toEqual([
      {
        n_scholarship_reg_ID: 5,
        payment_type: 'COURSE',
        payment_reference_id: 71,
        amount: '4000',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that the server refuses to set off stays in the dialog with the reason', async () => {
    const summary = 'Set off no more than is left and owed.'
    network.on(process('credit_set_off'), () => ({
      status: 409,
      body: { isError: true, code: 'rule/amount-wrong', summary },
    }))
    const dialog = await openSetOff(0)
    type('Amount in rupees', '99999')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await dialog.findByText(summary)
    expect(dialog.getByLabelText<HTMLInputElement>('Amount in rupees').value).toBe('99999')
    expect(screen.queryByText(/waits for a second person/)).toBeNull()
  })

  it('is not paid out while a field is empty: it is named, has the caret, and nothing leaves', async () => {
    const dialog = await openPayOut()
    type('Bank', 'Nabil')
    type('Account holder', '   ')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await dialog.findByText('Please fill in: Account holder')
    expect(document.activeElement).toBe(dialog.getByLabelText('Account holder'))
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(sent('credit_pay_out')).toEqual([])
  })

  it('says in Nepali which field is empty', async () => {
    language.set('ne')
    draw(<StudentMoney partnerId={11} />)
    fireEvent.click(await screen.findByRole('button', { name: 'फिर्ता गर्ने' }))
    fireEvent.click(screen.getByRole('button', { name: 'प्रस्ताव गर्ने' }))
    await screen.findByText('यो भर्नुहोस्: बैंक')
  })

  it('is paid out once, and after a lost answer with the same key', async () => {
    network.on(process('credit_pay_out'), () => null)
    const dialog = await openPayOut()
    for (const [label, value] of [
      ['Bank', 'Nabil'],
      ['Account holder', 'Sita Shrestha'],
      ['Account number', '0110-017'],
      ['Reason', 'Left the university'],
    ] as const)
      type(label, value)
    for (let press = 0; press < 3; press++)
      fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    const again = await dialog.findByRole('button', { name: 'Ask again' })
    network.on(process('credit_pay_out'), () => ({ body: { isError: false } }))
    fireEvent.click(again)
    await screen.findByText('Proposed. It waits for a second person.')
    const requests = sent('credit_pay_out')
    const keys = new Set(requests.map(({ headers }) => headers.get('Idempotency-Key')))
    await waitFor(() => expect([requests.length > 1, keys.size]).toEqual([true, 1]))
    expect(requests[0]?.body).toEqual({
      C_BPartner_ID: 11,
      amount: '1200.5',
      bank: 'Nabil',
      account_holder: 'Sita Shrestha',
      account_number: '0110-017',
      reason: 'Left the university',
    })
  })
})
