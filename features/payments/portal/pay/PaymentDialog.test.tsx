import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { PaymentDialog } from './PaymentDialog.tsx'

const getLink = 'POST /nou/khaltipay/getlink'
const save = 'POST /nou/voucherpay/save'
const target = {
  type: 'ENTRANCE',
  reference: {
    name: 'n_entrance_reg_ID',
    aliases: ['n_entrance_id'],
    model: 'n_entrance_reg',
    label: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  },
  referenceId: 21,
  name: 'BE Civil Entrance 2083',
  amount: rupees(1_500),
} as const
const callbacks = { onClose: vi.fn(), onPaid: vi.fn(), onError: vi.fn() }
const expectNotified = (en: unknown) =>
  expect(callbacks.onError).toHaveBeenCalledWith(expect.objectContaining({ en }))
let network: FakeNetwork
let leave: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  for (const each of Object.values(callbacks)) each.mockClear()
  signInSita()
  network = fakeNetwork()
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

function shown(more: Partial<Parameters<typeof PaymentDialog>[0]> = {}) {
  draw(
    <PaymentDialog
      target={target}
      note="Regular fee until 9 Mangsir."
      feeBefore={null}
      paid={rupees(0)}
      voucherWaiting={false}
      waiting={null}
      {...callbacks}
      {...more}
    />,
  )
}

const account = { accountName: 'LTU', qr: null, until: null }
const severalAccounts = {
  institution: { name: 'LTU', nameNe: '', shortName: 'LTU' },
  helpDesk: { phone: '', hours: '', hoursNe: '', email: '' },
  bank: { name: 'Nepal Bank', accountNumber: '01201002', accountName: 'LTU', qr: null },
  banks: [
    {
      ...account,
      id: 1,
      name: 'Nepal Bank',
      branch: '',
      accountNumber: '01201002',
      purposes: null,
    },
    {
      ...account,
      id: 2,
      name: 'Nabil Bank',
      branch: 'Dhunche',
      accountNumber: '01100175',
      purposes: ['ENTRANCE', 'ADMISSION'],
    },
    { ...account, id: 3, name: 'NMB', branch: '', accountNumber: '999999', purposes: ['EXAM'] },
  ],
  captcha: { kind: 'pow' },
  nowMs: Date.UTC(2026, 10, 20),
} as const

/** A voucher with everything that is asked for. */
async function sendSlip(): Promise<void> {
  const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Voucher'), { target: { files: [slip] } })
  })
  for (const [label, value] of [
    ['Bank', 'Nepal Bank'],
    ['Voucher number', '0093 5120'],
    ['Day', '3'],
    ['Month', '8'],
    ['Year', '2083'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.submit(document.getElementById('voucher-form') as HTMLElement)
  await waitFor(() => expect(callbacks.onPaid).toHaveBeenCalledTimes(1))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sentTo = (name: string) =>
  network.left.filter(({ method, path }) => `${method} ${path}` === name)

describe('choosing how to pay', () => {
  it('offers voucher and QR alone where the university takes no Khalti', () => {
    const settings = {
      institution: { name: 'LTU', nameNe: '', shortName: 'LTU' },
      helpDesk: { phone: '', hours: '', hoursNe: '', email: '' },
      bank: { name: '', accountNumber: '', accountName: '', qr: null },
      captcha: { kind: 'pow' },
      nowMs: 0,
    }
    localStorage.setItem('portal_settings', JSON.stringify({ ...settings, khalti: false }))
    shown()
    expect(screen.queryByRole('button', { name: 'Khalti Pay' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Upload Voucher' })).toBeDefined()
    localStorage.removeItem('portal_settings')
  })

  it('says what is owed, what was owed before, and what is paid already', () => {
    shown({ feeBefore: rupees(1_200), paid: rupees(500) })
    const dialog = wordsOf(screen.getByRole('dialog', { name: 'Choose a Payment Method' }))
    expect(dialog).toContain('Total Fee to be paid: NRs. 1,500')
    expect(dialog).toContain('was NRs. 1,200')
    expect(dialog).toContain('Rs. 500 paid, Rs. 1,500 left')
  })

  it('shows exactly the accounts for this fee, and sends the one that is chosen', async () => {
    localStorage.setItem('portal_settings', JSON.stringify(severalAccounts))
    network.on(save, () => ({ body: { Message: 'true' } }))
    shown()
    const names = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)
    expect(names).toEqual(['Nabil Bank, Dhunche 0110 0175', 'Nepal Bank 0120 1002'])
    const dialog = screen.getByRole('dialog')
    expect(wordsOf(dialog)).toContain('Nabil Bank, Dhunche · 0110 0175 · LTU')
    fireEvent.click(screen.getByLabelText(/Nepal Bank/))
    expect(wordsOf(dialog)).toContain('Nepal Bank · 0120 1002 · LTU')
    press('Upload Voucher')
    const into = screen.getByLabelText<HTMLSelectElement>('Account you paid into')
    expect([into.value, into.options.length]).toEqual(['1', 2])
    await sendSlip()
    expect(sentTo(save)[0]?.body).toMatchObject({ n_bank_account_ID: 1 })
    localStorage.removeItem('portal_settings')
  })

  it('asks for nothing where one account is for the fee, and says so where none is', () => {
    const [all, entrance] = severalAccounts.banks
    const exam = { ...severalAccounts, banks: [{ ...all, purposes: ['EXAM'] }, entrance] }
    localStorage.setItem('portal_settings', JSON.stringify(exam))
    shown()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(wordsOf(screen.getByRole('dialog'))).toContain('Nabil Bank, Dhunche')
    cleanup()
    const over = { ...severalAccounts, banks: [{ ...all, until: '2000-01-01' }] }
    localStorage.setItem('portal_settings', JSON.stringify(over))
    shown({ target: { ...target, type: 'ENTRANCE' } })
    expect(screen.getByText(/No bank account is open for this fee/)).toBeDefined()
    localStorage.removeItem('portal_settings')
  })

  it('names the way before its QR and its buttons', () => {
    shown()
    const heading = screen.getByRole('heading', { name: 'Pay from any bank app' })
    const upload = screen.getByRole('button', { name: 'Upload Voucher' })
    expect(heading.compareDocumentPosition(upload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(heading.closest('[class*=order-]')).toBeNull()
  })

  it('speaks Nepali in Nepali digits', () => {
    language.set('ne')
    shown()
    const dialog = wordsOf(screen.getByRole('dialog'))
    expect(dialog).toContain('तिर्नुपर्ने जम्मा शुल्क: रु. १,५००')
    expect(dialog).toContain('ठीक रु. १,५०० तिर्नुहोस्')
    expect(dialog).not.toMatch(/NRs|1,500/)
  })

  it('warns before a second payment: a voucher waits, or the wallet was begun', async () => {
    const open = {
      payment_type: 'ENTRANCE',
      payment_reference_id: 21,
      name: target.name,
      amount: 1_500,
      reference: 'KH-1',
    }
    network.on('GET /nou/payments/own', () => ({ body: { ...ownMoneyOnWire, open: [open] } }))
    shown({ voucherWaiting: true })
    expect(screen.getByText(/A voucher for this fee is already being checked/)).toBeDefined()
    expect(await screen.findByText('You started to pay Rs. 1,500 with Khalti.')).toBeDefined()
  })
})

describe('a fee of which a voucher waits', () => {
  it('says its amount first; the rest is paid', () => {
    shown({ voucherWaiting: true, waiting: rupees(350) })
    const voucher = screen.getByRole('region', { name: /^A voucher/ })
    expect(wordsOf(voucher)).toBe('A voucher of NRs. 350 is with the university ')
    expect(screen.getByRole('button', { name: 'Upload Voucher' })).toBeDefined()
  })

  it('that covers it asks for nothing more', () => {
    shown({ target: { ...target, amount: nothing }, voucherWaiting: true, waiting: rupees(1_500) })
    const voucher = screen.getByRole('region', { name: /^A voucher/ })
    expect(wordsOf(voucher)).toMatch(/NRs\. 1,500 is .* Nothing more is to be paid now\./)
    expect(screen.queryByRole('button', { name: /Khalti|Voucher/ })).toBeNull()
  })
})

describe('paying with the wallet', () => {
  it('asks for a link once, with the amount in paisa, and leaves for the wallet', async () => {
    const url = 'https://pay.khalti.com/?pidx=1'
    network.on(getLink, () => ({ body: { payment_url: url } }))
    shown()
    press('Khalti Pay')
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url))
    press('Khalti Pay')
    const [request, ...more] = sentTo(getLink)
    expect(more).toEqual([])
    expect(request?.body).toMatchObject({
      amount: 150_000,
      payment_type: 'ENTRANCE',
      payment_reference_id: 21,
    })
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^\w{16,}$/)
  })

  it.each([
    ['no link', { body: {} }],
    ['a link to somewhere else', { body: { payment_url: 'https://evil.example/pay' } }],
    ['a failure without words', { status: 500, body: {} }],
  ])('says that it could not be started when the answer is %s', async (_, answer) => {
    network.on(getLink, () => answer)
    shown()
    press('Khalti Pay')
    await waitFor(() => expectNotified('Could not initiate Khalti payment. Please try again.'))
    expect(leave).not.toHaveBeenCalled()
  })

  it('passes the server’s own sentence on, such as a fee that has moved', async () => {
    const detail = 'Fee updated to Rs. 2,000 due to payment date.'
    network.on(getLink, () => ({ status: 409, body: { detail } }))
    shown()
    press('Khalti Pay')
    await waitFor(() => expectNotified(detail))
  })

  it('closes without a problem when an earlier payment has arrived, and reads the list again', async () => {
    const detail = 'Your Khalti payment of Rs. 1,500 has arrived. Do not pay it again.'
    network.on(getLink, () => ({ status: 409, body: { detail, code: 'rule/khalti-arrived' } }))
    shown()
    press('Khalti Pay')
    await waitFor(() => expect(callbacks.onPaid).toHaveBeenCalledTimes(1))
    expect(callbacks.onError).not.toHaveBeenCalled()
    expect(leave).not.toHaveBeenCalled()
  })

  it('without an answer asks again under the same key, then says that nothing was paid', async () => {
    vi.useFakeTimers()
    network.on(getLink, () => null)
    shown()
    press('Khalti Pay')
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expectNotified(expect.stringContaining('You have not paid.'))
    const keys = sentTo(getLink).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('paying by voucher', () => {
  const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => fireEvent.submit(document.getElementById('voucher-form') as HTMLElement)
  async function chosen(file = slip) {
    shown()
    press('Upload Voucher')
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Voucher'), { target: { files: [file] } })
    })
  }
  async function filled() {
    await chosen()
    type('Bank', 'Nepal Demo Bank')
    type('Voucher number', '0093 5120')
    type('Day', '3')
    type('Month', '8')
    type('Year', '2083')
  }

  it('says everything that is wrong at once, with what is owed on top', () => {
    shown()
    press('Upload Voucher')
    send()
    const summary = screen.getByRole('alert')
    expect(wordsOf(summary)).toMatch(/^Please fix 4 thingsChoose the voucher first\./)
    expect(screen.getByRole('dialog').textContent).toContain('NRs. 1,500')
    expect(network.left.every(({ path }) => path !== '/nou/voucherpay/save')).toBe(true)
  })

  it('refuses what is no voucher before anything is sent', async () => {
    await chosen(new File(['x'], 'slip.exe', { type: 'application/x-msdownload' }))
    expect(
      screen.getByText('Invalid file type. Only PDF and Image files are allowed.'),
    ).toBeDefined()
  })

  it('sends file and slip once and says that it is in', async () => {
    network.on(save, () => ({ body: { Message: 'true' } }))
    await filled()
    send()
    await waitFor(() => expect(callbacks.onPaid).toHaveBeenCalledTimes(1))
    const [request, ...more] = sentTo(save)
    expect(more).toEqual([])
    expect(request?.body).toMatchObject({
      payamt: 1_500,
      payment_reference_id: 21,
      filename: 'slip.pdf',
      filedata: 'JVBERi0xLjc=',
      bank: 'Nepal Demo Bank',
      voucher_no: '0093 5120',
      voucher_date: '2026-11-19',
    })
  })

  describe('of a bank on the university’s list', () => {
    const banks = [
      { en: 'Nepal Demo Bank', ne: 'नेपाल डेमो बैंक' },
      { en: 'Nabil Bank', ne: 'नबिल बैंक' },
    ]
    const settings = {
      institution: { name: 'LTU', nameNe: '', shortName: 'LTU' },
      helpDesk: { phone: '', hours: '', hoursNe: '', email: '' },
      bank: { name: '', accountNumber: '', accountName: '', qr: null },
      captcha: { kind: 'pow' },
      nowMs: Date.UTC(2026, 10, 20),
      voucherBanks: banks,
    }
    beforeEach(() => localStorage.setItem('portal_settings', JSON.stringify(settings)))
    afterEach(() => localStorage.removeItem('portal_settings'))
    const bankSent = async () => {
      network.on(save, () => ({ body: { Message: 'true' } }))
      type('Voucher number', '0093 5120')
      for (const [part, value] of [
        ['Day', '3'],
        ['Month', '8'],
        ['Year', '2083'],
      ] as const)
        type(part, value)
      send()
      await waitFor(() => expect(callbacks.onPaid).toHaveBeenCalledTimes(1))
      return field(sentTo(save)[0]?.body, 'bank')
    }

    it('sends the one that is chosen, read in the reader’s language', async () => {
      language.set('ne')
      shown()
      press('भौचर अपलोड गर्नुहोस्')
      const bank = screen.getByLabelText<HTMLSelectElement>('बैंक')
      expect([...bank.options].map((option) => option.text)).toEqual([
        'छान्नुहोस्',
        'नेपाल डेमो बैंक',
        'नबिल बैंक',
        'अर्को बैंक',
      ])
      fireEvent.change(bank, { target: { value: 'Nabil Bank' } })
      expect(bank.selectedOptions[0]?.text).toBe('नबिल बैंक')
    })

    it('sends the chosen name', async () => {
      await chosen()
      type('Bank', 'Nabil Bank')
      expect(await bankSent()).toBe('Nabil Bank')
    })

    it('asks for the name of another bank, and says where it is missing', async () => {
      await chosen()
      type('Bank', 'another')
      send()
      expect(screen.getByLabelText('Name of the bank').getAttribute('aria-invalid')).toBe('true')
      type('Name of the bank', 'Langtang Cooperative')
      expect(await bankSent()).toBe('Langtang Cooperative')
    })
  })

  it('keeps file and typing when the server refuses nothing but could not be reached', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    network.on(save, () => null)
    await filled()
    send()
    expect(await screen.findByText("Couldn't upload.")).toBeDefined()
    expect(screen.getByText('slip.pdf')).toBeDefined()
    network.on(save, () => ({ body: {} }))
    press('Try again')
    await waitFor(() => expect(callbacks.onPaid).toHaveBeenCalledTimes(1))
  })

  it('shows that the result is unknown when the answer is lost twice, and reads the list again on closing', async () => {
    network.on(save, () => null)
    network.on('GET /api/v1/models/c_payment', () => ({ body: { records: [] } }))
    await filled()
    send()
    await screen.findByRole('button', { name: 'Ask again' })
    const keys = sentTo(save).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    for (const close of screen.getAllByRole('button', { name: 'Close' }).slice(0, 1))
      fireEvent.click(close)
    expect(callbacks.onPaid).toHaveBeenCalledTimes(1)
  })
})
