import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { anOpening } from '../testing/opening.factory.ts'
import type { AppliedProgram } from './program.queries.ts'
import type { ProgramRow } from '../card/program-row.ts'
import type { ProgramScreen } from './program-screen.ts'
import { nextOfPrograms } from './ProgramNext.tsx'

const words = (en: string) => ({ en, ne: en })
const admission = {
  kind: 'admission',
  path: '/admission',
  paymentType: 'ADMISSION',
  texts: { 'apply-by': words('Apply by') },
} as unknown as ProgramScreen
const application: AppliedProgram = {
  id: 31,
  openingId: 7,
  name: 'B.Tech CS & AI Admission 2083',
  semesterId: 1_000_000,
  enrollmentId: 3,
  appliedOn: day('2026-11-18'),
  returned: null,
  withdrawal: null,
  isFormReady: false,
  paying: { total: rupees(38_200), paid: rupees(20_000), isPaid: false, isPending: false },
  status: 'DR',
  courses: [],
  payments: [],
}
const onWire = { id: 7, Name: application.name, DateFrom: '2026-11-10', DateTo: '2026-12-01' }
let network: FakeNetwork

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on('GET /api/v1/models/n_program_cregopen', () => ({ body: { records: [onWire] } }))
})

function shown(applications: readonly AppliedProgram[], rows: readonly ProgramRow[] = []) {
  const next = nextOfPrograms({
    screen: admission,
    rows,
    applications,
    titles: {
      apply: words('Apply for admission'),
      pay: words('Pay the admission fee'),
      approval: words('Your admission is being approved'),
    },
  })
  draw(next?.card ?? null)
  return next
}
const payNow = () => screen.getByRole('link', { name: `Pay Now, ${application.name}` })

describe('the next step of an admission', () => {
  it('is to pay what is left, with the day the opening closes', async () => {
    shown([application])
    expect(screen.getByRole('heading', { name: 'Pay the admission fee' })).toBeDefined()
    expect(await screen.findByText('Open until 15 Mangsir. Pay before it closes.')).toBeDefined()
    expect(screen.getByText(/9 days left/)).toBeDefined()
    expect(screen.getByText('Rs. 20,000 paid, Rs. 18,200 left')).toBeDefined()
    expect(payNow().getAttribute('href')).toBe('/admission?tab=applied&pay=31')
    expect(payNow().className).toContain('filled')
  })

  it('says no day once the opening is closed', async () => {
    network.on('GET /api/v1/models/n_program_cregopen', () => ({ body: { records: [] } }))
    shown([application])
    await vi.waitFor(() => expect(network.left.length).toBeGreaterThan(1))
    expect(screen.queryByText(/Open until/)).toBeNull()
  })

  it('does not invite to pay again while a payment of it is held', async () => {
    const held = {
      payment_type: 'ADMISSION',
      payment_reference_id: 31,
      name: application.name,
      amount: 900,
      reference: 'KH-1',
    }
    network.on('GET /nou/payments/own', () => ({ body: { ...ownMoneyOnWire, held: [held] } }))
    shown([application])
    await vi.waitFor(() => expect(payNow().className).toContain('outlined'))
  })

  it('waits for the university since the application was made', () => {
    const paying = { ...application.paying, paid: rupees(38_200), isPaid: true }
    shown([{ ...application, paying }])
    expect(screen.getByRole('heading', { name: 'Your admission is being approved' })).toBeDefined()
    expect(screen.getByText('Applied 2 Mangsir')).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is to apply for the opening that closes first', () => {
    const button = { action: 'apply', label: words('Apply'), disabled: false } as const
    const row = (id: number, to: string, name: string) => ({
      opening: anOpening({ id, name, window: { from: null, to: day(to) } }),
      closes: day(to),
      button: button as never,
      reason: null,
      whyNot: null,
    })
    shown([], [row(1, '2026-12-20', 'Later'), row(2, '2026-11-25', 'Sooner')])
    expect(screen.getByText('Sooner')).toBeDefined()
    expect(screen.getByText('Apply by: 9 Mangsir')).toBeDefined()
    expect(screen.queryByText('Later')).toBeNull()
  })

  it('is none when nothing is open and nothing waits', () => {
    const paying = { ...application.paying, paid: rupees(38_200) }
    expect(shown([{ ...application, status: 'AP', isFormReady: true, paying }])).toBeNull()
  })
})
