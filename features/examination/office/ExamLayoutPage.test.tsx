import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ExamCentre, ExamLayout } from '../wire/layout.ts'
import { CentresPage } from './CentresPage.tsx'
import { ExamLayoutPage } from './ExamLayoutPage.tsx'
import { ExamLayoutsPage } from './ExamLayoutsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const room = { n_exam_room_ID: 51, room: 'Room 204', centre: 'Dhunche', seated: 2, cards: 1 }
const layout: ExamLayout = {
  name: sameInBoth('Mangsir 2083'),
  candidates: 2,
  unnumbered: 0,
  seatless: 2,
  ready: 1,
  papers: [
    {
      n_course_ID: 11,
      code: 'CSC151',
      name: sameInBoth('Object-Oriented Programming'),
      candidates: 2,
      seated: 2,
      told: 3,
      cards: 1,
      routine: { n_exam_routine_ID: 41, day: '2026-12-23', from: '11:00', to: '14:00' },
      rooms: [room, { ...room, n_exam_room_ID: 52, room: 'Room 205', seated: 1, cards: 0 }],
    },
    {
      n_course_ID: 12,
      code: 'MTH151',
      name: sameInBoth('Mathematics II'),
      candidates: 2,
      seated: 0,
      told: 2,
      cards: 0,
      routine: null,
      rooms: [],
    },
  ],
}
const centre: ExamCentre = {
  n_exam_centre_ID: 61,
  name: 'Dhunche',
  address: 'Gosaikunda-6',
  address_ne: 'गोसाइँकुण्ड-६',
  rooms: [
    { n_exam_room_ID: 51, name: 'Room 204', seats: 40 },
    { n_exam_room_ID: 52, name: 'Room 205', seats: 20 },
  ],
}

let network: FakeNetwork
let now: ExamLayout
let centres: readonly ExamCentre[]
beforeEach(() => {
  sitAtDesk('exam-office')
  now = layout
  centres = [centre]
  network = fakeNetwork()
  network.on(process('exam_layout'), () => ({ body: { data: now } }))
  network.on(process('exam_centres'), () => ({ body: { data: { centres } } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const drawn = async () => {
  draw(<ExamLayoutPage examId={7} />)
  await screen.findByRole('heading', { level: 1, name: 'Mangsir 2083' })
}

it('exams to lay out are loading, none, not read, and there with what comes next', async () => {
  const exam = {
    n_exam_master_ID: 7,
    name: sameInBoth('Mangsir 2083'),
    candidates: 2,
    unnumbered: 0,
    papers: 2,
    timed: 2,
    sittings: 4,
    seated: 4,
    isOver: false,
  }
  await expectListStates({
    page: () => <ExamLayoutsPage />,
    request: process('exam_layouts'),
    data: (exams) => ({ exams }),
    none: 'No exam has candidates yet',
    rows: [
      exam,
      { ...exam, n_exam_master_ID: 8, name: sameInBoth('Poush 2083'), timed: 1, unnumbered: 2 },
      { ...exam, n_exam_master_ID: 9, name: sameInBoth('Magh 2083'), unnumbered: 2, seated: 0 },
      { ...exam, n_exam_master_ID: 10, name: sameInBoth('Fagun 2083'), seated: 3 },
      { ...exam, n_exam_master_ID: 11, name: sameInBoth('Magh 2082'), timed: 0, isOver: true },
    ],
    names: ['Complete', 'Routine missing', 'Symbol numbers missing', 'Seats missing', 'Over'],
  })
  expect(screen.getByRole('link', { name: 'Centres and rooms' })).toBeDefined()
})

/** The heads of a table put its rows in order, for every role. */
const buttonsOutsideHeads = () =>
  screen.queryAllByRole('button').filter((button) => button.closest('th[aria-sort]') === null)

describe('the layout of an exam', () => {
  it('that could not be read is asked for again', async () => {
    network.on(process('exam_layout'), () => ({ status: 500, body: {} }))
    draw(<ExamLayoutPage examId={7} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('exam_layout'), () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByText('Candidates: 2. Admit cards ready: 1.')
    expect(sent('exam_layout').at(-1)).toEqual({ n_exam_master_ID: 7 })
  })

  it('shows when and where each exam paper is, and what is not set yet', async () => {
    await drawn()
    const [, first, second] = screen.getAllByRole('row')
    expect(wordsOf(first)).toContain('8 Poush 2083 (23 Dec 2026)11:00 to 14:00')
    expect(wordsOf(first)).toContain('Room 204, Dhunche: 2')
    expect(wordsOf(second)).toContain('Not set')
    expect(wordsOf(second)).toContain('No candidates seated')
    expect(
      within(screen.getByRole('row', { name: /MTH151/ })).queryByRole('button', { name: /room/ }),
    ).toBeNull()
    expect(screen.getByText('Approved without a seat: 2')).toBeDefined()
  })

  it('is the registrar’s to read, without a button', async () => {
    sitAtDesk('registrar')
    await drawn()
    expect(screen.getByText('Only the exam office can change this.')).toBeDefined()
    expect(buttonsOutsideHeads()).toEqual([])
  })

  it('without any exam paper says so', async () => {
    now = { ...layout, papers: [], candidates: 0, ready: 0 }
    await drawn()
    expect(screen.getByText('No candidate is registered for a paper of this exam.')).toBeDefined()
  })

  it('is in Nepali digits for a Nepali reader', async () => {
    language.set('ne')
    await drawn()
    expect(screen.getByText('परीक्षार्थी: २, तयार प्रवेशपत्र: १')).toBeDefined()
    expect(screen.getByText('११:००देखि १४:००')).toBeDefined()
  })
})

describe('the time of an exam paper', () => {
  it('says before whom a change tells, keeps what was typed when it clashes, and then what was done', async () => {
    await drawn()
    press('Change time, CSC151')
    expect(dialog().getByText(/^Students notified: 3. Admit cards replaced: 1./)).toBeDefined()
    network.on(process('exam_routine_set'), () => ({
      body: {
        isError: true,
        code: 'rule/clash',
        summary: 'A candidate cannot sit two papers at once. Sita Rai: CSC151 and MTH151.',
      },
    }))
    type('From', '12:00')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText(
      'A candidate cannot sit two papers at once. Sita Rai: CSC151 and MTH151.',
    )
    expect(dialog().getByLabelText<HTMLInputElement>('From').value).toBe('12:00')
    const summary = 'The routine is saved. Cards replaced: 1. Students notified: 3.'
    network.on(process('exam_routine_set'), () => ({ body: { isError: false, summary } }))
    type('To', '15:00')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await screen.findByText(summary)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent('exam_routine_set').at(-1)).toEqual({
      n_exam_master_ID: 7,
      n_course_ID: 11,
      exam_day: '2026-12-23',
      time_from: '12:00',
      time_to: '15:00',
    })
  })

  it('is not sent without a day', async () => {
    await drawn()
    press('Set time, MTH151')
    expect(dialog().getByText(/^Students are not notified yet/)).toBeDefined()
    type('From', '11:00')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('Choose the day.')
    expect(sent('exam_routine_set')).toEqual([])
  })

  it('whose answer is lost is asked for with the same key, not sent again', async () => {
    await drawn()
    press('Change time, CSC151')
    network.on(process('exam_routine_set'), () => null)
    type('From', '10:00')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    network.on(process('exam_routine_set'), () => ({ body: { isError: false, summary: 'Done.' } }))
    fireEvent.click(again)
    await screen.findByText('Done.')
    const keys = network.left
      .filter(({ path }) => path.endsWith('/exam_routine_set'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1])
  })
})

describe('the room of an exam paper', () => {
  it('is changed for all or for one room, with how many that is, and never to nowhere', async () => {
    network.on(process('exam_paper_move'), () => ({ body: { isError: false, summary: 'Moved.' } }))
    await drawn()
    press('Change room, CSC151')
    await dialog().findByText('Students notified: 3. Admit cards replaced: 1.')
    fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
    await dialog().findByText('Choose a room or a centre.')
    expect(sent('exam_paper_move')).toEqual([])
    type('Candidates to move', '52')
    await dialog().findByText('Students notified: 1. Admit cards replaced: 0.')
    await dialog().findByText('Room 204, Dhunche (40 seats)')
    type('Move to', 'room:51')
    fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
    await screen.findByText('Moved.')
    expect(sent('exam_paper_move')).toEqual([
      { n_exam_routine_ID: 41, from_room_ID: 52, to_room_ID: 51 },
    ])
  })

  it('may be any of a centre', async () => {
    network.on(process('exam_paper_move'), () => ({ body: { isError: false, summary: 'Moved.' } }))
    await drawn()
    press('Change room, CSC151')
    await dialog().findByText('Dhunche, any room')
    type('Move to', 'centre:61')
    fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
    await screen.findByText('Moved.')
    expect(sent('exam_paper_move')).toEqual([{ n_exam_routine_ID: 41, to_centre_ID: 61 }])
  })
})

describe('numbers and seats', () => {
  it('are given once, however often the button is pressed', async () => {
    now = { ...layout, unnumbered: 2 }
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('exam_symbol_numbers'), () => new Promise((resolve) => (answer = resolve)))
    await drawn()
    for (let time = 0; time < 3; time++) press('Give symbol numbers')
    await waitFor(() => expect(sent('exam_symbol_numbers')).toEqual([{ n_exam_master_ID: 7 }]))
    now = layout
    answer({ body: { isError: false, summary: 'Symbol numbers given: 2.' } })
    await screen.findByText('Symbol numbers given: 2.')
    expect(screen.getByText('All approved candidates have a number.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Give symbol numbers' })).toBeNull()
  })

  it('are assigned in all centres or in one, and the page shows what is missing first', async () => {
    network.on(process('exam_seats'), () => ({
      body: {
        isError: true,
        code: 'rule/routine-first',
        summary: 'Set the day and time first of: MTH151.',
      },
    }))
    await drawn()
    await screen.findByRole('option', { name: 'Dhunche' })
    press('Seat all candidates')
    await screen.findByText('Set the day and time first of: MTH151.')
    fireEvent.change(screen.getByLabelText('In which centre'), { target: { value: '61' } })
    press('Seat all candidates')
    await waitFor(() =>
      expect(sent('exam_seats')).toEqual([
        { n_exam_master_ID: 7 },
        { n_exam_master_ID: 7, n_exam_centre_ID: 61 },
      ]),
    )
  })

  it('are offered to who was approved later alone', async () => {
    now = { ...layout, candidates: 5, unnumbered: 1, seatless: 1 }
    await drawn()
    screen.getByText('Approved without a symbol number: 1')
    screen.getByText('Only these candidates get a number. Existing numbers do not change.')
    screen.getByText('Approved without a seat: 1')
    await screen.findByRole('button', { name: 'Seat these' })
    expect(screen.queryByRole('button', { name: 'Seat all candidates' })).toBeNull()
  })

  it('wait for a room where there is none', async () => {
    centres = []
    await drawn()
    await screen.findByText(/There is no room yet/)
    expect(screen.queryByRole('button', { name: 'Seat all candidates' })).toBeNull()
  })
})

describe('centres and rooms', () => {
  it('are none, or not known, or there with their seats', async () => {
    centres = []
    const { unmount } = draw(<CentresPage />)
    await screen.findByText('There is no exam centre yet')
    unmount()
    network.on(process('exam_centres'), () => ({ status: 503, body: {} }))
    draw(<CentresPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('There is no exam centre yet')).toBeNull()
    network.on(process('exam_centres'), () => ({ body: { data: { centres: [centre] } } }))
    fireEvent.click(again)
    await screen.findByText('Seats in all: 60')
  })

  it('are added and changed, and a name that is taken is reported beside its field', async () => {
    network.on(process('exam_centre_save'), () => ({
      body: {
        isError: true,
        summary: 'This name is already used.',
        code: 'rule/name-taken',
      },
    }))
    draw(<CentresPage />)
    await screen.findByText('Room 204')
    press('New centre')
    type('Name', 'Dhunche')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('Please fill in: Address')
    type('Address', 'Dhunche-4')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('This name is already used.')
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    press('Change, Room 205')
    expect(dialog().getByLabelText<HTMLInputElement>('Seats').value).toBe('20')
    const summary = 'Saved. Cards replaced: 0. Students notified: 0.'
    network.on(process('exam_room_save'), () => ({ body: { isError: false, summary } }))
    type('Seats', '25')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await screen.findByText(summary)
    expect([sent('exam_centre_save'), sent('exam_room_save')]).toEqual([
      [{ Name: 'Dhunche', address: 'Dhunche-4', address_ne: '' }],
      [{ n_exam_room_ID: 52, n_exam_centre_ID: 61, Name: 'Room 205', seats: '25' }],
    ])
  })

  it('are read by the registrar, who changes none', async () => {
    sitAtDesk('registrar')
    draw(<CentresPage />)
    await screen.findByText('Room 204')
    expect(buttonsOutsideHeads()).toEqual([])
  })
})
