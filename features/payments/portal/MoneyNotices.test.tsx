import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import type { PaymentTarget } from '../wire/requests.ts'
import { MoneyNotices, OpenPaymentNote } from './MoneyNotices.tsx'
import { useIsUnsettled } from './own-money.queries.ts'
import { PartPaid } from './PartPaid.tsx'
import { TotalOwed } from './pay/TotalOwed.tsx'

const own = 'GET /nou/payments/own'
const unsettled = {
  payment_type: 'ENTRANCE',
  payment_reference_id: 7,
  name: 'BHM Entrance',
  amount: 1500,
  reference: 'KX-1',
}
const target: PaymentTarget = {
  type: 'ENTRANCE',
  reference: {
    name: 'n_entrance_reg_ID',
    aliases: [],
    model: 'n_entrance_reg',
    label: { en: '', ne: '' },
  },
  referenceId: 7,
  name: 'BHM Entrance',
  amount: rupees(1_500),
}

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  signInSita()
})
const answer = (body: object) => network.on(own, () => ({ body }))
const banners = () => screen.queryAllByRole('region').map(wordsOf)
const words = () => wordsOf(document.body)

describe('the money summary of a student', () => {
  it('is nothing where there is none', async () => {
    answer({ credit: 0 })
    draw(<MoneyNotices />)
    await waitFor(() => expect(network.left).toHaveLength(1))
    expect(banners()).toEqual([])
  })

  it('is the credit, what is held, and what the provider has not decided', async () => {
    answer({ credit: 20, held: [unsettled], pending: [{ ...unsettled, reference: 'KX-2' }] })
    draw(<MoneyNotices />)
    await screen.findByText('You have a credit of Rs. 20.')
    expect(banners()).toHaveLength(3)
    expect(words()).toContain('Khalti took Rs. 1,500 for BHM Entrance')
    expect(words()).toContain('Reference KX-1.')
    expect(words()).toContain('Khalti is still working on your payment of Rs. 1,500')
    expect(words()).toContain('Reference KX-2.')
  })

  it('in Nepali has Nepali figures', async () => {
    language.set('ne')
    answer({ credit: 1500 })
    draw(<MoneyNotices />)
    await screen.findByText(/१,५००/)
  })

  it('is not made up where it could not be read', async () => {
    network.on(own, () => ({ status: 500, body: {} }))
    draw(<MoneyNotices />)
    await waitFor(() => expect(network.left.length).toBeGreaterThan(0))
    expect(banners()).toEqual([])
  })
})

describe('coming back to a list with a wallet payment that was left', () => {
  const look = 'POST /nou/khaltipay/open'
  const reads = () => network.left.filter(({ path }) => path === '/nou/payments/own')
  const looks = () => network.left.filter(({ path }) => path === '/nou/khaltipay/open')

  it('asks the provider, and reads the page again after a new answer', async () => {
    answer({ open: [unsettled] })
    network.on(look, () => {
      answer({ credit: 0 })
      return { body: { settled: 1 } }
    })
    draw(<MoneyNotices />)
    await waitFor(() => expect(reads()).toHaveLength(2))
    expect(looks()).toHaveLength(1)
  })

  it.each([
    ['nothing has moved', { body: { settled: 0 } }],
    ['it could not be asked', { status: 503, body: {} }],
  ])('leaves the page as it stands where %s', async (_, reply) => {
    answer({ open: [unsettled] })
    network.on(look, () => reply)
    draw(<MoneyNotices />)
    await waitFor(() => expect(looks()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reads()).toHaveLength(1)
    expect(banners()).toEqual([])
  })
})

describe('before a fee is paid another way', () => {
  it.each([
    ['open', 'You started to pay Rs. 1,500 with Khalti.'],
    ['pending', 'Khalti is still working on your payment'],
    ['held', 'which is not what was asked'],
  ])('shows a wallet payment for it that is %s', async (state, sentence) => {
    answer({ [state]: [unsettled] })
    draw(<OpenPaymentNote target={target} />)
    await screen.findByRole('region')
    expect(words()).toContain(sentence)
  })

  it.each([
    ['another application', { ...unsettled, payment_reference_id: 8 }],
    ['another kind with the same number', { ...unsettled, payment_type: 'ADMISSION' }],
  ])('one for %s is not', async (_, payment) => {
    answer({ open: [payment], held: [payment] })
    draw(<OpenPaymentNote target={target} />)
    await waitFor(() => expect(network.left).toHaveLength(1))
    expect(banners()).toEqual([])
  })

  it('shows a held payment before an open one', async () => {
    answer({ open: [unsettled], pending: [unsettled], held: [unsettled] })
    draw(<OpenPaymentNote target={target} />)
    await screen.findByRole('region')
    expect(banners()).toHaveLength(1)
    expect(words()).toContain('which is not what was asked')
  })

  it.each([
    ['held', true],
    ['pending', true],
    ['open', false],
  ])('a payment that is %s prevents paying again: %s', async (state, keeps) => {
    answer({ [state]: [unsettled] })
    function Asked() {
      return <p>{useIsUnsettled(target) ? 'wait' : 'pay'}</p>
    }
    draw(<Asked />)
    await waitFor(() => expect(network.left).toHaveLength(1))
    await screen.findByText(keeps ? 'wait' : 'pay')
  })
})

describe('the amount owed', () => {
  const owed = (more: Partial<Parameters<typeof TotalOwed>[0]> = {}) =>
    draw(
      <TotalOwed
        amount={rupees(1_000)}
        before={null}
        paid={rupees(0)}
        note="Until 4 Mangsir"
        {...more}
      />,
    )

  it('is an amount people and programs can read', () => {
    owed()
    expect(document.querySelector('data')?.value).toBe('1000')
    expect(words()).toMatch(/1,000/)
    expect(document.querySelector('s')).toBeNull()
  })

  it('says what it was before it moved, and what is paid of it', () => {
    owed({ before: rupees(800), paid: rupees(500) })
    expect(wordsOf(document.querySelector('s'))).toMatch(/800/)
    expect(words()).toContain('Rs. 500 paid, Rs. 1,000 left')
  })

  it.each([
    [0, 1_000],
    [1_000, 0],
    [0, 0],
  ])('of Rs. %i paid and Rs. %i left no part is paid', (paid, rest) => {
    draw(<PartPaid paid={rupees(paid)} rest={rupees(rest)} />)
    expect(words()).not.toMatch(/paid/)
  })
})
