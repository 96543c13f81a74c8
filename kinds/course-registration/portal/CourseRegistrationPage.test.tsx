import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { NextStep } from '#features/dashboard/portal/NextStep.tsx'
import { SemesterCard } from '#features/dashboard/portal/SemesterCard.tsx'
import { ownMoneyOnWire, vouchersOnWire } from '#features/payments/testing/payments-on-wire.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { CourseRegistrationPage } from './CourseRegistrationPage.tsx'
import { RegistrationHome } from './RegistrationHome.tsx'

const openings = 'GET /api/v1/models/n_program_cregopen'
const applications = 'GET /api/v1/models/n_program_creg'
const enrollments = 'GET /api/v1/models/n_program_enroll'
const reference = (id: number, identifier: string) => ({ id, identifier })
const place = {
  n_aca_year_ID: reference(1, '2083'),
  n_program_ID: reference(5, 'B.Tech CS & AI'),
}
const enrolled = {
  ...place,
  id: 3,
  urollstatus: true,
  urollno: '2083-CSAI-001',
  isPassedOut: false,
  isDropOut: false,
  n_sem_year_ID: reference(1_000_001, '2'),
}
const opening = {
  ...place,
  id: 80,
  Name: 'Semester II of B.Tech CS & AI',
  n_sem_year_ID: reference(1_000_001, 'II'),
  DateFrom: '2026-11-01',
  DateTo: '2026-11-30',
  semyearfee: 2500,
}
const applied = (facts: object = {}) => ({
  ...place,
  id: 90,
  n_program_cregopen_ID: reference(80, opening.Name),
  n_sem_year_ID: reference(1_000_001, 'II'),
  Created: '2026-11-15T09:00:00+05:45',
  DocStatus: { id: 'DR' },
  totalfee: 2500,
  feepaid: 0,
  n_program_cregdetails: [
    { id: 1, n_course_ID: reference(5, 'CSC151_Programming'), CREDIT_HOUR: 3 },
    { id: 2, n_course_ID: reference(6, 'MTH151_Mathematics'), CREDIT_HOUR: 1.5 },
  ],
  ...facts,
})

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  list(openings, opening)
  list(applications)
  list(enrollments, enrolled)
})

const list = (call: `${string} /${string}`, ...records: object[]) =>
  network.on(call, () => ({
    body: { 'row-count': records.length, 'array-count': records.length, records },
  }))
const broken = (call: `${string} /${string}`) => network.on(call, () => ({ status: 500, body: {} }))
const open = () => draw(<CourseRegistrationPage />, { path: '/course-registration' })
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('li, article, section') as HTMLElement
const button = (inside: HTMLElement, name: RegExp) =>
  within(inside).getByRole<HTMLButtonElement>('button', { name })

describe('the open course registrations', () => {
  it('are those of the enrollment, with their fee', async () => {
    const other = { ...opening, id: 81, Name: 'Semester II of BE Civil' }
    list(openings, opening, { ...other, n_program_ID: reference(6, 'BE Civil') })
    open()
    const found = await card(opening.Name)
    expect(wordsOf(found)).toContain('2,500')
    expect(button(found, /Register/).disabled).toBe(false)
    expect(screen.queryByRole('heading', { name: other.Name })).toBeNull()
  })

  it('without an enrollment all stand there, not eligible, with the way to an admission', async () => {
    list(enrollments)
    open()
    const found = await card(opening.Name)
    expect(button(found, /Not Eligible/).disabled).toBe(true)
    const ways = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/admission')
    expect(ways).toHaveLength(1)
  })

  it.each([
    ['without seats', { seats: 40, seats_left: 0 }],
    ['not open yet', { DateFrom: '2026-11-23' }],
  ] as const)('%s cannot be registered for', async (_, facts) => {
    list(openings, { ...opening, ...facts })
    open()
    expect(button(await card(opening.Name), /Register/).disabled).toBe(true)
  })

  it('registered for are not registered for again', async () => {
    list(applications, applied())
    open()
    const found = await card(opening.Name)
    expect(within(found).queryByRole('button', { name: /^Register/ })).toBeNull()
    expect(within(found).getAllByText(/^Applied/).length).toBeGreaterThan(0)
  })

  it('are neither offered nor refused while the enrollment could not be read', async () => {
    broken(enrollments)
    open()
    await screen.findByText('Failed to fetch program enrollment info')
    expect(screen.queryByRole('button', { name: /Register|Not Eligible/ })).toBeNull()
    list(enrollments, enrolled)
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again) fireEvent.click(again)
    await card(opening.Name)
  })

  it('that could not be read are asked for again', async () => {
    broken(openings)
    open()
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    list(openings, opening)
    if (again) fireEvent.click(again)
    await card(opening.Name)
  })

  it('speak Nepali', async () => {
    language.set('ne')
    list(enrollments)
    open()
    await card(opening.Name)
    expect(wordsOf(document.body)).not.toMatch(/Not Eligible|Register /)
  })
})

it.each([360, 1100])(
  'applied course registrations say what waits for the cashier, %s px wide',
  async (width) => {
    atWidth(width)
    list(applications, applied({ isPending: true, C_Payment: vouchersOnWire }))
    draw(<CourseRegistrationPage />, { path: '/course-registration?tab=applied' })
    const waits = await screen.findByText(/for the cashier$/)
    expect(wordsOf(waits)).toBe('Rs. 350 waits for the cashier')
  },
)

describe('a course registration on the dashboard', () => {
  let homeTexts: HomeWords | undefined
  const profile = { complete: true, registrationNumber: '' } as Profile
  const home = async () => {
    homeTexts = undefined
    draw(
      <RegistrationHome student={{ profile, isEnrolled: true }} outcome={{ is: 'ahead' }}>
        {(words) => {
          homeTexts = words
          return (
            <>
              <NextStep texts={[words]} />
              <SemesterCard profile={profile} tasks={words.tasks} />
            </>
          )
        }}
      </RegistrationHome>,
    )
    await waitFor(() => expect(homeTexts?.isPending).toBe(false))
  }
  const task = () => homeTexts?.tasks[0]

  it('is this semester’s task while it may be registered for', async () => {
    await home()
    expect(task()).toMatchObject({ state: 'turn', to: '/course-registration' })
    expect(homeTexts?.next?.whose).toBe('turn')
    expect(homeTexts?.deadlines.map(({ day }) => day)).toEqual(['2026-11-30'])
    expect(wordsOf(screen.getByRole('region', { name: 'This semester' }))).toContain('Semester II')
  })

  it('names the days of the own semester and the next one only', async () => {
    const later = { ...opening, n_sem_year_ID: reference(1_000_003, 'IV'), DateTo: '2026-11-25' }
    const next = { ...opening, n_sem_year_ID: reference(1_000_002, 'III'), DateTo: '2026-12-01' }
    list(enrollments, { ...enrolled, next_semester: 1_000_002 })
    list(openings, { ...later, id: 82 }, { ...next, id: 81 }, opening)
    await home()
    expect(homeTexts?.deadlines.map(({ day }) => day).toSorted()).toEqual([
      '2026-11-30',
      '2026-12-01',
    ])
  })

  it('is to be paid once it is registered, with its courses and credits', async () => {
    list(applications, applied())
    await home()
    expect(task()).toMatchObject({ state: 'turn', to: '/course-registration?tab=applied' })
    expect(task()?.detail).toMatch(/2.*4\.5/)
    const pay = await screen.findByRole('link', { name: /Pay Now/ })
    expect(pay.getAttribute('href')).toBe('/course-registration?tab=applied&pay=90')
  })

  it('waits for the university once it is paid', async () => {
    list(applications, applied({ feepaid: 2500, IsPaid: true }))
    await home()
    expect(task()).toMatchObject({ state: 'later' })
    expect(homeTexts?.next?.whose).toBe('waiting')
  })

  it('is done once it is approved', async () => {
    list(applications, applied({ feepaid: 2500, IsPaid: true, DocStatus: { id: 'AP' } }))
    await home()
    expect(task()).toMatchObject({ state: 'done' })
    expect(homeTexts?.next).toBeNull()
  })

  it('that was closed is no task', async () => {
    list(openings)
    list(applications, applied({ DocStatus: { id: 'CL' } }))
    await home()
    expect(homeTexts?.tasks).toEqual([])
  })

  it('says how the newest stands that was not closed', async () => {
    list(openings)
    list(
      applications,
      applied({ id: 95, DocStatus: { id: 'CL' } }),
      applied({ id: 92, DocStatus: { id: 'AP' } }),
      applied({ id: 91 }),
    )
    await home()
    expect(task()).toMatchObject({ state: 'done' })
  })

  it('is not called missing when it could not be read', async () => {
    broken(applications)
    await home()
    expect(homeTexts?.onRetry).toBeDefined()
  })
})
