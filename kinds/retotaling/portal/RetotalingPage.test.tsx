import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire, vouchersOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { RetotalingPage } from './RetotalingPage.tsx'

const openList = 'GET /api/v1/models/n_exam_open'
const appliedList = 'GET /api/v1/models/n_exam_retotaling'
const ownExam = 'GET /api/v1/models/n_exam_reg'
const enrollments = 'GET /api/v1/models/n_program_enroll'
const apply = 'POST /api/v1/models/n_exam_retotaling'
const enrolled = { id: 9, urollstatus: true, n_program_ID: { id: 5, identifier: 'B.Tech' } }
const opening = (id: number, Name: string, facts: object = {}) => ({
  id,
  Name,
  RetotalingFrom: '2026-11-15',
  RetotalingTo: '2026-12-05',
  retotalingfee: 300,
  ...facts,
})
const openings = [
  opening(71, 'Semester III Regular 2083'),
  opening(72, 'Semester I Back 2083', {
    RetotalingFrom: '2026-12-01',
    RetotalingTo: '2026-12-20',
  }),
]
const paper = (id: number, Name: string, outcome: string) => ({
  n_course_ID: { id, identifier: `CS${id}_${Name}`, Name },
  examtype: { id: 'REG' },
  ...(outcome !== '' && { outcome: { id: outcome } }),
})
const exam = (papers: readonly object[]) => ({
  id: 12,
  n_exam_master_ID: { id: 4 },
  erollno: '2083-0331',
  urollno: 'R-17',
  n_exam_regdetails: papers,
})
const released = [paper(5, 'Physics', 'FAIL'), paper(6, 'Statistics', 'PASS')]
const application = (facts: object = {}) => ({
  id: 41,
  n_exam_open_ID: { id: 71, identifier: 'Semester III Regular 2083' },
  Created: '2026-11-21T05:00:00Z',
  totalfee: 300,
  feepaid: 0,
  DocStatus: { id: 'DR' },
  C_Payment: [],
  n_exam_rtdetails: [
    { n_course_ID: { id: 5, identifier: 'CS5_Physics', Name: 'Physics' }, description: 'Q 4b' },
  ],
  ...facts,
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
  network.on(enrollments, () => ({ body: { records: [enrolled] } }))
  network.on(openList, () => ({ body: { records: openings } }))
  for (const each of openings)
    network.on(`GET /api/v1/models/n_exam_open/${each.id}`, () => ({ body: each }))
  network.on(appliedList, () => ({ body: { records: applied } }))
  network.on(ownExam, () => ({ body: { records: [exam(released)] } }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

const cards = async () =>
  within(await screen.findByRole('list', { name: /Retotaling$/ })).getAllByRole('listitem')
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = () =>
  network.left.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/models/'))

/** The list, then the question, the exam's details read. */
async function askFor() {
  draw(<RetotalingPage />, { path: '/retotaling' })
  const [first] = await cards()
  const button = within(first ?? document.body).getByRole<HTMLButtonElement>('button')
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
  return screen.findByRole('dialog', { name: 'Apply for retotaling' })
}

async function toTheCourses() {
  await askFor()
  await screen.findByRole('button', { name: 'Continue' })
  await press('Continue')
  return screen.findByRole('dialog', { name: 'Select Exam Details for Retotaling' })
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const reason = (course: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Reason, ${course}` })

describe('exams whose marks may be added up again', () => {
  it('come nearest day first; what is not open yet says from when', async () => {
    draw(<RetotalingPage />, { path: '/retotaling' })
    const texts = (await cards()).map(wordsOf)
    expect(texts[0]).toContain('Semester III Regular 2083')
    expect(texts[0]).toMatch(/Rs\.\s300/u)
    expect(texts[1]).toContain('Retotaling of this exam is not open yet.')
  })

  it('are shown as none where there are none', async () => {
    network.on(openList, () => ({ body: { records: [] } }))
    draw(<RetotalingPage />, { path: '/retotaling' })
    expect(await screen.findByText('No Open retotaling found')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that could not be read are asked for again', async () => {
    network.on(openList, () => ({ status: 500, body: {} }))
    draw(<RetotalingPage />, { path: '/retotaling' })
    await screen.findByRole('button', { name: 'Try again' })
    network.on(openList, () => ({ body: { records: openings } }))
    await press('Try again')
    expect(await cards()).toHaveLength(2)
  })

  it('are not offered while the enrollment that decides them could not be read', async () => {
    network.on(enrollments, () => ({ status: 500, body: {} }))
    draw(<RetotalingPage />, { path: '/retotaling' })
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('No Open retotaling found')).toBeNull()
    network.on(enrollments, () => ({ body: { records: [enrolled] } }))
    await press('Try again')
    expect(await cards()).toHaveLength(2)
  })

  it('are done, with a button that says so, once they were asked for', async () => {
    applied = [application()]
    draw(<RetotalingPage />, { path: '/retotaling' })
    const last = (await cards()).at(-1)
    expect(wordsOf(last)).toContain('Semester III Regular 2083')
    const button = within(last ?? document.body).getByRole<HTMLButtonElement>('button')
    expect([button.textContent, button.disabled]).toEqual(['Applied', true])
  })
})

describe('asking for a retotaling', () => {
  it('reads the exam first and shows its exam papers, and which have no result', async () => {
    network.on(ownExam, () => ({
      body: { records: [exam([...released, paper(7, 'Networks', '')])] },
    }))
    const dialog = await askFor()
    expect(await within(dialog).findByText(/Networks/)).toBeDefined()
    expect(within(dialog).getByText('Result not published yet')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()
  })

  it.each([
    ['the exam was not sat', [], /^No exam details found for this exam/],
    ['it has no papers', [exam([])], /^No exam details available for retotaling/],
    [
      'no result is published',
      [exam([paper(7, 'Networks', '')])],
      /^Your result of this exam is not published yet/,
    ],
  ])('stops where %s, and says why', async (_why, records, sentence) => {
    network.on(ownExam, () => ({ body: { records } }))
    await askFor()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it('says that the details could not be read, and reads them again', async () => {
    network.on(ownExam, () => ({ status: 500, body: {} }))
    await askFor()
    expect(await screen.findByText('Failed to load exam details. Please try again.')).toBeDefined()
    network.on(ownExam, () => ({ body: { records: [exam(released)] } }))
    await press('Try again')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined()
  })

  it('offers the courses with a result only, none chosen, nothing to send', async () => {
    network.on(ownExam, () => ({
      body: { records: [exam([...released, paper(7, 'Networks', '')])] },
    }))
    await toTheCourses()
    expect(await box(/Physics/)).toBeDefined()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Apply for Retotaling/ })
    expect([wordsOf(button), button.disabled]).toEqual(['Apply for Retotaling (0 selected)', true])
  })

  it('asks a reason of each chosen course before anything is sent', async () => {
    await toTheCourses()
    fireEvent.click(await box(/Physics/))
    await press(/^Apply for Retotaling .1.selected/)
    const missing = 'Please provide descriptions for all selected exam details.'
    expect(await screen.findAllByText(missing)).toHaveLength(1)
    expect(document.activeElement).toBe(reason('Physics'))
    expect(reason('Physics').getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(reason('Physics'), { target: { value: '   ' } })
    await press(/^Apply for Retotaling .1.selected/)
    expect(sent()).toEqual([])
  })

  it('sends what was chosen, trimmed, and goes to what was applied for', async () => {
    network.on(apply, () => {
      applied = [application()]
      return { status: 201, body: { id: 41 } }
    })
    await toTheCourses()
    fireEvent.click(await box(/Physics/))
    fireEvent.change(reason('Physics'), { target: { value: '  Question 4b  ' } })
    expect(wordsOf(screen.getByRole('status'))).toMatch(/Total Fee\s?Rs\.\s300/u)
    await press(/^Apply for Retotaling .1.selected/)
    await waitFor(() => expect(address()).toBe('/retotaling?tab=applied'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        n_exam_open_ID: 71,
        n_program_enroll_ID: 9,
        n_exam_reg_ID: 12,
        erollno: '2083-0331',
        n_exam_rtdetails: [{ n_course_ID: 5, examtype: 'REG', description: 'Question 4b' }],
      }),
    ])
  })

  it('keeps reasons that were typed when the dialog was closed', async () => {
    await toTheCourses()
    fireEvent.click(await box(/Statistics/))
    fireEvent.change(reason('Statistics'), { target: { value: 'The total' } })
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getAllByRole('button', { name: /^Apply/ })[0] ?? document.body)
    })
    await screen.findByRole('button', { name: 'Continue' })
    await press('Continue')
    expect((await box(/Statistics/)).checked).toBe(true)
    expect(reason('Statistics').value).toBe('The total')
  })

  it('that is withdrawn meanwhile says so and sends nothing', async () => {
    await toTheCourses()
    fireEvent.click(await box(/Physics/))
    fireEvent.change(reason('Physics'), { target: { value: 'Q 4' } })
    network.on('GET /api/v1/models/n_exam_open/71', () => ({ status: 404, body: {} }))
    await press(/^Apply for Retotaling .1.selected/)
    expect(await screen.findByText('Exam information not found for this retotaling.')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('that is refused keeps what was typed and says the server’s sentence', async () => {
    network.on(apply, () => ({ status: 409, body: { detail: 'The last day is over.' } }))
    await toTheCourses()
    fireEvent.click(await box(/Physics/))
    fireEvent.change(reason('Physics'), { target: { value: 'Q 4' } })
    await press(/^Apply for Retotaling .1.selected/)
    expect((await screen.findAllByText('The last day is over.')).length).toBeGreaterThan(0)
    expect(reason('Physics').value).toBe('Q 4')
  })
})

describe('retotaling that was asked for', () => {
  const shown = async (facts: object = {}) => {
    applied = [application(facts)]
    draw(<RetotalingPage />, { path: '/retotaling?tab=applied' })
    const [card] = await cards()
    return card ?? document.body
  }

  it('names its courses with their reasons, and asks for the fee', async () => {
    const card = await shown()
    expect(wordsOf(card)).toContain('1 course')
    expect(wordsOf(card)).toContain('PhysicsQ 4b')
    expect(within(card).getByRole('button', { name: /^Pay Now/ })).toBeDefined()
  })

  it.each([360, 1100])('says what waits for the cashier, %s px wide', async (width) => {
    atWidth(width)
    applied = [application({ totalfee: 600, isPending: true, C_Payment: vouchersOnWire })]
    draw(<RetotalingPage />, { path: '/retotaling?tab=applied' })
    const waits = await screen.findByText(/for the cashier$/)
    expect(wordsOf(waits)).toBe('Rs. 350 waits for the cashier')
  })

  it('without a fee asks for none', async () => {
    const card = await shown({ totalfee: 0 })
    expect(within(card).queryByRole('button', { name: /^Pay Now/ })).toBeNull()
  })

  it('that is paid is with the university; the marks are being added up again', async () => {
    const card = await shown({ feepaid: 300, IsPaid: true })
    expect(wordsOf(card)).toContain('Marks being added up again')
    expect(within(card).queryByRole('button', { name: /^Pay Now/ })).toBeNull()
  })

  it('says what the marks were and what they are once that is decided', async () => {
    const card = await shown({
      feepaid: 300,
      IsPaid: true,
      DocStatus: { id: 'CO' },
      n_exam_rtdetails: [
        {
          n_course_ID: { id: 5, identifier: 'CS5_Physics', Name: 'Physics' },
          description: 'Q 4b',
          outcome: { id: 'RAISED' },
          former_total: 34,
          former_grade: 'F',
          total_om: 42,
          grade: 'C',
          decided: '2026-11-21T20:00:00Z',
        },
      ],
    })
    expect(wordsOf(card)).toContain('Total 42 (C), was 34 (F)')
    const steps = within(card).getByRole('list', { name: /Semester III/ })
    expect(wordsOf(steps)).toContain('Marks added up again6 Mangsir')
    expect(wordsOf(steps)).toContain('OutcomeMarks went up in 1 course')
  })

  it('is shown as none, in the reader’s language', async () => {
    draw(<RetotalingPage />, { path: '/retotaling?tab=applied' })
    expect(await screen.findByText(/^No applied retotaling/i)).toBeDefined()
    act(() => language.set('ne'))
    expect(screen.getByRole('heading', { name: 'परीक्षा पुनर्योग' })).toBeDefined()
  })
})
