import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, type Day, day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire, paymentsOnWire } from '#features/payments/testing/payments-on-wire.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import { paymentFromWire } from '#features/payments/wire/payment.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { profileFromWire } from '#features/profile/wire/profile.ts'
import { Deadlines } from './Deadlines.tsx'
import { ApplyNext, PayNext, WaitingNext } from './NextCards.tsx'
import { Notifications } from './Notifications.tsx'
import { PathCard } from './PathCard.tsx'
import { SemesterCard } from './SemesterCard.tsx'

const today = day('2026-11-22')
const words = (en: string, ne = en) => ({ en, ne })
let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on('GET /api/v1/models/n_program_enroll', () => ({ body: { records: [] } }))
})

/** A voucher of so many rupees that waits for the cashier. */
function voucher(amount: number): Payment {
  const [waiting] = paymentsOnWire
  const read = paymentFromWire({ ...waiting, PayAmt: amount })
  if (read === null) throw new Error('It has an id')
  return read
}

describe('the days to know', () => {
  const deadline = (days: number, name = `Exam ${days}`) => ({
    label: words('Fee of {name}'),
    values: { name },
    day: addDays(today, days),
  })

  it('stand nearest first with how long that is, and today is today', async () => {
    draw(<Deadlines all={[deadline(3), deadline(0), deadline(1)]} isKnown />)
    const items = screen.getAllByRole('listitem').map(wordsOf)
    expect(items.map((item) => /Fee of Exam \d/.exec(item)?.[0])).toEqual([
      'Fee of Exam 0',
      'Fee of Exam 1',
      'Fee of Exam 3',
    ])
    expect(items[0]).toMatch(/today/i)
    expect(items[2]).toContain('3 days left')
  })

  it('leave out what is past, and say that there are none only where that is known', () => {
    const { redraw } = draw(<Deadlines all={[deadline(-1)]} isKnown />)
    expect(screen.getByText('No deadlines ahead')).toBeDefined()
    redraw(<Deadlines all={[deadline(-1)]} isKnown={false} />)
    expect(screen.queryByRole('heading', { name: 'Deadlines' })).toBeNull()
    redraw(<Deadlines all={[deadline(2)]} isKnown={false} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('the path to an admission', () => {
  const profile = profileFromWire({ id: 11, Name: 'Sita', CompletedRegistration: true })
  if (profile === null) throw new Error('It has an id')
  const step = (state: 'done' | 'current' | 'waiting' | 'not-yet' | 'blocked') =>
    ({ id: state, label: words(`Step ${state}`), state, path: '/go', detail: 'Detail' }) as const

  it('counts what is done, and leads to what may be opened', () => {
    const states = ['done', 'current', 'waiting', 'not-yet', 'blocked'] as const
    draw(<PathCard profile={profile} steps={states.map(step)} />)
    expect(screen.getByText('2 of 6 done')).toBeDefined()
    const leads = (name: string) =>
      screen.queryByRole('link', { name: new RegExp(`Step ${name}`) }) !== null
    expect(states.filter(leads)).toEqual(['done', 'current', 'waiting'])
    expect(screen.getByText('Cannot start yet')).toBeDefined()
    expect(screen.getByText('Not yet')).toBeDefined()
  })
})

describe('the tasks of the semester', () => {
  const profile = (registrationNumber: string) => ({ registrationNumber }) as Profile

  it('are no card where there is none', () => {
    draw(<SemesterCard profile={profile('')} tasks={[]} />)
    expect(screen.queryByRole('heading', { name: 'This semester' })).toBeNull()
  })

  it('say that the university has registered who has a number', () => {
    draw(<SemesterCard profile={profile('2083-00011')} tasks={[]} />)
    expect(screen.getByText('Registration Approved')).toBeDefined()
  })
})

describe('the next card', () => {
  const application = {
    id: 21,
    name: 'BE Civil Entrance',
    appliedOn: day('2026-11-18') as Day | null,
    paying: { total: rupees(1500), paid: rupees(0), isPaid: false, isPending: false },
    payments: [] as readonly Payment[],
  }
  const pay = (facts: Partial<typeof application> = {}, until: string | null = '2026-11-25') => (
    <PayNext
      application={{ ...application, ...facts }}
      title={words('Pay the fee')}
      until={until === null ? null : day(until)}
      owed={rupees(1500)}
      about={{ paymentType: 'ENTRANCE', path: '/entrance' }}
    />
  )

  it('asks for the fee by its day, and opens the payment', async () => {
    draw(pay())
    const link = await screen.findByRole('link', { name: 'Pay Now, BE Civil Entrance' })
    expect(link.getAttribute('href')).toBe('/entrance?tab=applied&pay=21')
    const card = wordsOf(document.body)
    expect(card).toContain('3 days left')
    expect(card).toMatch(/To pay nowRs\.\s?1,500/)
  })

  it('does not ask again for what waits for the cashier', async () => {
    draw(pay({ payments: [voucher(1000)] }))
    await screen.findByRole('link', { name: /^Pay Now/ })
    expect(wordsOf(document.body)).toMatch(/To pay nowRs\.\s?500/)
  })

  it('names no day where there is none', () => {
    draw(pay({}, null))
    expect(wordsOf(document.body)).not.toMatch(/left/)
  })

  it('without a line says that it needs one, and opens nothing', () => {
    reportConnection('offline')
    draw(pay())
    expect(screen.queryByRole('link')).toBeNull()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay Now' })
    expect(button.disabled).toBe(true)
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(wordsOf(reason)).toBe('Needs a connection.')
  })

  it('of what waits says since when: the voucher’s day, else the application’s', () => {
    const waiting = (facts: Partial<typeof application>) => (
      <WaitingNext application={{ ...application, ...facts }} title={words('Being approved')} />
    )
    const { redraw } = draw(waiting({}))
    expect(screen.getByRole('heading', { name: 'Being approved' })).toBeDefined()
    expect(wordsOf(document.body)).toContain('2 Mangsir')
    const paying = { ...application.paying, isPending: true }
    redraw(waiting({ paying, payments: [voucher(1500)] }))
    expect(screen.queryByRole('heading', { name: 'Being approved' })).toBeNull()
    expect(wordsOf(document.body)).toContain('4 Mangsir')
    redraw(waiting({ appliedOn: null }))
    expect(wordsOf(document.body)).not.toContain('Mangsir')
  })

  it('to apply says by when', () => {
    const row = {
      opening: { id: 7, name: 'BE Civil' },
      button: { label: words('Apply', 'आवेदन'), action: 'apply', isDisabled: false },
      closes: day('2026-11-22'),
    }
    language.set('ne')
    draw(
      <ApplyNext
        title={words('Apply now', 'आवेदन दिनुहोस्')}
        row={row as never}
        path="/admission"
        by={words('Apply by', 'अन्तिम मिति')}
      />,
    )
    expect(screen.getByRole('link', { name: 'आवेदन' }).getAttribute('href')).toBe('/admission')
    expect(wordsOf(document.body)).toContain('अन्तिम मिति: मंसिर ६')
  })
})

describe('notices on the dashboard', () => {
  const notices = 'GET /api/v1/models/ad_note'

  it('are none where there are none', async () => {
    network.on(notices, () => ({ body: { records: [] } }))
    draw(<Notifications />)
    await screen.findByText('No new notifications')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('older than thirty days are folded until they are asked for', async () => {
    const notice = (id: number, Updated: string) => ({ id, TextMsg: `Notice ${id}`, Updated })
    const records = [notice(1, '2026-10-23T09:00:00+05:45'), notice(2, '2026-10-22T09:00:00+05:45')]
    network.on(notices, () => ({ body: { records } }))
    draw(<Notifications />)
    expect(await screen.findByText('Notice 1')).toBeDefined()
    expect(screen.queryByText('Notice 2')).toBeNull()
    const older = screen.getByRole('button', { name: 'Show 1 older notice' })
    expect(older.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(older)
    expect(screen.getByText('Notice 2')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Hide older notices' }))
    expect(screen.queryByText('Notice 2')).toBeNull()
  })

  it('that are all old leave the list without new ones', async () => {
    const old = { id: 2, TextMsg: 'Notice 2', Updated: '2026-09-22T09:00:00+05:45' }
    network.on(notices, () => ({ body: { records: [old] } }))
    draw(<Notifications />)
    expect(await screen.findByText('No new notifications')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show 1 older notice' })).toBeDefined()
  })

  it('that cannot be read are named by their ids', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    network.on(notices, () => ({ body: { records: [{ id: 5, TextMsg: 'Hello' }, {}] } }))
    draw(<Notifications />)
    await screen.findByText(/This entry could not be read/)
  })

  it('that could not be read say so beside their empty place', async () => {
    network.on(notices, () => ({ status: 502, body: {} }))
    draw(<Notifications />)
    await screen.findByRole('button', { name: 'Try again' })
  })
})
