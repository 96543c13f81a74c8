import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { CashFees } from './CashFees.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const student = { id: 5, name: { en: 'Sita Rai', ne: 'सीता राई' } }
const exam = {
  paymentType: 'EXAM',
  referenceId: 9,
  name: sameInBoth('Semester II'),
  owed: 150_000,
  refused: null,
}
const waits = {
  ...exam,
  referenceId: 10,
  name: sameInBoth('Semester III'),
  owed: 0,
  refused: { en: 'A voucher is waiting.', ne: 'भौचर पर्खाइमा छ।' },
}
const done = { c_payment_ID: 77, receipt: 'R-2083/84-000009', toCredit: 0 }

let network: FakeNetwork
let fees: readonly object[]
const onTaken = vi.fn<() => void>()
beforeEach(() => {
  sitAtDesk('cashier')
  onTaken.mockReset()
  fees = [exam, waits]
  network = fakeNetwork()
  network.on(process('cash_fees'), () => ({ body: { data: { student, fees } } }))
  network.on(process('cash_take'), () => {
    fees = [waits]
    return { body: { isError: false, summary: 'Cash taken.', data: done } }
  })
  network.on(process('payment_receipt'), () => ({
    body: { isError: false, exportFileName: 'receipt.pdf', exportFile: btoa('%PDF-1.4') },
  }))
})

const drawn = () => draw(<CashFees partnerId={5} onTaken={onTaken} />, { path: '/money/cash' })
const sent = (slug: string) => network.left.filter(({ path }) => path.endsWith(`/${slug}`))
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Take cash' }))
  return within(await screen.findByRole('dialog'))
}

describe('the fees of a student at the cash counter', () => {
  it('are taken with what is owed, and the receipt is printed', async () => {
    drawn()
    const dialog = await open()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Amount received/u).value).toBe('1500')
    fireEvent.click(dialog.getByRole('button', { name: 'Take and print receipt' }))
    expect(await screen.findByText(/^Taken: Rs\.\s1,500\. Receipt R-2083/u)).toBeDefined()
    expect(sent('cash_take')[0]?.body).toEqual({
      C_BPartner_ID: 5,
      payment_type: 'EXAM',
      payment_reference_id: 9,
      amount: '1500',
      owed: 1_500,
      to_credit: false,
    })
    await waitFor(() => expect(sent('payment_receipt')).toHaveLength(1))
    expect(onTaken).toHaveBeenCalledOnce()
    fireEvent.click(await screen.findByRole('button', { name: 'Print receipt again' }))
    await waitFor(() => expect(sent('payment_receipt')).toHaveLength(2))
  })

  it('are sent once, however often the button is pressed', async () => {
    drawn()
    const dialog = await open()
    const button = dialog.getByRole('button', { name: 'Take and print receipt' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(/^Taken:/u)
    expect(sent('cash_take')).toHaveLength(1)
  })

  it('leave the focus to the next student: a second Enter opens nothing', async () => {
    const shown: (Element | null)[] = []
    onTaken.mockImplementation(() => shown.push(document.querySelector('dialog')))
    drawn()
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Take and print receipt' }))
    await screen.findByText(/^Taken:/u)
    expect(shown).toEqual([null])
  })

  it('become credit beyond what is owed once it is ticked', async () => {
    drawn()
    const dialog = await open()
    const amount = dialog.getByLabelText(/^Amount received/u)
    expect(dialog.queryByRole('checkbox')).toBeNull()
    fireEvent.change(amount, { target: { value: '2,000' } })
    fireEvent.click(dialog.getByRole('checkbox', { name: /Rs\.\s500 more than owed/u }))
    fireEvent.click(dialog.getByRole('button', { name: 'Take and print receipt' }))
    await screen.findByText(/^Taken:/u)
    expect(sent('cash_take')[0]?.body).toMatchObject({ to_credit: true })
  })

  it('say why one cannot be taken, in the dialog too', async () => {
    network.on(process('cash_take'), () => ({
      status: 409,
      body: { isError: true, code: 'rule/owed-changed', summary: 'x', detail: 'Owed has changed' },
    }))
    drawn()
    expect(await screen.findByText('A voucher is waiting.')).toBeDefined()
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Take and print receipt' }))
    expect(await dialog.findByText(/Owed has changed/u)).toBeDefined()
    expect(onTaken).not.toHaveBeenCalled()
  })

  it('that are none say so, in Nepali too', async () => {
    language.set('ne')
    fees = []
    drawn()
    expect(await screen.findByText('केही तिर्न बाँकी छैन।')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'सीता राईका शुल्क' })).toBeDefined()
  })

  it('that could not be read are asked for again', async () => {
    network.on(process('cash_fees'), () => ({ status: 500, body: {} }))
    drawn()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('cash_fees'), () => ({ body: { data: { student, fees } } }))
    fireEvent.click(again)
    expect(await screen.findByText('Semester II')).toBeDefined()
  })
})
