import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { SheetCourse } from '../../wire/offered-sheet.ts'
import { OfferedSheetPage } from './OfferedSheetPage.tsx'

const course = (facts: Partial<SheetCourse>): SheetCourse => ({
  id: 5,
  code: 'CSC201',
  name: 'Data Structures',
  nameNe: 'डाटा स्ट्रक्चर',
  type: 'CO',
  credits: 4,
  internal: [40, 20],
  final: [60, 30],
  practical: null,
  seats: null,
  registered: 88,
  ...facts,
})
const sheet = {
  name: 'Semester III',
  nameNe: 'तेस्रो सेमेस्टर',
  semester: 'III',
  isPublished: true,
  closes: '2026-12-01',
  least: 4,
  registered: 88,
  semesters: [
    { id: 6, semester: 'II', credits: 17, least: 17, registered: 94 },
    { id: 7, semester: 'III', credits: 4, least: 4, registered: 88 },
  ],
  courses: [
    course({}),
    course({
      id: null,
      code: 'ENG201',
      name: 'Technical Writing',
      nameNe: '',
      type: 'EL',
      credits: 2,
      registered: 0,
    }),
  ],
  plan: '5.1',
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on('POST /api/v1/processes/offered_sheet_read', () => ({
    body: { isError: false, summary: 'Offered courses', data: sheet },
  }))
  network.on('POST /api/v1/processes/offered_sheet_save', () => ({
    body: { isError: false, summary: 'Saved.', data: { changed: 1, added: 1, removed: 0 } },
  }))
})
/** Size of a real page: the grid renders only the visible rows. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

const cell = (column: string, code: string) =>
  screen.findByLabelText<HTMLInputElement>(`${column} of ${code}`)
const type = async (column: string, code: string, value: string) =>
  fireEvent.change(await cell(column, code), { target: { value } })
const sent = () => network.left.filter(({ path }) => path.endsWith('offered_sheet_save'))

describe('the sheet of offered courses', () => {
  it('explains an impossible mark in its row and does not send it', async () => {
    draw(<OfferedSheetPage openingId={7} />)
    await type('Internal', 'CSC201', '40/45')
    screen.getByText('Internal: pass marks 45 are above the full marks 40. No student could pass.')
    expect(screen.getByRole('button', { name: /^Save 1/ })).toHaveProperty('disabled', true)
  })

  it('lists each change with whom it touches, and takes one back', async () => {
    draw(<OfferedSheetPage openingId={7} />)
    await type('Credits', 'CSC201', '3')
    fireEvent.click(await cell('Not offered', 'ENG201'))
    const changes = within(screen.getByRole('region', { name: 'Changes in this draft' }))
    changes.getByText('88 registered students')
    changes.getByText('none yet')
    screen.getByText('Compulsory 3.0 of 5.0 credits offered; the minimum is 4.0.')
    screen.getByText('Students see 1 compulsory course, chosen and locked, and 1 to choose from.')
    fireEvent.click(changes.getByRole('button', { name: 'Take back: Credits of CSC201' }))
    expect((await cell('Credits', 'CSC201')).value).toBe('4')
    expect(changes.queryByText('88 registered students')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Save 1/ }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    const lines = [
      'code,type,credits,internal,final,practical,seats,offered',
      'ENG201,EL,2,40/20,60/30,,,',
    ]
    expect(sent()[0]?.body).toMatchObject({
      plan: '5.1',
      file: { fileContent: btoa(lines.join('\n')) },
    })
  })

  const finds = () =>
    network.on('GET /api/v1/models/n_course', () => ({
      body: {
        'row-count': 2,
        records: [
          { id: 1, Value: 'CSC201', Name: 'Data Structures' },
          { id: 2, Value: 'AGR110', Name: 'Soil Science', name_nepali: 'माटो विज्ञान' },
        ],
      },
    }))

  it('takes a course from outside the curriculum, found by its code, as an offered row', async () => {
    finds()
    draw(<OfferedSheetPage openingId={7} />)
    fireEvent.click(await screen.findByText('Add a course outside the curriculum'))
    fireEvent.change(screen.getByLabelText('Code or name'), { target: { value: 'Agr' } })
    const choice = screen.getByLabelText('Course to add')
    await within(choice).findByText('AGR110 · Soil Science')
    expect(within(choice).queryByText(/CSC201/)).toBeNull()
    fireEvent.change(choice, { target: { value: 'AGR110' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add to the sheet' }))
    expect((await cell('Not offered', 'AGR110')).checked).toBe(false)
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Type', 'AGR110')))
    screen.getByText('No other course fits. What is in the sheet is not listed.')
    await type('Credits', 'AGR110', '3')
    await type('Internal', 'AGR110', '40/20')
    await type('Final', 'AGR110', '60/30')
    fireEvent.click(screen.getByRole('button', { name: /^Save 1/ }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    const lines = [
      'code,type,credits,internal,final,practical,seats,offered',
      'AGR110,EL,3,40/20,60/30,,,',
    ]
    expect(sent()[0]?.body).toMatchObject({ file: { fileContent: btoa(lines.join('\n')) } })
    const asked = network.left.map(({ path }) =>
      new URLSearchParams(path.split('?')[1]).get('$filter'),
    )
    expect(asked).toContain(
      "IsActive eq true and (contains(tolower(Name),'agr') or contains(tolower(Value),'agr'))",
    )
  })

  it('has an added course again after the page was closed, until the changes are discarded', async () => {
    finds()
    const closed = draw(<OfferedSheetPage openingId={7} />)
    fireEvent.click(await screen.findByText('Add a course outside the curriculum'))
    const choice = screen.getByLabelText('Course to add')
    await within(choice).findByText('AGR110 · Soil Science')
    fireEvent.change(choice, { target: { value: 'AGR110' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add to the sheet' }))
    await type('Credits', 'AGR110', '3')
    closed.unmount()

    const later = draw(<OfferedSheetPage openingId={7} />)
    expect((await cell('Credits', 'AGR110')).value).toBe('3')
    fireEvent.click(screen.getByRole('button', { name: 'Discard entries' }))
    await waitFor(() => expect(screen.queryByLabelText('Credits of AGR110')).toBeNull())
    later.unmount()

    draw(<OfferedSheetPage openingId={7} />)
    await cell('Credits', 'CSC201')
    expect(screen.queryByLabelText('Credits of AGR110')).toBeNull()
  })

  it('names opening and credits in Nepali', async () => {
    language.set('ne')
    draw(<OfferedSheetPage openingId={7} />)
    await screen.findByRole('heading', { level: 1, name: 'तेस्रो सेमेस्टरका विषयहरू' })
    screen.getByText('उपलब्ध क्रेडिट: ४.०, अनिवार्य: ४.०, न्यूनतम: ४.०')
    screen.getByText('विद्यार्थीले १ अनिवार्य विषय पहिल्यै छानिएको र ० ऐच्छिक विषय छान्न मिल्ने देख्छन्।')
  })

  it('leads to the other semesters of the batch, and says what registered students keep', async () => {
    draw(<OfferedSheetPage openingId={7} />)
    expect((await screen.findByRole('link', { name: 'II' })).getAttribute('href')).toBe(
      '/setup/courses/6',
    )
    screen.getByText(/^88 students have registered\. They keep/)
  })
})
