import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { InternalRow } from '#features/results/wire/office.ts'
import { InternalSheetPage } from './InternalSheetPage.tsx'

const read = 'POST /api/v1/processes/internal_sheet'
const enter = 'POST /api/v1/processes/internal_enter'
const aRow = (urollno: string, facts: Partial<InternalRow> = {}): InternalRow => ({
  urollno,
  name: `Student ${urollno}`,
  terms: { full: 40, pass: 16 },
  internal: null,
  attendance: null,
  isUsed: false,
  ...facts,
})

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('exam-office')
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  network = fakeNetwork()
})

const drawn = async (...rows: InternalRow[]) => {
  network.on(read, () => ({
    body: { data: { code: 'CSC151', opening: sameInBoth('Intake of 2082, Semester II'), rows } },
  }))
  draw(<InternalSheetPage batchCourseId={51} />)
  await screen.findByText('Intake of 2082, Semester II')
}
const cell = (column: 'Internal' | 'Attendance %', number: string) =>
  screen.getByLabelText<HTMLInputElement>(`${column} of ${number}`)
const type = (column: 'Internal' | 'Attendance %', number: string, value: string) =>
  fireEvent.change(cell(column, number), { target: { value } })
const row = (number: string) =>
  wordsOf(screen.getByRole('rowheader', { name: number }).closest('tr'))
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ })
const sent = () =>
  network.left.flatMap(({ path, body }) =>
    path.endsWith('/internal_enter') ? [body as { file: { fileContent: string } }] : [],
  )
const fileOf = (at: number) =>
  atob(sent()[at]?.file.fileContent ?? '')
    .trim()
    .split(/\r?\n/)

describe('the internal marks of a course', () => {
  it('are asked for again where they could not be read', async () => {
    network.on(read, () => ({ status: 503, body: {} }))
    draw(<InternalSheetPage batchCourseId={51} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('table')).toBeNull()
    network.on(read, () => ({
      body: { data: { code: 'CSC151', opening: sameInBoth('Intake'), rows: [] } },
    }))
    fireEvent.click(again)
    await screen.findByText('Intake')
    const asked = network.left.filter(({ path }) => path.endsWith('/internal_sheet'))
    expect(asked.map(({ body }) => body)).toEqual([
      { n_batch_course_ID: 51 },
      { n_batch_course_ID: 51 },
    ])
  })

  it('say of each student whether they let them register for the exam', async () => {
    await drawn(
      aRow('82001'),
      aRow('82002', { internal: 15.75 }),
      aRow('82003', { internal: 16, attendance: 80 }),
      aRow('82004', { internal: 28, isUsed: true }),
      aRow('', { name: 'Maya Gurung' }),
    )
    expect(row('82001')).toContain('Not entered')
    expect(row('82002')).toContain('Below 16: cannot register for the exam')
    expect(row('82003')).toMatch(/AgreesEntered$/)
    expect(row('82004')).toContain('Exam registration made with it')
    expect(row('-')).toContain('No roll number yet')
    expect(cell('Internal', '82003').value).toBe('16')
    expect(cell('Attendance %', '82003').value).toBe('80')
  })

  it('are closed where an exam registration stands on them, and without a roll number', async () => {
    await drawn(aRow('82001'), aRow('82004', { internal: 28, isUsed: true }), aRow(''))
    const open = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ id, disabled }) => id === '' && !disabled)
    expect(open.map((input) => input.getAttribute('aria-label'))).toEqual([
      'Internal of 82001',
      'Attendance % of 82001',
    ])
  })

  it('are checked as they are typed', async () => {
    await drawn(aRow('82001'))
    type('Internal', '82001', '40.5')
    expect(row('82001')).toContain('40.5 is above the full marks 40.')
    type('Internal', '82001', '')
    type('Attendance %', '82001', '80')
    expect(row('82001')).toContain('A mark is missing; empty is not zero.')
    type('Internal', '82001', '0')
    expect(saveButton().disabled).toBe(false)
    type('Attendance %', '82001', '100.5')
    expect(row('82001')).toContain('100.5 is above the full marks 100.')
    expect(saveButton().disabled).toBe(true)
  })

  it('of a course without an internal part are refused before anything is sent', async () => {
    await drawn(aRow('82001', { terms: null }))
    type('Internal', '82001', '20')
    expect(row('82001')).toContain('This course has no such part.')
    fireEvent.keyDown(cell('Internal', '82001'), { key: 'Enter', ctrlKey: true })
    expect(sent()).toEqual([])
  })

  it('are saved as a file; a reason goes along only where one is given', async () => {
    network.on(enter, () => ({ body: { isError: false, summary: 'Saved: 1' } }))
    await drawn(aRow('82001'), aRow('82002', { internal: 20, attendance: 70 }))
    type('Internal', '82001', '31.5')
    fireEvent.click(saveButton())
    await screen.findByText('Saved: 1')
    expect(Object.keys(sent()[0] ?? {}).toSorted()).toEqual(['file', 'n_batch_course_ID'])
    expect(fileOf(0)).toEqual(['urollno,internal,attendance', '82001,31.5,'])
    const reason = screen.getByLabelText(/^Why saved marks are changed/)
    fireEvent.change(reason, { target: { value: '  ' } })
    type('Internal', '82002', '22')
    fireEvent.click(saveButton())
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).not.toHaveProperty('reason')
    await screen.findByText('Saved: 1')
    fireEvent.change(reason, { target: { value: 'Copied wrongly' } })
    type('Internal', '82002', '24')
    fireEvent.click(saveButton())
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent()[2]).toMatchObject({ n_batch_course_ID: 51, reason: 'Copied wrongly' })
    expect(fileOf(2)).toContain('82002,24,70')
  })

  it('are read by the registrar, who has nothing to type into', async () => {
    sitAtDesk('registrar')
    await drawn(aRow('82001'))
    expect(cell('Internal', '82001').disabled).toBe(true)
    expect(screen.getByText(/You can confirm changes/)).toBeDefined()
    expect(screen.queryByLabelText(/^Why marks that stand/)).toBeNull()
  })

  it('are shown in Nepali', async () => {
    language.set('ne')
    await drawn(aRow('82002', { internal: 15 }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('CSC151को आन्तरिक अङ्क')
    expect(row('82002')).toContain('१६भन्दा कम: परीक्षा दर्ता हुँदैन')
  })

  it('of a course that is not the teacher’s says that there is none, and offers no second try', async () => {
    sitAtDesk('teacher')
    network.on(read, () => ({
      body: { isError: true, code: 'rule/offered-course-unknown', summary: 'No such course.' },
    }))
    draw(<InternalSheetPage batchCourseId={52} />)
    await screen.findByText('No such course.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All courses' }).getAttribute('href')).toBe(
      '/results/internal',
    )
  })

  it('is typed by a teacher, who does not see the teachers of the course', async () => {
    sitAtDesk('teacher')
    await drawn(aRow('2082-1'))
    expect(cell('Internal', '2082-1')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Teachers' })).toBeNull()
    expect(network.left.some(({ path }) => path.endsWith('teaching_list'))).toBe(false)
  })
})
