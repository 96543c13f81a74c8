import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { UniversityRegistrationPage } from './UniversityRegistrationPage.tsx'

const list = 'GET /api/v1/models/n_noureg'
const apply = 'POST /api/v1/models/n_noureg'
const enrollments = 'GET /api/v1/models/n_program_enroll'
const enrolled = {
  id: 9,
  urollstatus: true,
  n_program_ID: { id: 5, identifier: 'B.Tech CS & AI' },
  n_faculty_ID: { id: 3, identifier: 'Engineering' },
}
const registration = (facts: object = {}) => ({
  id: 61,
  Created: '2026-11-20T05:00:00Z',
  totalfee: 1_500,
  feepaid: 0,
  DocStatus: { id: 'DR' },
  n_program_ID: { id: 5, identifier: 'B.Tech CS & AI' },
  C_Payment: [],
  ...facts,
})

let network: FakeNetwork
let own: readonly object[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  own = []
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: {
      id: 1_000_011,
      Name: 'Sita Kumari Shrestha',
      name_nepali: 'सीता कुमारी श्रेष्ठ',
      CompletedRegistration: true,
    },
  }))
  network.on(enrollments, () => ({ body: { records: [enrolled] } }))
  network.on(list, () => ({ body: { records: own } }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

const page = () => draw(<UniversityRegistrationPage />, { path: '/university-registration' })
const shown = (facts: object) => {
  own = [registration(facts)]
  return page()
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = () =>
  network.left.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/models/'))
const feeBox = () => screen.findByRole('region', { name: 'Registration fee' })
const applyButton = () => screen.findByRole('button', { name: 'Apply for University Registration' })

describe('a student who is not registered', () => {
  it('is offered to apply, with a text that the number is for life', async () => {
    page()
    expect(
      await screen.findByText(/You haven't applied for university registration yet/),
    ).toBeDefined()
    expect(screen.getByText(/The number is for life\./)).toBeDefined()
    expect((await applyButton()).className).toContain('filled')
  })

  it('is asked to be admitted first without an active enrollment, and offered nothing', async () => {
    network.on(enrollments, () => ({ body: { records: [] } }))
    page()
    expect(await screen.findByText(/Active Program Enrollment Required/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Apply for University Registration' })).toBeNull()
  })

  it('is not called unregistered while the registration could not be read', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    page()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/You haven't applied/)).toBeNull()
    network.on(list, () => ({ body: { records: [registration()] } }))
    fireEvent.click(again)
    expect(await feeBox()).toBeDefined()
  })

  it('applies once however often it is pressed, with the places of the enrollment and no fee', async () => {
    let answer: (reply: { status: number; body: object }) => void = () => {}
    network.on(apply, () => new Promise((resolve) => (answer = resolve)))
    page()
    const button = await applyButton()
    for (let time = 0; time < 3; time++) fireEvent.click(button)
    await waitFor(() => expect(sent()).toHaveLength(1))
    own = [registration()]
    await act(async () => answer({ status: 201, body: { id: 61 } }))
    expect(await feeBox()).toBeDefined()
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        C_BPartner_ID: 1_000_011,
        n_program_ID: 5,
        n_faculty_ID: 3,
        totalfee: 0,
        feepaid: 0,
      }),
    ])
  })

  it('sees the server’s reason for a refusal, and may try again', async () => {
    network.on(apply, () => ({ status: 409, body: { detail: 'You are registered already.' } }))
    page()
    await applyButton()
    await press('Apply for University Registration')
    expect(await screen.findByText('You are registered already.')).toBeDefined()
    expect((await applyButton()).hasAttribute('disabled')).toBe(false)
  })

  it('whose enrollment ended meanwhile sends nothing', async () => {
    page()
    await applyButton()
    network.on(enrollments, () => ({ body: { records: [] } }))
    await press('Apply for University Registration')
    expect(
      await screen.findByText(/^Active program enrollment data is required for university/),
    ).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('finds the registration that an answer got lost of; what goes again is the same request', async () => {
    network.on(apply, () => {
      own = [registration()]
      return null
    })
    page()
    await applyButton()
    await press('Apply for University Registration')
    expect(await feeBox()).toBeDefined()
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a registration', () => {
  it('that is unpaid is the student’s turn, with what is left to pay', async () => {
    shown({})
    const box = await feeBox()
    expect(wordsOf(box)).toContain('Your turn · pay the fee')
    expect(wordsOf(box)).toMatch(/RemainingRs\.\s1,500/u)
    expect(within(box).getByRole('button', { name: /^Pay Now/ })).toBeDefined()
    expect(screen.getByText(/Please complete the payment to proceed/)).toBeDefined()
  })

  it('that is paid in part asks for the rest, and shows what was paid', async () => {
    shown({ feepaid: 500 })
    const box = await feeBox()
    expect(wordsOf(box)).toContain('Your turn · pay the rest of the fee')
    expect(wordsOf(box)).toMatch(/Fee PaidRs\.\s500.*RemainingRs\.\s1,000/u)
    expect(within(box).getByRole('button', { name: 'View Payment Details' })).toBeDefined()
    expect(wordsOf(screen.getByRole('list', { name: 'Status' }))).toMatch(
      /Pay the remaining Rs\.\s1,000/u,
    )
  })

  it('that says 0 of 0 is payable at the usual fee', async () => {
    shown({ totalfee: 0 })
    expect(wordsOf(await feeBox())).toMatch(/RemainingRs\.\s1,500/u)
    expect(screen.queryByRole('button', { name: /Download University Registration/ })).toBeNull()
  })

  it('that is paid waits for the university, and asks for nothing', async () => {
    shown({ feepaid: 1_500, IsPaid: true, DocStatus: { id: 'IP' } })
    const box = await feeBox()
    expect(within(box).getByText('Nothing to pay')).toBeDefined()
    expect(within(box).queryByRole('button', { name: /^Pay Now/ })).toBeNull()
    expect(screen.getByText(/We'll notify you once it's approved\./)).toBeDefined()
    expect(wordsOf(screen.getByRole('list', { name: 'Status' }))).toContain(
      'Usually 5 working days',
    )
  })

  it('with a waiting voucher waits for the cashier, not for the student', async () => {
    shown({
      isPending: true,
      C_Payment: [
        {
          id: 1,
          PayAmt: 1_500,
          TenderType: { id: 'Voucher' },
          DocStatus: { id: 'DR' },
          DateAcct: '2026-11-21',
        },
      ],
    })
    const box = await feeBox()
    expect(wordsOf(box)).not.toContain('Your turn')
    expect(wordsOf(screen.getByRole('list', { name: 'Status' }))).toContain('Fee being checked')
  })

  it('takes a waiting voucher off what remains, and says Pending instead of Unpaid', async () => {
    shown({
      isPending: true,
      C_Payment: [
        {
          id: 1,
          PayAmt: 500,
          TenderType: { id: 'Voucher' },
          DocStatus: { id: 'DR' },
          DateAcct: '2026-11-21',
        },
      ],
    })
    const box = await feeBox()
    expect(within(box).getByText('Pending')).toBeDefined()
    expect(wordsOf(box)).not.toContain('Unpaid')
    expect(wordsOf(box)).toMatch(/Voucher with the cashierRs\.\s500.*RemainingRs\.\s1,000/u)
    expect(screen.queryByText(/Please complete the payment to proceed/)).toBeNull()
  })

  it('that says 0 of 0 shows the usual fee as its total, asks to pay it and is not called paid', async () => {
    shown({ totalfee: 0 })
    const box = await feeBox()
    expect(wordsOf(box)).toMatch(/Total FeeRs\.\s1,500/u)
    expect(within(box).getByText('Unpaid')).toBeDefined()
    expect(screen.getByText(/Please complete the payment to proceed/)).toBeDefined()
    expect(wordsOf(screen.getByRole('list', { name: 'Status' }))).toContain('Pay the feeYour turn')
  })

  it('that was closed asks for no money any more', async () => {
    shown({ DocStatus: { id: 'CL' } })
    const box = await feeBox()
    expect(within(box).queryByRole('button', { name: /^Pay Now/ })).toBeNull()
    expect(within(box).getByText('Nothing to pay')).toBeDefined()
  })

  it('that no longer holds says why, offers what was paid as a credit, and asks for no money', async () => {
    network.on('GET /api/v1/models/n_application_withdrawal/7', () => ({
      body: { id: 7, reason: 'Your enrollment is no longer active.' },
    }))
    shown({ feepaid: 500, n_application_withdrawal_ID: { id: 7 } })
    const box = await feeBox()
    expect(await screen.findByText(/^This application is no longer valid/)).toBeDefined()
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: /Rs\.\s500/u })),
    )
    expect(within(await screen.findByRole('dialog')).getByText(/Rs\.\s500/u)).toBeDefined()
    expect(within(box).queryByRole('button', { name: /^Pay Now/ })).toBeNull()
    expect(screen.queryByText(/Please complete the payment to proceed/)).toBeNull()
    const steps = wordsOf(screen.getByRole('list', { name: 'Status' }))
    expect(steps).toContain('No longer valid')
    expect(steps).not.toContain('Pay the re')
  })

  it('that is unpaid may be withdrawn', async () => {
    shown({})
    expect(within(await feeBox()).getByRole('button', { name: /^Withdraw/ })).toBeDefined()
  })

  it('with money in it may not be withdrawn while it holds', async () => {
    shown({ feepaid: 500 })
    expect(within(await feeBox()).queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  })

  it('that is approved shows its number on a ticket, whose it is in both scripts, and the form', async () => {
    shown({
      feepaid: 1_500,
      IsPaid: true,
      DocStatus: { id: 'CO' },
      regrollno: '2083-ENG-00417',
    })
    expect(await screen.findByText('2083-ENG-00417', { selector: '.figure' })).toBeDefined()
    expect(screen.getByText('Registration Complete!')).toBeDefined()
    expect(await screen.findByText('सीता कुमारी श्रेष्ठ')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
    const form = screen.getByRole('button', { name: 'Download University Registration Form' })
    expect(form.className).toContain('filled')
  })

  it('is shown in Nepali to a Nepali reader, her Nepali name first', async () => {
    language.set('ne')
    shown({ feepaid: 1_500, IsPaid: true, DocStatus: { id: 'CO' }, regrollno: '2083-ENG-00417' })
    const name = await screen.findByText(/^सीता कुमारी श्रेष्ठ/)
    expect(name.textContent).toBe('सीता कुमारी श्रेष्ठSita Kumari Shrestha')
    expect(screen.getByText('दर्ता पूरा भयो!')).toBeDefined()
  })

  it('whose form cannot be made says so, and leaves the button', async () => {
    network.on('POST /api/v1/processes/university_registration_form', () => ({
      status: 500,
      body: {},
    }))
    shown({})
    await feeBox()
    await press('Download University Registration Form')
    const button = await screen.findByRole('button', {
      name: 'Download University Registration Form',
    })
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
    const asked = network.left.filter(({ path }) => path.endsWith('/university_registration_form'))
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ n_university_reg_ID: 61 }),
    ])
  })
})
