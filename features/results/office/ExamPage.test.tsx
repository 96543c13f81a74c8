import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { releaseSixDaysEarly } from '#features/first-day/testing/first-days.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ResultOverview } from '../wire/office.ts'
import { ExamPage } from './ExamPage.tsx'
import { overview, sita } from './testing/overview.ts'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const prepared = { ...overview.sheets, prepared: 3, preparedFor: '2026-11-25T11:15:00.000Z' }

let network: FakeNetwork
let now: ResultOverview
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  sitAtDesk('exam-office')
  now = overview
  network = fakeNetwork()
  network.on(process('result_overview'), () => ({ body: { data: now } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const drawn = async () => {
  draw(<ExamPage openingId={7} />)
  await screen.findByRole('heading', { level: 1, name: 'Semester II Regular 2083' })
}

describe('the results of an exam', () => {
  it('that could not be read are asked for again', async () => {
    network.on(process('result_overview'), () => ({ status: 502, body: {} }))
    draw(<ExamPage openingId={7} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('result_overview'), () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByText('Candidates: 3. Courses: 1.')
  })

  it('say each course’s counts, and whom to look at first', async () => {
    await drawn()
    const row = screen.getByRole('row', { name: /CSC151/ })
    expect(within(row).getAllByRole('cell').map(wordsOf)).toEqual([
      'Object-Oriented Programming',
      '3',
      '3',
      '0',
      '1',
      '50 %',
    ])
    expect(screen.getByText('Failed CSC151 by one mark or less')).toBeDefined()
    expect(screen.getByText('Two people agree on each')).toBeDefined()
  })

  it('show the grades by table once a level has its own, each table with its failing grade in red', async () => {
    const counted = (grade: string, level: string | null, isFormer = false) => ({
      grade,
      n: 1,
      isFailing: grade === 'F',
      level: level === null ? null : { en: level, ne: level },
      isFormer,
    })
    now = {
      ...overview,
      grades: [
        ...['A', 'F'].map((grade) => counted(grade, null)),
        ...['I', 'F'].map((grade) => counted(grade, 'Diploma')),
        ...['A', 'F'].map((grade) => counted(grade, null, true)),
      ],
    }
    await drawn()
    const grades = within(screen.getByRole('region', { name: 'Grades, all courses' }))
    const names = grades.getAllByRole('heading', { level: 3 }).map(wordsOf)
    expect(names).toEqual(['Common table', 'Table of Diploma', 'Table at publication'])
    expect(grades.getAllByRole('term').map(wordsOf)).toEqual(['A', 'F', 'I', 'F', 'A', 'F'])
    expect(document.querySelectorAll('.grade-bar.fails')).toHaveLength(3)
  })

  it('name no table where the common one is the only one', async () => {
    await drawn()
    const grades = within(screen.getByRole('region', { name: 'Grades, all courses' }))
    expect(grades.queryByRole('heading', { level: 3 })).toBeNull()
  })

  it('want symbol numbers first, which the exam office gives and the registrar does not', async () => {
    now = { ...overview, sheets: { ...overview.sheets, unnumbered: 2 } }
    network.on(process('exam_symbol_numbers'), () => {
      now = overview
      return { body: { isError: false } }
    })
    await drawn()
    fireEvent.click(button('Give symbol numbers'))
    fireEvent.click(button('Give symbol numbers'))
    await waitFor(() => expect(screen.queryByText('Without a symbol number: 2')).toBeNull())
    expect(sent('exam_symbol_numbers')).toEqual([{ n_exam_master_ID: 4 }])
    now = { ...overview, sheets: { ...overview.sheets, unnumbered: 2 } }
    sitAtDesk('registrar')
    draw(<ExamPage openingId={8} />)
    await screen.findByText('Without a symbol number: 2')
    expect(screen.queryByRole('button', { name: 'Give symbol numbers' })).toBeNull()
  })

  it('are prepared for a release time, and not without one', async () => {
    network.on(process('result_prepare'), () => ({ body: { isError: false } }))
    await drawn()
    fireEvent.click(button('Prepare results'))
    await screen.findByText('Enter the day and the time.')
    expect(sent('result_prepare')).toEqual([])
    const type = (id: string, value: string) =>
      fireEvent.change(document.querySelector(`#${id}`) as Element, { target: { value } })
    type('release-day', '9')
    type('release-day-month', '8')
    type('release-day-year', '2083')
    type('release-time', '25:00')
    fireEvent.click(button('Prepare results'))
    expect(sent('result_prepare')).toEqual([])
    type('release-time', '17:00')
    await screen.findByText(/Every student sees it in the same second/)
    fireEvent.click(button('Prepare results'))
    await waitFor(() =>
      expect(sent('result_prepare')).toEqual([{ n_exam_open_ID: 7, at: '2026-11-25 17:00' }]),
    )
  })

  it('are proposed without those that are held, once however often pressed', async () => {
    now = {
      ...overview,
      sheets: prepared,
      decisions: [
        {
          n_result_decision_ID: 1,
          ...sita,
          sort: 'WITHHELD',
          ground: 'DUES',
          reason: 'Library fine',
          decided_on: '2026-11-20',
          code: null,
        },
      ],
    }
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('result_release'), () => new Promise((resolve) => (answer = resolve)))
    await drawn()
    for (let press = 0; press < 3; press++) fireEvent.click(button('Propose to publish 2'))
    await waitFor(() => expect(sent('result_release')).toEqual([{ n_exam_open_ID: 7 }]))
    now = {
      ...now,
      proposal: {
        n_proposal_ID: 31,
        by: 'Mina Rai',
        isOwn: true,
        n: 2,
        at: '2026-11-25T11:15:00.000Z',
      },
    }
    answer({ body: { isError: false } })
    await screen.findByText('You proposed it, so another person confirms it.')
    expect(screen.queryByRole('button', { name: /Propose to publish/ })).toBeNull()
    expect(sent('result_release')).toHaveLength(1)
  })

  it('say from when they are released, and are proposed earlier with a reason only', async () => {
    now = { ...overview, sheets: prepared, firstDay: releaseSixDaysEarly }
    network.on(process('result_release'), () => ({ body: { isError: false } }))
    await drawn()
    const from = 'From 12 Mangsir 2083 (28 Nov 2026), 14:00, when the last paper has been sat.'
    expect(screen.getByText(from)).toBeDefined()
    expect(button('Propose to publish 3').disabled).toBe(true)
    const reason = 'Sat early at the second campus'
    fireEvent.change(screen.getByLabelText('Reason for the earlier date'), {
      target: { value: reason },
    })
    fireEvent.click(button('Propose to publish 3'))
    await waitFor(() => expect(sent('result_release')).toEqual([{ n_exam_open_ID: 7, reason }]))
  })

  it('of an exam with undated exam papers name them and show no first day', async () => {
    now = { ...overview, firstDay: { from: null, daysEarly: null, undated: ['CSC151', 'MTH151'] } }
    await drawn()
    screen.getByText(/^The date of CSC151, MTH151 is not recorded/)
    expect(screen.queryByText(/^From /)).toBeNull()
  })

  it('of a course in which no one passed stand out', async () => {
    const [course] = overview.courses
    now = {
      ...overview,
      courses: course === undefined ? [] : [{ ...course, passedPercent: 0 }],
    }
    await drawn()
    expect(screen.getByRole('cell', { name: /^0\s% No one passed$/ }).className).toContain(
      'late-count',
    )
  })

  it('whose proposal is refused say why, and can be proposed again', async () => {
    now = { ...overview, sheets: prepared }
    network.on(process('result_release'), () => ({
      body: { isError: true, code: 'rule/marks-missing', summary: 'Marks are missing.' },
    }))
    await drawn()
    fireEvent.click(button('Propose to publish 3'))
    await screen.findByText('Marks are missing.')
    expect(button('Propose to publish 3').disabled).toBe(false)
  })

  it('that are scheduled can be stopped, and are not shown as stopped while the answer is unknown', async () => {
    now = {
      ...overview,
      resultAt: '2026-11-25T11:15:00.000Z',
      sheets: { ...overview.sheets, scheduled: 3 },
    }
    network.on(process('result_stop'), () => null)
    await drawn()
    expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull()
    fireEvent.click(button('Stop the release'))
    await screen.findByRole('button', { name: 'Ask again' })
    expect(button('Stop the release').disabled).toBe(true)
    expect(screen.getByText(/3 results are published at/)).toBeDefined()
  })

  it('that are published offer no further release', async () => {
    now = { ...overview, sheets: { ...overview.sheets, published: 3 } }
    await drawn()
    expect(screen.getByText('Published: 3.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Prepare|Propose|Stop/ })).toBeNull()
  })
})
