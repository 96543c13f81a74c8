import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { EntranceLayout, EntranceSeatPlan } from '../../wire/layout.ts'
import { EntranceLayoutPage } from './EntranceLayoutPage.tsx'
import { EntranceLayoutsPage } from './EntranceLayoutsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const hall = { n_exam_room_ID: 51, room: 'Hall', centre: 'North', seats: 40, seated: 0, cards: 0 }
const layout: EntranceLayout = {
  name: sameInBoth('BE Civil'),
  candidates: 30,
  unnumbered: 30,
  seatless: 30,
  specialNeed: 2,
  isPublished: false,
  centres: [{ n_exam_centre_ID: 61, name: 'North', asked: 12, seats: 40 }],
  sittings: [
    {
      code: 'Morning',
      seated: 0,
      routine: { n_exam_routine_ID: 41, day: '2026-12-23', from: '08:00', to: '10:00' },
      rooms: [hall, { ...hall, n_exam_room_ID: 52, room: 'Annex', seats: 20 }],
      hasBegun: false,
      presence: { present: 0, absent: 0, missing: 0 },
    },
  ],
}
const plan: EntranceSeatPlan = {
  id: 5,
  n_entrance_open_ID: 7,
  name: sameInBoth('BE Civil'),
  executed: null,
  numbers: 30,
  seats: 30,
  freed: 0,
  rooms: [
    {
      n_exam_routine_ID: 41,
      sitting: 'Morning',
      n_exam_room_ID: 51,
      room: 'Hall',
      centre: 'North',
      applicants: 30,
      specialNeed: 2,
      firstNumber: '2083-0001',
      lastNumber: '2083-0030',
    },
  ],
}
const centre = (id: number, name: string) => ({
  n_exam_centre_ID: id,
  name,
  address: 'Dhunche',
  address_ne: '',
  rooms: [{ n_exam_room_ID: id - 10, name: `${name} hall`, seats: 40 }],
})

let network: FakeNetwork
let now: EntranceLayout
beforeEach(() => {
  sitAtDesk('exam-office')
  now = layout
  network = fakeNetwork()
  network.on(process('entrance_layout'), () => ({ body: { data: now } }))
  network.on(process('exam_centres'), () => ({
    body: { data: { centres: [centre(61, 'North'), centre(62, 'South')] } },
  }))
})

const done = (slug: string, data: object = {}) =>
  network.on(process(slug), () => ({ body: { isError: false, summary: 'Done.', data } }))
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const drawn = async (path = '/') => {
  draw(<EntranceLayoutPage openingId={7} />, { path })
  await screen.findByRole('heading', { level: 1, name: 'BE Civil' })
}

it('entrances to lay out are loading, none, not read, and there with what comes next', async () => {
  const opening = {
    n_entrance_open_ID: 7,
    name: sameInBoth('BE Civil'),
    candidates: 30,
    unnumbered: 0,
    seated: 30,
    sittings: 2,
  }
  await expectListStates({
    page: () => <EntranceLayoutsPage />,
    request: process('entrance_layouts'),
    data: (openings) => ({ openings }),
    none: 'No entrance waits for its result',
    rows: [
      opening,
      { ...opening, n_entrance_open_ID: 8, sittings: 0 },
      { ...opening, n_entrance_open_ID: 9, candidates: 0, seated: 0 },
      { ...opening, n_entrance_open_ID: 10, unnumbered: 3 },
      { ...opening, n_entrance_open_ID: 11, seated: 29 },
    ],
    names: [
      'Complete',
      'Sittings missing',
      'No approved applicant',
      'Symbol numbers missing',
      'Seats missing',
    ],
  })
})

describe('the layout of an entrance', () => {
  it('that could not be read is asked for again', async () => {
    network.on(process('entrance_layout'), () => ({ status: 500, body: {} }))
    draw(<EntranceLayoutPage openingId={7} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(process('entrance_layout'), () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByText('Approved applicants: 30. With a special need: 2.')
  })

  it('shows sittings with their rooms, and which centres were asked for', async () => {
    await drawn()
    const row = screen.getByRole('row', { name: /Morning/ })
    for (const part of ['23 Dec 2026', '08:00 to 10:00', '0 of 60', 'Hall, North: 0 of 40'])
      expect(wordsOf(row)).toContain(part)
    expect(screen.getByText('North: asked for by 12, seats 40')).toBeDefined()
  })

  it.each([
    ['registrar', false, 'Only the exam office can change this.'],
    ['exam-office', true, 'The result is published. Seats do not change any more.'],
  ] as const)('is read only for %s, result published: %s', async (role, isPublished, why) => {
    sitAtDesk(role)
    now = { ...layout, isPublished }
    await drawn()
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByRole('button', { name: /sitting|Plan|Save/ })).toBeNull()
  })

  it('leads to the presence of a sitting that has begun, with its counts', async () => {
    const presence = { present: 20, absent: 2, missing: 8 }
    const begun = layout.sittings.map((each) => ({ ...each, hasBegun: true, presence }))
    now = { ...layout, sittings: begun }
    await drawn()
    screen.getByText('Present: 20. Absent: 2. Not recorded: 8.')
    const link = screen.getByRole('link', { name: 'Presence, Morning' })
    expect(link.getAttribute('href')).toBe('/results/layout/entrances/7/presence/41')
  })

  it('without a sitting says what one is, and plans nothing', async () => {
    now = { ...layout, sittings: [] }
    await drawn()
    expect(screen.getByText(/^No sitting yet/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Plan numbers and seats' })).toBeNull()
  })
})

describe('numbers and seats', () => {
  it('are planned, shown by room under an address of their own, and given as shown', async () => {
    done('entrance_seat_plan_make', { plan })
    network.on(process('entrance_seat_plan_read'), () => ({ body: { data: { plan } } }))
    await drawn()
    press('Plan numbers and seats')
    await screen.findByText('Symbol numbers: 30. Seats: 30. Seats that become free: 0.')
    const row = screen.getByRole('row', { name: /2083-0001 to 2083-0030/ })
    expect(wordsOf(row)).toContain('Hall')
    expect(address()).toBe('/?plan=5')
    expect(sent('entrance_seat_plan_execute')).toEqual([])
    network.on(process('entrance_seat_plan_execute'), () => {
      now = { ...layout, unnumbered: 0, seatless: 0 }
      const executed = { ...plan, executed: '2026-11-28T01:00:00.000Z' }
      network.on(process('entrance_seat_plan_read'), () => ({ body: { data: { plan: executed } } }))
      return { body: { isError: false, summary: 'Seats given: 30.', data: { seated: 30 } } }
    })
    press('Give these numbers and seats')
    await screen.findByText('Seats given: 30.')
    await screen.findByText('All approved applicants have a symbol number and a seat.')
    expect(screen.queryByRole('button', { name: 'Give these numbers and seats' })).toBeNull()
    expect(sent('entrance_seat_plan_execute')).toEqual([{ entrance_seat_plan_ID: 5 }])
  })

  it('are not planned for more applicants than seats, in the words of the server', async () => {
    const summary = 'There are more applicants than seats. North: 2 more needed.'
    network.on(process('entrance_seat_plan_make'), () => ({
      body: { isError: true, code: 'rule/not-enough-seats', summary },
    }))
    await drawn()
    press('Plan numbers and seats')
    await screen.findByText(summary)
  })
})

describe('a sitting', () => {
  const dialog = () => within(screen.getByRole('dialog'))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } })

  it('needs a day and a room, and is sent with its rooms', async () => {
    done('entrance_sitting_set', { n_exam_routine_ID: 42 })
    await drawn()
    press('New sitting')
    type('Name', 'Noon')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('Choose the day.')
    await dialog().findByText('Choose at least one room.')
    expect(sent('entrance_sitting_set')).toEqual([])
  })

  it('is changed with all it has, and says whom another time concerns', async () => {
    done('entrance_sitting_set', { n_exam_routine_ID: 41 })
    now = { ...layout, sittings: layout.sittings.map((each) => ({ ...each, seated: 30 })) }
    await drawn()
    press('Change sitting, Morning')
    expect(dialog().getByText(/^Applicants with a seat in this sitting: 30\./)).toBeDefined()
    type('From', '09:00')
    type('To', '11:00')
    fireEvent.click(await dialog().findByLabelText('North hall, North (40 seats)'))
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await screen.findByText('Done.')
    expect(sent('entrance_sitting_set')).toEqual([
      {
        n_entrance_open_ID: 7,
        n_exam_routine_ID: 41,
        Name: 'Morning',
        exam_day: '2026-12-23',
        time_from: '09:00',
        time_to: '11:00',
        rooms: [52],
      },
    ])
    expect(screen.queryByRole('button', { name: 'Remove sitting, Morning' })).toBeNull()
  })

  it('without applicants is removed', async () => {
    done('entrance_sitting_remove')
    await drawn()
    press('Remove sitting, Morning')
    await screen.findByText('Done.')
    expect(sent('entrance_sitting_remove')).toEqual([{ n_exam_routine_ID: 41 }])
  })
})

it('centres to ask for are chosen and saved', async () => {
  done('entrance_centres_set')
  await drawn()
  fireEvent.click(await screen.findByLabelText('South'))
  press('Save')
  await screen.findByText('Done.')
  expect(sent('entrance_centres_set')).toEqual([{ n_entrance_open_ID: 7, centres: [61, 62] }])
})
