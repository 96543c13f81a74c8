import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import {
  conditionsOnWire,
  conditionsRequest,
} from '#features/conditions/testing/conditions-on-wire.ts'
import { ownMoneyOnWire, vouchersOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { AdmissionHome } from './AdmissionHome.tsx'
import { AdmissionPage } from './AdmissionPage.tsx'
import { NextStep } from '#features/dashboard/portal/NextStep.tsx'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import type { Outcome } from '#features/dashboard/rules/facts.ts'
import type { Profile } from '#features/profile/rules/facts.ts'

const openings = 'GET /api/v1/models/n_program_cregopen'
const applications = 'GET /api/v1/models/n_program_creg'
const entrances = 'GET /api/v1/models/n_entrance_reg'
const enrollments = 'GET /api/v1/models/n_program_enroll'
const reference = (id: number, identifier: string) => ({ id, identifier })
const place = {
  n_aca_year_ID: reference(1, '2083'),
  n_intake_ID: reference(2, 'Fall'),
  n_faculty_ID: reference(3, 'Engineering'),
  n_level_ID: reference(4, 'Bachelor'),
  n_program_ID: reference(5, 'B.Tech CS & AI'),
}
const opening = {
  ...place,
  id: 70,
  Name: 'Admission to B.Tech CS & AI',
  n_sem_year_ID: reference(1_000_000, 'I'),
  DateFrom: '2026-11-01',
  DateTo: '2026-11-30',
  admissionfee: 5000,
}
const civil = {
  ...opening,
  id: 71,
  Name: 'Admission to BE Civil',
  n_program_ID: reference(6, 'BE Civil'),
}
const passed = {
  ...place,
  id: 30,
  n_entrance_open_ID: reference(9, 'CS & AI Entrance'),
  IsPaid: true,
  eligible: true,
}
const enrolled = {
  id: 3,
  urollstatus: true,
  isPassedOut: false,
  isDropOut: false,
  n_program_ID: reference(5, 'BHM'),
}
const applied = (facts: object = {}) => ({
  ...place,
  id: 40,
  n_program_cregopen_ID: reference(70, opening.Name),
  n_sem_year_ID: reference(1_000_000, 'I'),
  Created: '2026-11-15T09:00:00+05:45',
  DocStatus: { id: 'DR' },
  totalfee: 5000,
  feepaid: 0,
  ...facts,
})

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on(conditionsRequest, () => ({ body: conditionsOnWire() }))
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  list(openings, opening)
  list(applications)
  list(entrances, passed)
  list(enrollments)
})

const list = (call: `${string} /${string}`, ...records: object[]) =>
  network.on(call, () => ({
    body: { 'row-count': records.length, 'array-count': records.length, records },
  }))
const broken = (call: `${string} /${string}`) => network.on(call, () => ({ status: 500, body: {} }))
const open = () => draw(<AdmissionPage />, { path: '/admission' })
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li, article, section') as HTMLElement

describe('the open admissions', () => {
  it('are of the programme of a passed entrance, with their fee and last day', async () => {
    open()
    const found = await card(opening.Name)
    expect(wordsOf(found)).toContain('5,000')
    expect(within(found).getByRole<HTMLButtonElement>('button', { name: /Apply/ }).disabled).toBe(
      false,
    )
    expect(screen.queryByText('Entrance Registration Required')).toBeNull()
  })

  it('whose conditions the student does not meet say rule, own and needed value', async () => {
    network.on(conditionsRequest, () => ({ body: conditionsOnWire(70) }))
    open()
    await screen.findByText('at least 18 years')
    const found = await card(opening.Name)
    expect(wordsOf(found)).toContain('17 years')
    const button = within(found).getByRole<HTMLButtonElement>('button', { name: /^Not Eligible/ })
    expect(button.disabled).toBe(true)
  })

  it('are asked for from today on, for the first semester', async () => {
    open()
    await card(opening.Name)
    const asked = network.left.find(({ path }) => path.includes('n_program_cregopen'))
    const query = new URL(asked?.path ?? '', 'http://x').searchParams
    expect(query.get('$filter')).toBe("DateTo ge '2026-11-22' and n_sem_year_ID eq 1000000")
  })

  it('without any entrance send to the entrance, which is the one way on', async () => {
    list(entrances)
    open()
    await screen.findByText('Entrance Registration Required')
    expect(screen.getByRole('link', { name: 'Go to Entrance' }).getAttribute('href')).toBe(
      '/entrance',
    )
    expect(
      screen.getByText(
        'No eligible admissions found. You need to register and pay for entrance examinations first.',
      ),
    ).toBeDefined()
  })

  it('that are of other programmes say why they are not listed', async () => {
    list(openings, opening, civil)
    open()
    await card(opening.Name)
    const others = screen.getByText('Why other admissions are not listed (1)').closest('details')
    expect(wordsOf(others)).toContain('Admission to BE Civil')
    expect(wordsOf(others)).toContain('B.Tech CS & AI')
    expect(screen.queryAllByRole('button', { name: /^Apply/ })).toHaveLength(1)
  })

  it.each([
    ['unpaid', { IsPaid: false }, 'Only paid entrance registrations count.'],
    ['not found eligible', { eligible: false }, 'CS & AI Entrance'],
  ])('whose entrance is %s are not listed, and say so', async (_, facts, words) => {
    list(entrances, { ...passed, ...facts })
    open()
    await screen.findByText('Entrance Registration Required')
    const why = screen.getByText(/^Why other admissions are not listed/).closest('details')
    expect(wordsOf(why)).toContain(words)
  })

  it('of who passed and has none open are awaited, without sending to the entrance again', async () => {
    list(openings)
    open()
    await screen.findByText('No admission to your program is open now')
    expect(screen.queryByText('Entrance Registration Required')).toBeNull()
  })

  it('are closed to an enrolled student, with the name of the programme', async () => {
    list(enrollments, enrolled)
    open()
    await screen.findByText('Active Program Enrollment Detected')
    expect(wordsOf(document.body)).toContain('You are enrolled in BHM.')
    const found = await card(opening.Name)
    const button = within(found).getByRole<HTMLButtonElement>('button', { name: /Not Eligible/ })
    expect(button.disabled).toBe(true)
  })

  it.each([
    ['without seats', { seats: 60, seats_left: 0 }, 'This admission has no seats left.'],
    ['not open yet', { DateFrom: '2026-11-23' }, 'This admission is not open yet.'],
  ])('that are %s cannot be applied for', async (_, facts, words) => {
    list(openings, { ...opening, ...facts })
    open()
    const found = await card(opening.Name)
    const button = within(found).getByRole<HTMLButtonElement>('button', { name: /^Apply/ })
    expect(button.disabled).toBe(true)
    expect(within(found).getAllByText(words).length).toBeGreaterThan(0)
  })

  it('applied for stay in the list, whatever became of it', async () => {
    list(applications, applied({ DocStatus: { id: 'CL' } }))
    list(entrances)
    open()
    const found = await card(opening.Name)
    expect(within(found).queryByRole('button', { name: /^Apply$/ })).toBeNull()
    expect(within(found).getAllByText(/^Applied/).length).toBeGreaterThan(0)
  })

  it('speak Nepali', async () => {
    language.set('ne')
    list(entrances)
    open()
    await screen.findByText('प्रवेश परीक्षा दर्ता आवश्यक छ')
  })
})

it.each([360, 1100])(
  'applied admissions say what waits for the cashier, %s px wide',
  async (width) => {
    atWidth(width)
    list(applications, applied({ isPending: true, C_Payment: vouchersOnWire }))
    draw(<AdmissionPage />, { path: '/admission?tab=applied' })
    const waits = await screen.findByText(/for the cashier$/)
    expect(wordsOf(waits)).toBe('Rs. 350 waits for the cashier')
  },
)

describe('an unreadable list', () => {
  it.each([
    ['the openings', openings],
    ['the entrances', entrances],
    ['the applications', applications],
  ] as const)('(%s) is not taken for a missing entrance', async (_, call) => {
    list(openings)
    broken(call)
    open()
    const again = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Entrance Registration Required')).toBeNull()
    expect(screen.queryByText(/^No eligible admissions found/)).toBeNull()
    list(openings, opening)
    list(entrances, passed)
    list(applications)
    const [first] = again
    if (first) fireEvent.click(first)
    await card(opening.Name)
  })

  it('of the enrollment offers no admission: who studies here may not apply', async () => {
    broken(enrollments)
    open()
    await screen.findByText('Failed to fetch program enrollment info')
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
    expect(screen.queryByText('Entrance Registration Required')).toBeNull()
  })
})

describe('an admission on the dashboard', () => {
  const profile = { complete: true } as Profile
  let homeTexts: HomeWords | undefined
  const home = (outcome: Outcome = { is: 'reached', since: null }) => {
    homeTexts = undefined
    return draw(
      <AdmissionHome student={{ profile, isEnrolled: false }} outcome={outcome}>
        {(words) => {
          homeTexts = words
          return <NextStep texts={[words]} />
        }}
      </AdmissionHome>,
    )
  }
  const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

  it('is the next step while it may be applied for, with its last day among the days', async () => {
    home()
    await heading(/admission/i)
    expect(homeTexts?.next?.whose).toBe('turn')
    expect(homeTexts?.deadlines.map((each) => each.day)).toEqual(['2026-11-30'])
    expect(homeTexts?.steps).toMatchObject([{ id: 'admission', state: 'current' }])
  })

  it('is paid for next once it is applied for', async () => {
    list(applications, applied())
    home()
    const pay = await screen.findByRole('link', { name: /Pay Now/ })
    expect(pay.getAttribute('href')).toBe('/admission?tab=applied&pay=40')
    expect(homeTexts?.steps).toMatchObject([{ state: 'done' }])
  })

  it('waits for the university where nothing is open yet, and says so', async () => {
    list(openings)
    home()
    await waitFor(() => expect(homeTexts?.next?.whose).toBe('waiting'))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is not shown as closed when its openings could not be read', async () => {
    broken(openings)
    home()
    await screen.findByRole('button', { name: 'Try again' })
    expect(homeTexts?.onRetry).toBeDefined()
  })

  it.each([
    ['closed', { DocStatus: { id: 'CL' } }, 'current'],
    ['from before the entrance that led here', { Created: '2025-11-15T09:00:00+05:45' }, 'current'],
    ['since then', {}, 'done'],
  ] as const)('is done by an application, but one that is %s', async (_, facts, state) => {
    list(openings)
    list(applications, applied({ DocStatus: { id: 'AP' }, ...facts }))
    home({ is: 'reached', since: day('2026-11-10') })
    await waitFor(() => expect(homeTexts?.steps).toMatchObject([{ state }]))
  })
})
