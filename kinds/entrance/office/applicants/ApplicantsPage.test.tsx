import { sameInBoth } from '#platform/pure/message.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ApplicantOfLayout } from '../../wire/applicants.ts'
import { ApplicantsPage } from './ApplicantsPage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const seated: ApplicantOfLayout = {
  n_entrance_reg_ID: 31,
  name: 'Sita Rai',
  erollno: '2083-0001',
  n_exam_centre_ID: 61,
  centre: 'North',
  specialNeed: false,
  seat: {
    n_exam_routine_ID: 41,
    sitting: 'Morning',
    n_exam_room_ID: 51,
    room: 'Hall',
    centre: 'North',
    seat: 7,
  },
  mayMove: true,
  mayChange: false,
  mayOrder: false,
  withheldFor: null,
  mayWithhold: false,
}
const waiting: ApplicantOfLayout = {
  ...seated,
  n_entrance_reg_ID: 32,
  name: 'Gita Rai',
  erollno: '',
  seat: null,
  mayMove: false,
  mayChange: true,
}
const room = { n_exam_room_ID: 51, room: 'Hall', centre: 'North', seats: 40, seated: 40, cards: 0 }
const layout = {
  name: sameInBoth('BE Civil'),
  candidates: 2,
  unnumbered: 0,
  seatless: 0,
  specialNeed: 0,
  isPublished: false,
  centres: [
    { n_exam_centre_ID: 61, name: 'North', asked: 2, seats: 40 },
    { n_exam_centre_ID: 62, name: 'South', asked: 0, seats: 40 },
  ],
  sittings: [
    {
      code: 'Noon',
      seated: 40,
      routine: { n_exam_routine_ID: 42, day: '2026-12-23', from: '12:00', to: '14:00' },
      rooms: [room, { ...room, n_exam_room_ID: 52, room: 'Annex', seated: 37 }],
      hasBegun: false,
      presence: { present: 0, absent: 0, missing: 40 },
    },
  ],
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('exam-office')
  network = fakeNetwork()
  network.on(process('entrance_applicants'), () => ({
    body: {
      data: { name: 'B.Tech 2083', nameNepali: '', applicants: [seated, waiting], total: 2 },
    },
  }))
  network.on(process('entrance_layout'), () => ({ body: { data: layout } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const drawn = async () => {
  draw(<ApplicantsPage openingId={7} />)
  await screen.findByText('Sita Rai')
}
const dialog = () => within(screen.getByRole('dialog'))
const giveReason = () => {
  const type = (label: string, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } })
  type('Reason, in English', 'Broken leg.')
  type('Reason, in Nepali', 'खुट्टा भाँचिएको।')
}

it('applicants are listed with their seats and found under an address of its own', async () => {
  await drawn()
  screen.getByText('B.Tech 2083')
  const row = screen.getByRole('row', { name: /Sita Rai/ })
  within(row).getByText('Morning, Hall, seat 7, North')
  fireEvent.change(screen.getByPlaceholderText('Find by symbol number or name'), {
    target: { value: 'gi' },
  })
  expect(address()).toBe('/?find=gi')
  await waitFor(() =>
    expect(sent('entrance_applicants').at(-1)).toEqual({ n_entrance_open_ID: 7, find: 'gi' }),
  )
})

it('applicants that could not be read are asked for again', async () => {
  network.on(process('entrance_applicants'), () => ({ status: 500, body: {} }))
  draw(<ApplicantsPage openingId={7} />)
  await screen.findByRole('button', { name: 'Try again' })
})

it('an applicant with a seat is moved to a room with a free one, with a reason', async () => {
  network.on(process('entrance_seat_move'), () => ({ body: { isError: false, summary: 'Moved.' } }))
  await drawn()
  fireEvent.click(screen.getByRole('button', { name: 'Move Sita Rai' }))
  await dialog().findByRole('option', { name: 'Annex, North (free: 3)' })
  expect(dialog().queryByRole('option', { name: /Hall/ })).toBeNull()
  fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
  await dialog().findByText('Choose a sitting and a room.')
  fireEvent.change(dialog().getByLabelText('Sitting and room'), { target: { value: '42:52' } })
  fireEvent.click(dialog().getByLabelText('Special need: seat near the door'))
  fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
  await dialog().findByText(/Reason, in English/, { selector: '#process-note *' })
  expect(sent('entrance_seat_move')).toEqual([])
  giveReason()
  fireEvent.click(dialog().getByRole('button', { name: 'Move' }))
  await screen.findByText('Moved.')
  expect(sent('entrance_seat_move')).toEqual([
    {
      n_entrance_reg_ID: 31,
      n_exam_routine_ID: 42,
      n_exam_room_ID: 52,
      special_need: true,
      reason: 'Broken leg.',
      reason_ne: 'खुट्टा भाँचिएको।',
    },
  ])
})

it('an applicant without a seat gets another centre to ask for, with a reason', async () => {
  network.on(process('entrance_preferences_set'), () => ({
    body: { isError: false, summary: 'Saved.' },
  }))
  await drawn()
  fireEvent.click(screen.getByRole('button', { name: 'Centre and special need of Gita Rai' }))
  await dialog().findByRole('option', { name: 'South' })
  fireEvent.change(dialog().getByLabelText('Centre asked for'), { target: { value: '62' } })
  giveReason()
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(sent('entrance_preferences_set')).toEqual([
    {
      n_entrance_reg_ID: 32,
      n_exam_centre_ID: 62,
      special_need: false,
      reason: 'Broken leg.',
      reason_ne: 'खुट्टा भाँचिएको।',
    },
  ])
})

it('the registrar reads seats and changes none', async () => {
  sitAtDesk('registrar')
  await drawn()
  expect(screen.queryByRole('button', { name: /Move|Centre and/ })).toBeNull()
})

it('the result of an applicant is withheld with a reason, and lifted again', async () => {
  const withheldFor = { en: 'Copied in the exam.', ne: 'परीक्षामा चोरेको।' }
  const applicants = [
    { ...seated, mayWithhold: true },
    { ...waiting, withheldFor },
  ]
  network.on(process('entrance_applicants'), () => ({
    body: { data: { name: 'B.Tech 2083', nameNepali: '', applicants, total: 2 } },
  }))
  const saved = () => ({ body: { isError: false, summary: 'Saved', data: {} } })
  network.on(process('entrance_withhold'), saved)
  network.on(process('entrance_withhold_lift'), saved)
  await drawn()
  fireEvent.click(screen.getByRole('button', { name: 'Withhold the result of Sita Rai' }))
  giveReason()
  fireEvent.click(dialog().getByRole('button', { name: 'Withhold' }))
  const reason = { reason: 'Broken leg.', reason_ne: 'खुट्टा भाँचिएको।' }
  await waitFor(() =>
    expect(sent('entrance_withhold')).toEqual([{ n_entrance_reg_ID: 31, ...reason }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  within(screen.getByRole('row', { name: /Gita Rai/ })).getByText('Result withheld')
  fireEvent.click(screen.getByRole('button', { name: 'Lift the withholding of Gita Rai' }))
  dialog().getByText('Result withheld: Copied in the exam.')
  giveReason()
  fireEvent.click(dialog().getByRole('button', { name: 'Lift' }))
  await waitFor(() =>
    expect(sent('entrance_withhold_lift')).toEqual([{ n_entrance_reg_ID: 32, ...reason }]),
  )
})
