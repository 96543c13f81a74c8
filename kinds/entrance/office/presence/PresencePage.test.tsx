import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { bytesOf } from '#platform/pure/text/base64.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { PresenceSheet } from '../../wire/presence.ts'
import { PresencePage } from './PresencePage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const row = {
  seat: 1,
  erollno: '2083-0001',
  mark: null,
  saved: null,
  savedBy: '',
  attendance: null,
  score: null,
} as const
const sheet: PresenceSheet = {
  n_entrance_open_ID: 7,
  name: 'BE Civil',
  sitting: 'Morning',
  day: '2026-12-23',
  from: '08:00',
  to: '10:00',
  closed: null,
  rooms: [
    { n_exam_room_ID: 51, room: 'Hall', centre: 'North', present: 0, absent: 0, missing: 2 },
    { n_exam_room_ID: 52, room: 'Annex', centre: 'North', present: 5, absent: 1, missing: 0 },
  ],
  n_exam_room_ID: 51,
  rows: [row, { ...row, seat: 2, erollno: '2083-0002' }],
  seenRoom: 'room-1',
  seenSitting: 'sitting-1',
}

let network: FakeNetwork
let now: PresenceSheet
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  sitAtDesk('exam-office')
  now = sheet
  network = fakeNetwork()
  network.on(process('entrance_presence'), () => ({ body: { data: now } }))
})

const sent = () =>
  network.left
    .filter(({ path }) => path.endsWith('/entrance_presence_save'))
    .map(({ body }) => body as { file: { fileContent: string }; seen: string; reason?: string })
const lines = (at: number) =>
  new TextDecoder().decode(bytesOf(sent()[at]?.file.fileContent ?? '')).split('\n')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const drawn = async () => {
  draw(<PresencePage sittingId={41} />)
  await screen.findByRole('heading', { level: 1, name: 'Presence in Morning' })
}

it('presence that could not be read is asked for again', async () => {
  network.on(process('entrance_presence'), () => ({ status: 500, body: {} }))
  draw(<PresencePage sittingId={41} />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.on(process('entrance_presence'), () => ({ body: { data: now } }))
  fireEvent.click(again)
  await screen.findByText('Present: 5. Absent: 1. Not recorded: 2.')
})

describe('a room', () => {
  it('is saved as a whole: ticked applicants are absent, all others present', async () => {
    network.on(process('entrance_presence_save'), () => {
      const saved = { saved: '2026-12-23T03:00:00Z', savedBy: 'Mina Rai' }
      now = {
        ...sheet,
        rows: [
          { ...row, ...saved, mark: 'present' },
          { ...row, ...saved, seat: 2, erollno: '2083-0002', mark: 'absent', attendance: 'absent' },
        ],
      }
      return { body: { isError: false, summary: 'Presence is saved.' } }
    })
    await drawn()
    screen.getByText('Not saved yet: 2')
    fireEvent.click(screen.getByLabelText('Absent of 2083-0002'))
    fireEvent.keyDown(screen.getByLabelText('Absent of 2083-0002'), { key: 'Enter', ctrlKey: true })
    await screen.findByText('Presence is saved.')
    expect(sent()).toMatchObject([
      { n_exam_routine_ID: 41, n_exam_room_ID: 51, seen: 'room-1', file: {} },
    ])
    expect(lines(0)).toEqual(['erollno,attendance', '2083-0001,present', '2083-0002,absent'])
    screen.getByText('The room is saved.')
    const saved = screen.getByRole('row', { name: /2083-0002/ })
    within(saved).getByText(/^Mina Rai, /)
    expect(button('Save the room').disabled).toBe(true)
  })

  it('that another person has saved since is read again, and keeps what is ticked', async () => {
    const summary = 'Another person has saved presence here since.'
    network.on(process('entrance_presence_save'), () => {
      now = {
        ...sheet,
        rows: [{ ...row, mark: 'absent' }, sheet.rows[1] ?? row],
        seenRoom: 'room-2',
      }
      return { body: { isError: true, code: 'rule/presence-changed', summary } }
    })
    await drawn()
    fireEvent.click(screen.getByLabelText('Absent of 2083-0002'))
    fireEvent.click(button('Save the room'))
    await screen.findByText(summary)
    const first = screen.getByRole('row', { name: /2083-0001/ })
    await within(first).findByText('Absent')
    expect(screen.getByLabelText<HTMLInputElement>('Absent of 2083-0002').checked).toBe(true)
    fireEvent.click(button('Save the room'))
    await waitFor(() => expect(sent()[1]).toMatchObject({ seen: 'room-2' }))
  })

  it('with a correction says what it changes and is saved with a reason only', async () => {
    now = { ...sheet, rows: [{ ...row, mark: 'present', attendance: 'present', score: 71.5 }] }
    network.on(process('entrance_presence_save'), () => ({
      body: { isError: false, summary: 'Done.' },
    }))
    await drawn()
    fireEvent.click(screen.getByLabelText('Absent of 2083-0001'))
    screen.getByText('2083-0001: absent, the score 71.5 is removed.')
    expect(button('Save the room').disabled).toBe(true)
    fireEvent.keyDown(screen.getByLabelText('Absent of 2083-0001'), { key: 'Enter', ctrlKey: true })
    expect(document.activeElement).toBe(screen.getByLabelText('Reason for the correction'))
    expect(sent()).toEqual([])
    fireEvent.change(screen.getByLabelText('Reason for the correction'), {
      target: { value: 'Sheets were swapped' },
    })
    fireEvent.click(button('Save the room'))
    await waitFor(() => expect(sent()).toMatchObject([{ reason: 'Sheets were swapped' }]))
  })

  it('is chosen by name and asked for under an address of its own', async () => {
    await drawn()
    fireEvent.change(screen.getByLabelText('Room'), { target: { value: '52' } })
    await waitFor(() => expect(address()).toBe('/?room=52'))
    await waitFor(() =>
      expect(network.left.at(-1)?.body).toEqual({ n_exam_routine_ID: 41, n_exam_room_ID: 52 }),
    )
  })

  it.each([
    ['not-begun', 'This sitting has not begun. Presence is recorded from then on.'],
    ['published', 'The result is published. Presence does not change any more.'],
    ['scheduled', 'A merit list waits for its release time. Presence does not change meanwhile.'],
  ] as const)('is closed when %s', async (closed, why) => {
    now = { ...sheet, closed }
    await drawn()
    screen.getByText(why)
    expect(screen.getByLabelText<HTMLInputElement>('Absent of 2083-0001').disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  })

  it('is none where no applicant has a seat', async () => {
    now = { ...sheet, rooms: [], rows: [], n_exam_room_ID: null }
    await drawn()
    screen.getByText('No applicant has a seat in this sitting.')
  })
})

describe('a file of the sitting', () => {
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText('Save from a file', { selector: 'input' }), {
      target: { files: [new File([text], 'marks.csv')] },
    })

  it('with a problem shows each row of it', async () => {
    const errors = [
      { field: '2', message: 'This number sits in Noon.' },
      { field: '5', message: 'This number has no seat.' },
    ]
    network.on(process('entrance_presence_save'), () => ({
      body: { isError: true, code: 'rule/rows-wrong', summary: 'Nothing was saved.', errors },
    }))
    await drawn()
    choose('erollno,attendance\n1,absent')
    await screen.findByText('Nothing was saved.')
    const found = within(screen.getByRole('region', { name: 'Rows with a problem' }))
    found.getByRole('row', { name: '2 This number sits in Noon.' })
    found.getByRole('row', { name: '5 This number has no seat.' })
    expect(sent()).toMatchObject([{ n_exam_routine_ID: 41, seen: 'sitting-1' }])
  })

  it('that changes what is recorded is sent again with a reason', async () => {
    network.on(process('entrance_presence_save'), ({ body }) =>
      'reason' in (body as object)
        ? { body: { isError: false, summary: 'Done.' } }
        : {
            body: { isError: true, code: 'rule/correction-reason', summary: 'It needs a reason.' },
          },
    )
    await drawn()
    choose('erollno,attendance\n2083-0001,absent')
    await screen.findByText('It needs a reason.')
    fireEvent.change(screen.getByLabelText('Reason for the correction'), {
      target: { value: 'Late list' },
    })
    fireEvent.click(button('Save with this reason'))
    await screen.findByText('Done.')
    expect(lines(1)).toEqual(['erollno,attendance', '2083-0001,absent'])
    expect(sent()[1]?.reason).toBe('Late list')
  })
})
