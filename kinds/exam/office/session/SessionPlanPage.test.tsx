import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ExamSessionPlan, PlannedExamOpening } from '../../wire/session-plan.ts'
import { SessionPlanPage } from './SessionPlanPage.tsx'

const opening = (facts: Partial<PlannedExamOpening> = {}): PlannedExamOpening => ({
  key: '1//2/3/4/REG',
  name: sameInBoth('BE Civil, II, Regular, Mangsir 2083, 2082 Fall'),
  type: 'REG',
  state: 'new',
  students: 40,
  fee: rupees(2000),
  findings: [{ is: 'marks-missing', n: 2 }],
  ...facts,
})
const plan = (facts: Partial<ExamSessionPlan> = {}): ExamSessionPlan => ({
  id: 5,
  session: sameInBoth('Mangsir 2083'),
  executed: null,
  days: [{ label: { en: 'Apply until', ne: 'सम्म' }, day: '2026-12-12' as Day, finding: 'day-off' }],
  retotalingFee: rupees(300),
  openings: [
    opening(),
    opening({ key: 'back', type: 'BACK', name: sameInBoth('Back'), state: 'there', findings: [] }),
  ],
  ...facts,
})
const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('exam-office')
  network = fakeNetwork()
  const list = (model: string, names: readonly string[]) =>
    network.on(`GET /api/v1/models/${model}`, () => ({
      body: {
        'row-count': names.length,
        records: names.map((Name, index) => ({ id: index + 1, Name })),
      },
    }))
  list('n_exam_master', ['Mangsir 2083'])
  list('n_program', ['BE Civil', 'BE Computer'])
  list('n_sem_year', ['I', 'II'])
  network.on('POST /api/v1/processes/exam_session_plan_read', () => answer({ plan: plan() }))
})
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)
const typeDay = (id: string, [year, month, day]: readonly [string, string, string]) => {
  const set = (part: string, value: string) =>
    fireEvent.change(document.getElementById(part) as HTMLElement, { target: { value } })
  set(id, day)
  set(`${id}-month`, month)
  set(`${id}-year`, year)
}

describe('preparing an exam session', () => {
  it('makes a plan of chosen programmes and semesters, which the address names', async () => {
    network.on('POST /api/v1/processes/exam_session_plan_make', () => answer({ plan: plan() }))
    draw(<SessionPlanPage />)
    await screen.findByRole('option', { name: 'Mangsir 2083' })
    fireEvent.change(screen.getByLabelText('Exam session'), { target: { value: '1' } })
    const programmes = await screen.findByRole('group', { name: 'Programmes' })
    fireEvent.click(await within(programmes).findByLabelText('Choose all'))
    fireEvent.click(await screen.findByLabelText('II'))
    expect((await button('Make the plan')).disabled).toBe(true)
    typeDay('plan-DateFrom', ['2083', '8', '1'])
    typeDay('plan-DateTo', ['2083', '8', '15'])
    fireEvent.change(screen.getByLabelText('Regular exam fee, Rs.'), { target: { value: '2000' } })
    fireEvent.click(await button('Make the plan'))
    await screen.findByText('BE Civil, II, Regular, Mangsir 2083, 2082 Fall')
    expect(sent('exam_session_plan_make')).toMatchObject([
      {
        n_exam_master_ID: '1',
        programs: [1, 2],
        semesters: [2],
        isRegular: true,
        isBack: true,
        DateFrom: '2026-11-17',
        DateTo: '2026-12-01',
        RetotalingFrom: '',
        examfee: '2000',
        backfee: '0',
      },
    ])
    expect(address()).toBe('/?plan=5')
    expect(document.activeElement?.textContent).toBe('Mangsir 2083')
  })

  it('shows students, fees, findings and numbers that add up', async () => {
    draw(<SessionPlanPage />, { path: '/?plan=5' })
    const row = (await screen.findByText(/^BE Civil, II/)).closest('tr') as HTMLElement
    expect(wordsOf(row)).toContain('40')
    expect(wordsOf(row)).toContain('Rs. 2,000')
    expect(wordsOf(row)).toContain('2 courses have no full marks yet.')
    screen.getByText('a weekly day off')
    const total = screen.getByRole('row', { name: /^Total/ })
    expect(
      within(total)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '1', '0'])
  })

  it('leaves an opening out by a press', async () => {
    network.on('POST /api/v1/processes/exam_session_plan_skip', () =>
      answer({ plan: plan({ openings: [opening({ state: 'skipped' })] }) }),
    )
    draw(<SessionPlanPage />, { path: '/?plan=5' })
    fireEvent.click(await button('Skip'))
    await waitFor(() => expect(screen.queryByText(/^Create 1\sdraft$/)).toBeNull())
    expect(sent('exam_session_plan_skip')).toEqual([
      { exam_session_plan_ID: 5, key: '1//2/3/4/REG', isSkipped: true },
    ])
  })

  it('creates the drafts, or says why none was created', async () => {
    network.on('POST /api/v1/processes/exam_session_plan_execute', () => ({
      body: { isError: true, code: 'rule/plan-void', summary: 'It was changed.' },
    }))
    draw(<SessionPlanPage />, { path: '/?plan=5' })
    fireEvent.click(await button(/^Create 1\sdraft$/))
    await screen.findByText('It was changed.')
    network.on('POST /api/v1/processes/exam_session_plan_execute', () => {
      const executed = '2026-11-27T01:00:00.000Z'
      network.on('POST /api/v1/processes/exam_session_plan_read', () =>
        answer({ plan: plan({ executed }) }),
      )
      return answer({ created: 1 })
    })
    fireEvent.click(await button(/^Create 1\sdraft$/))
    await screen.findByText('These drafts were created.')
    expect(sent('exam_session_plan_execute')).toHaveLength(2)
  })

  it('says that no student needs an exam, and asks again for a plan that could not be read', async () => {
    network.on('POST /api/v1/processes/exam_session_plan_read', () => ({ status: 500, body: {} }))
    draw(<SessionPlanPage />, { path: '/?plan=5' })
    const again = await button('Try again')
    network.on('POST /api/v1/processes/exam_session_plan_read', () =>
      answer({ plan: plan({ openings: [] }) }),
    )
    fireEvent.click(again)
    await screen.findByText(/^No students of these programmes/)
  })
})
