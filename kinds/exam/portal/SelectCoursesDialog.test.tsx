import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { ExamPage } from './ExamPage.tsx'

const openList = 'GET /api/v1/models/n_exam_open'
const appliedList = 'GET /api/v1/models/n_exam_reg'
const registered = 'GET /api/v1/models/n_program_creg'
const apply = 'POST /api/v1/models/n_exam_reg'
const place = { n_program_ID: { id: 5, identifier: 'B.Tech' } }
const opening = (facts: object = {}) => ({
  id: 70,
  Name: 'Semester III Regular 2083',
  ...place,
  n_sem_year_ID: { id: 3, identifier: 'III' },
  n_exam_master_ID: { id: 4, identifier: 'Mangsir 2083' },
  examtype: { id: 'REG' },
  DateFrom: '2026-11-10',
  DateTo: '2026-12-05',
  examfee: 1_200,
  ...facts,
})
const course = (id: number, Name: string, facts: object = {}) => ({
  id: 300 + id,
  n_course_ID: { id, identifier: `CS${id}_${Name}`, Name },
  CREDIT_HOUR: 3,
  course_type: { id: 'CO' },
  INTERNAL_FM: 40,
  INTERNAL_PM: 16,
  internal_om: 30,
  ...facts,
})
const courses = [
  course(1, 'Algorithms'),
  course(2, 'Networks'),
  course(3, 'Statistics', { internal_om: 9 }),
]
const registration = (n_program_cregdetails: readonly object[] = courses) => ({
  id: 51,
  n_program_cregopen_ID: { id: 8 },
  n_program_enroll_ID: { id: 9 },
  n_sem_year_ID: { id: 3 },
  DocStatus: { id: 'AP' },
  n_program_cregdetails,
})

let network: FakeNetwork
let applied: readonly object[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  applied = []
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on('GET /api/v1/models/n_program_enroll', () => ({
    body: { records: [{ id: 9, urollstatus: true, urollno: 'R-17', ...place }] },
  }))
  network.on(openList, () => ({ body: { records: [opening()] } }))
  network.on('GET /api/v1/models/n_exam_open/70', () => ({ body: opening() }))
  network.on(appliedList, () => ({ body: { records: applied } }))
  network.on(registered, () => ({ body: { records: [registration()] } }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = () =>
  network.left.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/models/'))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

/** As the dashboard's next step opens it. */
async function select() {
  draw(<ExamPage />, { path: '/exam?apply=70' })
  return screen.findByRole('dialog', { name: 'Select Courses for Exam Registration' })
}

describe('choosing the exam papers', () => {
  it('offers every registered course; the ones that may be sat are chosen in a regular exam', async () => {
    await select()
    expect((await box(/Algorithms/)).checked).toBe(true)
    expect((await box(/Networks/)).checked).toBe(true)
    expect(screen.getByText('2 courses selected')).toBeDefined()
    expect(screen.getByText('1 not eligible')).toBeDefined()
  })

  it('shows a registered course that cannot be read, and none of a closed registration', async () => {
    const closed = {
      ...registration([course(9, 'Turned away')]),
      id: 52,
      DocStatus: { id: 'CL' },
    }
    const own = registration([...courses, { id: 399 }])
    network.on(registered, () => ({ body: { records: [own, closed] } }))
    await select()
    await box(/Algorithms/)
    const dialog = screen.getByRole('dialog')
    expect(wordsOf(dialog)).toContain('This entry could not be read (399)')
    expect(wordsOf(dialog)).not.toContain('Turned away')
  })

  it('shows an exam paper that cannot be sat with its reason, and does not let it be ticked', async () => {
    await select()
    const low = await box(/Statistics/)
    expect([low.checked, low.disabled]).toEqual([false, true])
    const paper = low.closest('li')
    expect(wordsOf(paper)).toContain('Internal 9 of 40, you need 16. Speak to the course teacher.')
    expect(low.getAttribute('aria-describedby')).toBe('paper-3-marks')
  })

  it.each([
    ['of which no marks are entered', null, /^Internal marks are not entered yet/],
    ['one mark below', 15, /^Internal 15 of 40, you need 16/],
  ])('refuses a paper %s', async (_what, internal_om, sentence) => {
    const low = course(1, 'Algorithms', { internal_om })
    network.on(registered, () => ({ body: { records: [registration([low])] } }))
    await select()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect((await box(/Algorithms/)).disabled).toBe(true)
  })

  it('lets a paper be sat at the pass mark itself', async () => {
    const enough = course(1, 'Algorithms', { internal_om: 16 })
    network.on(registered, () => ({ body: { records: [registration([enough])] } }))
    await select()
    expect((await box(/Algorithms/)).disabled).toBe(false)
    expect(screen.getByText('1 course selected')).toBeDefined()
  })

  it('sends nothing with no paper chosen', async () => {
    await select()
    fireEvent.click(await box(/Algorithms/))
    fireEvent.click(await box(/Networks/))
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })
    expect([confirm.disabled, screen.getByText('0 courses selected')]).toEqual([
      true,
      expect.anything(),
    ])
  })

  it('registers once for what is chosen, under the enrollment, and goes to it', async () => {
    network.on(apply, () => {
      applied = [
        {
          id: 12,
          n_exam_open_ID: { id: 70, identifier: 'Semester III Regular 2083' },
          Created: '2026-11-22T06:00:00Z',
          totalfee: 1_200,
          feepaid: 0,
          DocStatus: { id: 'DR' },
          C_Payment: [],
        },
      ]
      return { status: 201, body: { id: 12 } }
    })
    await select()
    fireEvent.click(await box(/Networks/))
    for (let time = 0; time < 3; time++)
      fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toContain('tab=applied'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        n_exam_open_ID: 70,
        n_program_enroll_ID: 9,
        urollno: 'R-17',
        n_exam_regdetails: [{ n_course_ID: 1, examtype: 'REG' }],
      }),
    ])
  })

  it('that is refused shows the reason, and reads marks and earlier exam papers again', async () => {
    network.on(apply, () => ({ status: 409, body: { detail: 'You cannot sit Networks.' } }))
    await select()
    await box(/Networks/)
    const reads = () => network.left.filter(({ path }) => path.includes('n_program_creg?')).length
    const before = reads()
    network.on(registered, () => ({
      body: {
        records: [
          registration([course(1, 'Algorithms'), course(2, 'Networks', { internal_om: 3 })]),
        ],
      },
    }))
    await press('Confirm')
    expect((await screen.findAllByText('You cannot sit Networks.')).length).toBeGreaterThan(0)
    await waitFor(() => expect(reads()).toBeGreaterThan(before))
    await waitFor(async () => expect((await box(/Networks/)).disabled).toBe(true))
  })
})

describe('an exam without a paper to choose', () => {
  it('sends who registered for no course to do that first', async () => {
    network.on(registered, () => ({ body: { records: [] } }))
    draw(<ExamPage />, { path: '/exam?apply=70' })
    expect(
      await screen.findByText(/^No registered courses found for this semester\./),
    ).toBeDefined()
  })

  it('that is a back exam says that nothing is to be sat again', async () => {
    network.on(openList, () => ({ body: { records: [opening({ examtype: { id: 'BACK' } })] } }))
    draw(<ExamPage />, { path: '/exam?apply=70' })
    expect(
      await screen.findByText('You have no paper of this semester to sit again.'),
    ).toBeDefined()
  })

  it('is not shown as one while the courses could not be read', async () => {
    network.on(registered, () => ({ status: 500, body: {} }))
    draw(<ExamPage />, { path: '/exam?apply=70' })
    expect(await screen.findByText('Failed to load registered courses.')).toBeDefined()
    expect(screen.queryByText(/^No registered courses found/)).toBeNull()
    network.on(registered, () => ({ body: { records: [registration()] } }))
    await press('Try again')
    expect((await box(/Algorithms/)).checked).toBe(true)
  })

  it('that is not open to the student shows a message and no dialog', async () => {
    draw(<ExamPage />, { path: '/exam?apply=99' })
    expect(await screen.findByText('No exam selected for course selection.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
