import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { onTime } from '#features/first-day/testing/first-days.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { Decision, ResultOverview } from '../wire/office.ts'
import { Decisions } from './Decisions.tsx'

const decide = 'POST /api/v1/processes/result_decide'
const lift = 'POST /api/v1/processes/result_decision_lift'
const sita = { n_exam_reg_ID: 21, erollno: '2083-0001', name: 'Sita Rai' }
const withheld: Decision = {
  n_result_decision_ID: 5,
  ...sita,
  sort: 'WITHHELD',
  ground: 'DUES',
  reason: 'Library fine of 2082',
  decided_on: '2026-11-20',
  code: null,
}
const expelled: Decision = {
  ...withheld,
  n_result_decision_ID: 6,
  n_exam_reg_ID: 22,
  erollno: null,
  name: 'Hari Thapa',
  sort: 'EXPELLED',
  ground: 'UNFAIR',
  reason: 'Notes in the hall',
  code: 'CSC151',
}
const course = {
  name: { en: 'Object-Oriented Programming', ne: 'वस्तुमुखी प्रोग्रामिङ' },
  candidates: 2,
  sat: 2,
  absent: 0,
  agreed: 2,
  differs: 0,
  passedPercent: 50,
}
const overviewWith = (...decisions: Decision[]): ResultOverview => ({
  exam: {
    name: { en: 'Semester II Regular 2083', ne: 'दोस्रो सेमेस्टर नियमित २०८३' },
    n_exam_master_ID: 4,
  },
  resultAt: null,
  firstDay: onTime,
  courses: [
    { ...course, courseId: 11, code: 'CSC151' },
    { ...course, courseId: 12, code: 'MTH151' },
  ],
  grades: [],
  sheets: {
    registrations: 2,
    unnumbered: 1,
    prepared: 0,
    preparedFor: null,
    scheduled: 0,
    published: 0,
  },
  decisions,
  candidates: [sita, { n_exam_reg_ID: 23, erollno: '', name: 'Numberless' }],
  look: { nearMisses: [], absent: [], missing: [] },
  proposal: null,
})

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T20:00:00Z')) // the 23rd in Nepal
  sitAtDesk('exam-office')
  network = fakeNetwork()
  network.on(decide, () => ({ body: { isError: false } }))
  network.on(lift, () => ({ body: { isError: false } }))
})

const bodies = () => network.left.map(({ body }) => body)
const dialog = () => screen.getByRole('dialog')
const press = (name: string) =>
  fireEvent.click(within(dialog()).getByRole('button', { name, hidden: false }))
const fill = (label: string, value: string) =>
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } })
const open = () => {
  draw(<Decisions overview={overviewWith()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Withhold or expel' }))
}
const fillAll = () => {
  fill('Symbol number', '2083-0001')
  fill('Reason', 'Library fine')
  fill('Decision, number and body', 'Exam board 12/2083')
}

describe('decisions on candidates', () => {
  it('are shown as none when no candidate is withheld', () => {
    draw(<Decisions overview={overviewWith()} />)
    expect(screen.getByText('No result is withheld and no candidate is expelled.')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('say who, what, why and since when; one paper by its code', () => {
    draw(<Decisions overview={overviewWith(withheld, expelled)} />)
    const rows = screen.getAllByRole('row').slice(1).map(wordsOf)
    expect(rows[0]).toContain('2083-0001 Sita RaiWithheldDues: Library fine of 2082')
    expect(rows[0]).toContain('2083')
    expect(rows[1]).toContain('Hari ThapaExpelled, CSC151Unfair means: Notes in the hall')
  })

  it('are shown in Nepali', () => {
    language.set('ne')
    draw(<Decisions overview={overviewWith(expelled)} />)
    expect(wordsOf(screen.getAllByRole('row')[1])).toContain('निष्कासित, CSC151अनुचित साधन')
  })
})

describe('withholding or expelling', () => {
  it('shows whose number is typed, before anything is decided', () => {
    open()
    fill('Symbol number', ' 2083-0001 ')
    expect(within(dialog()).getByText('Sita Rai')).toBeDefined()
    fill('Symbol number', '2083-9999')
    expect(within(dialog()).queryByText('Sita Rai')).toBeNull()
  })

  it('withholds for dues on today’s date in Nepal unless changed', async () => {
    open()
    fillAll()
    press('Save decision')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies()).toEqual([
      {
        n_exam_reg_ID: 21,
        sort: 'WITHHELD',
        ground: 'DUES',
        reason: 'Library fine',
        decision: 'Exam board 12/2083',
        decided_on: '2026-11-23',
      },
    ])
  })

  it('shows an error when the symbol number is not of this exam, and sends nothing', () => {
    open()
    fillAll()
    for (const number of ['', '2083-9999']) {
      fill('Symbol number', number)
      press('Save decision')
      expect(within(dialog()).getByText('Choose a symbol number of this exam.')).toBeDefined()
    }
    fill('Symbol number', '2083-0001')
    expect(within(dialog()).queryByText('Choose a symbol number of this exam.')).toBeNull()
    expect(bodies()).toEqual([])
  })

  it('names the first field that is still empty', () => {
    open()
    fill('Symbol number', '2083-0001')
    press('Save decision')
    expect(within(dialog()).getByText('Please fill in: Reason')).toBeDefined()
    expect(document.activeElement?.id).toBe('decide-reason')
    fill('Reason', '   ')
    press('Save decision')
    expect(within(dialog()).getByText('Please fill in: Reason')).toBeDefined()
    fill('Reason', 'Library fine')
    press('Save decision')
    expect(within(dialog()).getByText('Please fill in: Decision, number and body')).toBeDefined()
    expect(bodies()).toEqual([])
  })

  it('says so when there is no day, and sends nothing', () => {
    open()
    fillAll()
    fireEvent.change(document.querySelector('#decide-day') as Element, { target: { value: '' } })
    press('Save decision')
    expect(within(dialog()).getByText('Enter the day.')).toBeDefined()
    expect(bodies()).toEqual([])
  })

  it('expels from one exam paper or from all; one chosen before is cleared when it withholds', async () => {
    open()
    fillAll()
    expect(within(dialog()).queryByLabelText('Papers')).toBeNull()
    fill('What', 'EXPELLED')
    fill('Papers', '12')
    fill('Ground', 'UNFAIR')
    press('Save decision')
    await waitFor(() => expect(bodies()).toHaveLength(1))
    expect(bodies()[0]).toMatchObject({ sort: 'EXPELLED', ground: 'UNFAIR', n_course_ID: 12 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Withhold or expel' }))
    fillAll()
    fill('What', 'EXPELLED')
    press('Save decision')
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(bodies()[1]).not.toHaveProperty('n_course_ID')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Withhold or expel' }))
    fillAll()
    fill('What', 'EXPELLED')
    fill('Papers', '12')
    fill('What', 'WITHHELD')
    press('Save decision')
    await waitFor(() => expect(bodies()).toHaveLength(3))
    expect(bodies()[2]).toMatchObject({ sort: 'WITHHELD' })
    expect(bodies()[2]).not.toHaveProperty('n_course_ID')
  })

  it('stays as it was filled in when it is refused', async () => {
    const summary = 'This result is withheld already.'
    network.on(decide, () => ({
      body: { isError: true, code: 'rule/withheld-already', summary },
    }))
    open()
    fillAll()
    press('Save decision')
    await within(dialog()).findByText(summary)
    expect(within(dialog()).getByLabelText<HTMLInputElement>('Reason').value).toBe('Library fine')
  })

  it('is sent once, however often it is pressed', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(decide, () => new Promise((resolve) => (answer = resolve)))
    open()
    fillAll()
    for (let n = 0; n < 3; n++) press('Save decision')
    fireEvent.submit(dialog().querySelector('form') as Element)
    await waitFor(() => expect(bodies()).toHaveLength(1))
    answer({ body: { isError: false } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies()).toHaveLength(1)
  })
})

describe('lifting a decision', () => {
  const openLift = (decision: Decision) => {
    draw(<Decisions overview={overviewWith(decision)} />)
    fireEvent.click(screen.getByRole('button', { name: 'Lift' }))
  }
  const twoPeople =
    'An expulsion remains in force until a second person confirms that it is lifted.'

  it('wants a reason', async () => {
    openLift(withheld)
    expect(within(dialog()).queryByText(twoPeople)).toBeNull()
    press('Lift')
    expect(within(dialog()).getByText('Please fill in: Reason')).toBeDefined()
    fill('Reason', 'Paid on 2083-08-06')
    press('Lift')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies()).toEqual([{ n_result_decision_ID: 5, reason: 'Paid on 2083-08-06' }])
  })

  it('of an expulsion says that a second person is needed', () => {
    openLift(expelled)
    expect(screen.getByRole('dialog', { name: 'Lift the decision on Hari Thapa' })).toBeDefined()
    expect(within(dialog()).getByText(twoPeople)).toBeDefined()
  })

  it('is not done by closing the dialog', () => {
    openLift(withheld)
    fill('Reason', 'Paid')
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodies()).toEqual([])
  })
})
