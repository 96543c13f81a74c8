import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { noHoldOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { ExamResultsPage } from './ExamResultsPage.tsx'

const registrations = 'GET /api/v1/models/n_exam_reg'
const openings = 'GET /api/v1/models/n_exam_open'
const results = 'GET /api/v1/models/n_exam_result'
const carried = 'GET /api/v1/models/n_carried_result'
let network: FakeNetwork

const registration = (id: number, DocStatus: string) => ({
  id,
  n_exam_open_ID: { id: 70, identifier: 'Semester II Regular 2083' },
  DocStatus: { id: DocStatus },
  erollno: '2083-0331',
  n_exam_regdetails: [{ n_course_ID: { id: 5, identifier: 'OOP' }, examtype: { id: 'REG' } }],
})
const opening = (facts: object = {}) => ({ id: 70, Name: 'Semester II', ...facts })
const paper = (id: number, facts: object) => ({
  id,
  n_course_ID: { id, identifier: `Course ${id}` },
  CREDIT_HOUR: 4,
  internal_fm: 40,
  internal_pm: 20,
  internal_om: 28,
  external_fm: 60,
  external_pm: 30,
  total_fm: 100,
  ...facts,
})
const result = {
  id: 900,
  n_exam_reg_ID: { id: 12 },
  version: 1,
  visible_from: '2026-11-20T05:00:00Z',
  outcome: { id: 'FAIL' },
  promotion: { id: 'promoted' },
  sgpa: 1.5,
  cgpa: 2.25,
  credits_earned: 4,
  n_exam_resultdetails: [
    paper(5, {
      external_om: 34,
      total_om: 62,
      grade: 'B',
      grade_point: 3,
      outcome: { id: 'PASS' },
    }),
    paper(6, {
      external_om: 29.5,
      total_om: 57.5,
      grade: 'F',
      grade_point: 0,
      outcome: { id: 'FAIL' },
    }),
  ],
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T06:00:00Z'))
  atWidth(360)
  signInSita()
  network = fakeNetwork()
  network.on('POST /api/v1/processes/student_hold', () => ({ body: noHoldOnWire }))
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on('GET /api/v1/models/n_program_enroll', () => ({
    body: { records: [{ id: 5, urollstatus: true }] },
  }))
  list(registrations, registration(12, 'AP'))
  list(openings, opening())
  list(results)
  list(carried)
})

const list = (call: `${string} /${string}`, ...records: object[]) =>
  network.on(call, () => ({
    body: { 'row-count': records.length, 'array-count': records.length, records },
  }))
const open = (path = '/result') =>
  draw(
    <>
      <Toasts />
      <ExamResultsPage />
    </>,
    { path },
  )
const whole = () => wordsOf(document.body)

describe('the exam results', () => {
  it('are of approved and completed registrations alone', async () => {
    list(registrations, registration(12, 'CO'), registration(13, 'DR'), registration(14, 'CL'))
    open()
    expect(await screen.findAllByText('Semester II Regular 2083')).toHaveLength(1)
    expect(whole()).toContain('Completed')
  })

  it('show a text where there is no approved registration', async () => {
    list(registrations)
    open()
    expect(await screen.findByText('No approved exam registrations found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('show results from before by semester, with their source', async () => {
    const semester = { n_sem_year_ID: { id: 1_000_000, identifier: 'I' }, source: 'Ledger 12' }
    const course = (id: number, facts: object) => ({
      id,
      ...semester,
      n_course_ID: { id, identifier: `C${id}_Course ${id}`, Name: `Course ${id}` },
      CREDIT_HOUR: 3,
      ...facts,
    })
    list(
      carried,
      course(1, { grade: 'A', grade_point: 4, outcome: { id: 'PASS' } }),
      course(2, {
        grade: 'F',
        grade_point: 0,
        outcome: { id: 'FAIL' },
        total_om: 39,
        total_fm: 100,
      }),
      { id: 3, n_sem_year_ID: { id: 1_000_001, identifier: 'II' }, sgpa: 3.2, source: 'Ledger 13' },
    )
    open()
    expect(await screen.findByText('Semester I · SGPA 2.00')).toBeTruthy()
    expect(whole()).toContain('6 credits · From Ledger 12')
    expect(whole()).toContain('39 of 100')
    expect(whole()).toContain('Semester II · SGPA 3.20')
    expect(whole()).toContain('Credits are not known: it does not count in the CGPA.')
  })

  it('say that results from before could not be read', async () => {
    network.on(carried, () => ({ status: 500, body: {} }))
    open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('are not published yet without a word on when, unless that is known and to come', async () => {
    open()
    expect(await screen.findByText('Result not published yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Download Result/ })).toBeNull()
    expect(whole()).not.toContain('It will be published on')
  })

  it('show their release time before it', async () => {
    list(openings, opening({ result_at: '2026-11-20T11:15:00Z' }))
    open()
    await screen.findByText('Result not published yet')
    expect(await screen.findByText(/It will be published on .*17:00/)).toBeTruthy()
  })

  it('are downloaded, and a failure is shown', async () => {
    list(results, result)
    network.on('POST /api/v1/processes/gradesheet_print', () => ({
      body: { isError: false, exportFile: 'JVBERi0=', exportFileName: 'G-1.pdf' },
    }))
    open()
    const button = await screen.findByRole('button', { name: /Download Result/ })
    fireEvent.click(button)
    expect(await screen.findByText('Exam result downloaded successfully!')).toBeTruthy()
    network.on('POST /api/v1/processes/gradesheet_print', () => ({ status: 500, body: {} }))
    fireEvent.click(button)
    expect(await screen.findByText('Failed to download exam result.')).toBeTruthy()
  })

  it('are saved as one file by a double click, however fast the answer is', async () => {
    list(results, result)
    let printed = 0
    network.on('POST /api/v1/processes/gradesheet_print', () => {
      printed++
      return { body: { isError: false, exportFile: 'JVBERi0=', exportFileName: 'G-1.pdf' } }
    })
    open()
    const button = await screen.findByRole('button', { name: /Download Result/ })
    fireEvent.click(button, { detail: 1 })
    await screen.findByText('Exam result downloaded successfully!')
    fireEvent.click(button, { detail: 2 })
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(printed).toBe(1)
  })

  it('are held while fees are owed: the reason and the fee stand in place of the download', async () => {
    list(results, result)
    const hold = { document: 'gradesheet', owed: 200_000, since: '2026-09-17' }
    const fees = [{ name: sameInBoth('Semester III'), owed: 200_000, path: '/course-registration' }]
    network.on('POST /api/v1/processes/student_hold', () => ({
      body: { isError: false, data: { holds: [hold], fees, lift: null } },
    }))
    open()
    const note = await screen.findByRole('note')
    expect(wordsOf(note)).toMatch(/^The gradesheet is held: Rs\. 2,000 is unpaid since 1 Asoj 2083/)
    const link = screen.getByRole('link', { name: 'Pay Semester III' })
    expect(link.getAttribute('href')).toBe('/course-registration')
    expect(screen.queryByRole('button', { name: /Download Result/ })).toBeNull()
  })

  it('show the marks of one, what a fail means, and the way to retotaling', async () => {
    list(results, result)
    list(openings, opening({ RetotalingFrom: '2026-11-20', RetotalingTo: '2026-11-27' }))
    open('/result?exam=12')
    const failed = await screen.findByRole('region', { name: 'What is not passed yet' })
    expect(wordsOf(failed)).toContain('Final: 29.5, you need 30.')
    expect(whole()).toContain('2.25')
    expect(whole()).toContain('34 of 60')
    const link = within(document.body).getByRole('link', { name: 'Go to Exam Retotaling' })
    expect(link.getAttribute('href')).toBe('/retotal')
  })

  it('are not empty when they could not be read', async () => {
    network.on(registrations, () => ({ status: 503, body: {} }))
    open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('are not called unpublished when only the results could not be read', async () => {
    network.on(results, () => ({ status: 503, body: {} }))
    open()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(await screen.findByText('Semester II Regular 2083')).toBeTruthy()
    expect(screen.queryByText('Result not published yet')).toBeNull()
  })

  it('show a result and a paper that cannot be read by their ids', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const unread = { ...result, n_exam_resultdetails: [{ id: 555 }] }
    list(results, unread, { id: 901 })
    const { unmount } = open('/result')
    await screen.findByText(/This entry could not be read/)
    expect(whole()).toContain('(901)')
    unmount()
    open('/result?exam=12')
    await screen.findByText(/This entry could not be read/)
    expect(whole()).toContain('(555)')
  })

  it('are shown in Nepali, with its digits', async () => {
    language.set('ne')
    list(results, result)
    open('/result?exam=12')
    await screen.findByRole('region', { name: 'अझै उत्तीर्ण नभएका' })
    expect(whole()).toContain('२.२५')
    expect(whole()).toContain('६०मध्ये ३४')
    language.set('en')
  })
})
