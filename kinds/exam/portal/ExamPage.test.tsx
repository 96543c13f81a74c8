import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import type { HomeWords } from '#features/dashboard/portal/at-home.ts'
import { NextStep } from '#features/dashboard/portal/NextStep.tsx'
import {
  noHoldOnWire,
  ownMoneyOnWire,
  vouchersOnWire,
} from '#features/payments/testing/payments-on-wire.ts'
import type { Profile } from '#features/profile/rules/facts.ts'
import { ExamHome } from './ExamHome.tsx'
import { ExamPage } from './ExamPage.tsx'

const openList = 'GET /api/v1/models/n_exam_open'
const appliedList = 'GET /api/v1/models/n_exam_reg'
const registered = 'GET /api/v1/models/n_program_creg'
const seatList = 'GET /api/v1/models/n_exam_seat'
const place = { n_program_ID: { id: 5, identifier: 'B.Tech' } }
const opening = (facts: object = {}) => ({
  id: 70,
  Name: 'Semester III Regular 2083',
  ...place,
  n_sem_year_ID: { id: 3, identifier: 'III' },
  examtype: { id: 'REG' },
  DateFrom: '2026-11-10',
  DateTo: '2026-12-05',
  examfee: 1_200,
  ...facts,
})
const paper = (id: number, facts: object = {}) => ({
  id: 400 + id,
  n_course_ID: { id, identifier: `CS${id}_Course ${id}`, Name: `Course ${id}` },
  examtype: { id: 'REG' },
  ...facts,
})
const application = (facts: object = {}) => ({
  id: 12,
  n_exam_open_ID: { id: 70, identifier: 'Semester III Regular 2083' },
  n_program_enroll_ID: { id: 9 },
  Created: '2026-11-15T09:00:00+05:45',
  DocStatus: { id: 'DR' },
  totalfee: 1_200,
  feepaid: 0,
  n_exam_regdetails: [paper(1), paper(2)],
  ...facts,
})
const approved = { DocStatus: { id: 'AP' }, feepaid: 1_200, IsPaid: true }
const course = {
  id: 301,
  n_course_ID: { id: 1, identifier: 'CS1_Course 1', Name: 'Course 1' },
  CREDIT_HOUR: 3,
  INTERNAL_FM: 40,
  INTERNAL_PM: 16,
  internal_om: 30,
}
const registration = {
  id: 51,
  n_program_cregopen_ID: { id: 8 },
  n_program_enroll_ID: { id: 9 },
  n_sem_year_ID: { id: 3 },
  DocStatus: { id: 'AP' },
  n_program_cregdetails: [course],
}
const seat = (id: number, exam_day: string, time_from: string) => ({
  id,
  seat: 10 + id,
  n_exam_routine_ID: {
    id,
    n_course_ID: { id, identifier: `CS${id}_Course ${id}`, Name: `Course ${id}` },
    exam_day,
    time_from,
    time_to: '14:00:00Z',
  },
  n_exam_room_ID: {
    id: 7,
    Name: 'Room 204',
    n_exam_centre_ID: { id: 3, identifier: 'Dhunche Campus' },
  },
})

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita Rai', CompletedRegistration: true },
  }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on('POST /api/v1/processes/student_hold', () => ({ body: noHoldOnWire }))
  network.on('POST /api/v1/processes/usual_days', () => ({ body: { data: { days: {} } } }))
  network.on('GET /api/v1/models/n_exam_open/70', () => ({ body: opening() }))
  list('GET /api/v1/models/n_program_enroll', { id: 9, urollstatus: true, ...place })
  list(openList, opening())
  list(appliedList, application())
  list(registered, registration)
  list(seatList)
})

const list = (call: `${string} /${string}`, ...records: object[]) =>
  network.on(call, () => ({
    body: { 'row-count': records.length, 'array-count': records.length, records },
  }))
const broken = (call: `${string} /${string}`) => network.on(call, () => ({ status: 500, body: {} }))
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('the applied exams', () => {
  const open = () => draw(<ExamPage />, { path: '/exam?tab=applied' })

  it('are paid while the registration is open, on its last day too, and not after it', async () => {
    list(openList, opening({ DateTo: '2026-11-22' }))
    const { unmount } = open()
    expect((await button(/^Pay Now/)).disabled).toBe(false)
    unmount()
    list(openList, opening({ DateTo: '2026-11-21' }))
    open()
    expect((await button(/^Registration Ended/)).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /^Pay Now/ })).toBeNull()
  })

  it('show the fee of today, and when the fee rises', async () => {
    const steps = '2026-11-20=1200,2026-11-28=1700,2026-12-05=2400'
    list(openList, opening({ fee_steps: steps, examfee: 1_700 }))
    const { unmount } = open()
    expect(wordsOf(await screen.findByText(/1,700/))).toBe('Rs. 1,700')
    unmount()
    draw(<ExamPage />, { path: '/exam' })
    expect(await screen.findByText(/The late fee applies/)).toBeDefined()
    expect(wordsOf(await screen.findByText(/^then /))).toBe('then Rs. 2,400 to 19 Mangsir')
  })

  it.each([360, 1100])(
    'say what waits for the cashier, beside what is paid and what is left of it, %s px wide',
    async (width) => {
      atWidth(width)
      list(appliedList, application({ feepaid: 400, isPending: true, C_Payment: vouchersOnWire }))
      open()
      const waits = await screen.findByText(/for the cashier$/)
      expect(wordsOf(waits)).toBe('Rs. 350 waits for the cashier')
      expect(wordsOf(screen.getByText(/left$/))).toBe('Rs. 400 paid, Rs. 450 left')
    },
  )

  it('have a form and a card in progress until the office approves', async () => {
    open()
    const waiting = await screen.findAllByRole('button', { name: /^Document In progress/ })
    expect(waiting.map((each) => (each as HTMLButtonElement).disabled)).toEqual([true, true])
    expect(waiting.map((each) => wordsOf(each.parentElement))).toEqual([
      'Document In progressAdmit card',
      'Document In progressExam form',
    ])
  })

  it('have a card once the server says so: a symbol number without a seat is none', async () => {
    const numbered = { ...approved, erollno: '2083-0331' }
    list(appliedList, application({ ...numbered, card_ready: false }))
    const { unmount } = open()
    expect((await button(/^Download Form/)).disabled).toBe(false)
    expect((await button(/^Document In progress/)).disabled).toBe(true)
    expect(screen.queryByRole('link', { name: 'Admit card' })).toBeNull()
    unmount()
    list(appliedList, application({ ...numbered, card_ready: true }))
    open()
    const card = await button(/^Download Admit Card/)
    expect(card.disabled).toBe(false)
    network.on('POST /api/v1/processes/examination_application_form', () => ({
      status: 500,
      body: {},
    }))
    fireEvent.click(card)
    await waitFor(() =>
      expect(network.left.at(-1)?.body).toMatchObject({
        n_exam_reg_ID: 12,
        report_subtype: 'EXAM_CARD',
      }),
    )
  })

  it('show their exam papers, without results before the release', async () => {
    open()
    fireEvent.click(await button(/^(View )?Details,/))
    const dialog = await screen.findByRole('dialog', { name: 'Exam Registration Details' })
    expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(dialog).getAllByRole('row').slice(1).map(wordsOf)).toEqual([
      'CS1 - Course 1Regular',
      'CS2 - Course 2Regular',
    ])
  })

  it('show each paper’s result, and none for what is not released', async () => {
    const papers = [paper(1, { outcome: { id: 'FAIL' } }), paper(2, { examtype: { id: 'BACK' } })]
    list(appliedList, application({ ...approved, n_exam_regdetails: papers }))
    open()
    fireEvent.click(await button(/^(View )?Details,/))
    const dialog = await screen.findByRole('dialog', { name: 'Exam Registration Details' })
    expect(within(dialog).getAllByRole('row').slice(1).map(wordsOf)).toEqual([
      'CS1 - Course 1RegularFailed',
      'CS2 - Course 2Back paper-',
    ])
  })

  it('show a paper that cannot be read by its id instead of leaving it out', async () => {
    const papers = [paper(1), { id: 777, examtype: { id: 'REG' } }]
    list(appliedList, application({ n_exam_regdetails: papers }))
    open()
    fireEvent.click(await button(/^(View )?Details,/))
    const dialog = await screen.findByRole('dialog', { name: 'Exam Registration Details' })
    expect(wordsOf(dialog)).toContain('This entry could not be read (777)')
    expect(wordsOf(dialog)).toContain('CS1 - Course 1')
  })

  it('say so where a registration names no paper', async () => {
    list(appliedList, application({ n_exam_regdetails: [] }))
    open()
    fireEvent.click(await button(/^(View )?Details,/))
    await screen.findByText('No exam registration details available for this exam.')
  })
})

describe('the admit card', () => {
  const open = (path = '/exam?card=12') => draw(<ExamPage />, { path })
  beforeEach(() =>
    list(appliedList, application({ ...approved, erollno: '2083-0331', card_ready: true })),
  )

  it('says who, which number, where and when: the nearest paper first', async () => {
    list(seatList, seat(1, '2026-12-09', '11:00:00Z'), seat(2, '2026-12-05', '11:00:00Z'))
    open()
    await screen.findByText('2083-0331')
    const papers = (await screen.findAllByRole('listitem')).map(wordsOf)
    expect(papers).toHaveLength(2)
    expect(papers[0]).toContain('CS2 Course 2')
    expect(papers[0]).toContain('11:00 to 14:00, be seated by 10:45')
    expect(wordsOf(document.body)).toContain('ProgramB.Tech')
    expect(papers[0]).toContain('Room 204, seat 12')
    expect(wordsOf(document.body)).toContain('CentreDhunche Campus')
    const asked = network.left.find(({ path }) => path.includes('n_exam_seat'))
    expect(new URL(asked?.path ?? '', 'http://x').searchParams.get('$filter')).toBe(
      'n_exam_reg_ID eq 12',
    )
  })

  it('says that places are still to be given', async () => {
    open()
    await screen.findByText(/^Days, rooms and seats appear here/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('whose places could not be read neither calls them ungiven nor itself saved', async () => {
    broken(seatList)
    open()
    const again = await button('Try again')
    expect(screen.getByText('2083-0331')).toBeDefined()
    expect(screen.queryByText(/^Days, rooms and seats appear here/)).toBeNull()
    expect(screen.queryByText(/^Saved on this phone/)).toBeNull()
    list(seatList, seat(1, '2026-12-09', '11:00:00Z'))
    fireEvent.click(again)
    await screen.findByText('Room 204, seat 11')
    expect(screen.getByText(/^Saved on this phone/)).toBeDefined()
  })

  it('of an application that is not there is the page of exams', async () => {
    open('/exam?card=99')
    expect(await screen.findByRole('tab', { name: /Open Exams/ })).toBeDefined()
  })

  it('speaks Nepali, hours and seats in its digits', async () => {
    language.set('ne')
    list(seatList, seat(1, '2026-12-09', '11:00:00Z'))
    open()
    await screen.findByText('११:००देखि १४:००सम्म, १०:४५सम्ममा सिटमा बस्नुहोस्')
    expect(screen.getByText('Room 204, सिट ११')).toBeDefined()
  })
})

describe('exams on the dashboard', () => {
  let homeTexts: HomeWords | undefined
  const profile = { complete: true } as Profile
  const home = async () => {
    homeTexts = undefined
    draw(
      <ExamHome student={{ profile, isEnrolled: true }} outcome={{ is: 'ahead' }}>
        {(words) => {
          homeTexts = words
          return <NextStep texts={[words]} />
        }}
      </ExamHome>,
    )
    await waitFor(() => expect(homeTexts?.isPending).toBe(false))
  }

  it('are registered for next where a paper may be chosen', async () => {
    list(appliedList)
    await home()
    expect(homeTexts?.tasks).toMatchObject([{ state: 'turn', to: '/exam?apply=70' }])
    expect(homeTexts?.deadlines.map(({ day }) => day)).toEqual(['2026-12-05'])
    const go = await screen.findByRole('link', { name: /Register|Apply|Select/ })
    expect(go.getAttribute('href')).toBe('/exam?apply=70')
  })

  it.each([
    ['no marks are entered', { internal_om: undefined }],
    ['the marks are too low', { internal_om: 15.99 }],
  ])('are not pressed on who may sit no paper: %s', async (_, facts) => {
    list(appliedList)
    list(registered, { ...registration, n_program_cregdetails: [{ ...course, ...facts }] })
    await home()
    expect(homeTexts?.next).toBeNull()
    expect([homeTexts?.tasks, homeTexts?.deadlines]).toEqual([[], []])
  })

  it('are paid next once registered for', async () => {
    await home()
    expect(homeTexts?.next?.whose).toBe('turn')
    const pay = await screen.findByRole('link', { name: /^Pay Now/ })
    expect(pay.getAttribute('href')).toBe('/exam?tab=applied&pay=12')
  })

  it('wait for the university once paid, and are done once approved', async () => {
    list(appliedList, application({ feepaid: 1_200, IsPaid: true }))
    await home()
    expect(homeTexts?.next?.whose).toBe('waiting')
    expect(homeTexts?.tasks).toMatchObject([{ state: 'later' }])
  })

  it('are done once approved, and a closed registration is no task', async () => {
    list(
      appliedList,
      application({ id: 14, DocStatus: { id: 'CL' } }),
      application({ ...approved, id: 13 }),
    )
    await home()
    expect(homeTexts?.next).toBeNull()
    expect(homeTexts?.tasks).toMatchObject([{ state: 'done', to: '/exam?tab=applied' }])
  })

  it('are not called none where the registrations could not be read', async () => {
    broken(appliedList)
    await home()
    expect(homeTexts?.onRetry).toBeDefined()
    await button('Try again')
    expect(address()).toBe('/')
  })
})
