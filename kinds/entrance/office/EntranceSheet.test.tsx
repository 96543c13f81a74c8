import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { onTime, sixDaysEarly } from '#features/first-day/testing/first-days.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ScoreSheet } from '#features/selection/wire/score-sheet.ts'
import { EntranceSheetPage } from './EntranceResults.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const row = {
  erollno: '2083-0001',
  seat: 'Room 204, Seat 1',
  name: 'Sita Rai',
  quotas: 'Open,Female',
  score: 71.5,
  attendance: 'present',
  selected: true,
  presence: null,
  entry: null,
} as const
const sheet: ScoreSheet = {
  name: { en: 'B.Tech CS & AI Entrance', ne: 'बीटेक सीएस एन्ड एआई प्रवेश परीक्षा' },
  full: 100,
  published: null,
  firstDay: onTime,
  maySeat: true,
  rows: [row, { ...row, erollno: '2083-0002', name: 'Gita Rai', selected: false }],
  presenceMissing: [],
  twice: null,
  proposal: null,
}

let network: FakeNetwork
let now: ScoreSheet
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  sitAtDesk('exam-office')
  now = sheet
  network = fakeNetwork()
  network.on(process('entrance_sheet'), () => ({ body: { data: now } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const drawn = async () => {
  draw(<EntranceSheetPage openingId={3} />)
  await screen.findByRole('heading', { level: 1, name: 'Scores of B.Tech CS & AI Entrance' })
}

describe('an entrance before its first day', () => {
  const early = { ...sixDaysEarly, from: { ...sixDaysEarly.from, after: 'entrance' } } as const

  it('says from when, takes no scores, and its result is proposed with a reason only', async () => {
    now = { ...sheet, firstDay: early as ScoreSheet['firstDay'] }
    network.on(process('entrance_publish'), () => ({ body: { isError: false } }))
    await drawn()
    screen.getByText('From 12 Mangsir 2083 (28 Nov 2026), 14:00, when the exam has been held.')
    expect(screen.getByLabelText<HTMLInputElement>('Score of 2083-0001').disabled).toBe(true)
    expect(button('Propose to publish').disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Reason for the earlier date'), {
      target: { value: 'Held early' },
    })
    fireEvent.click(button('Propose to publish'))
    await waitFor(() =>
      expect(sent('entrance_publish')).toEqual([{ n_entrance_open_ID: 3, reason: 'Held early' }]),
    )
  })

  it('opens its scores by a proposal with a reason', async () => {
    now = { ...sheet, firstDay: early as ScoreSheet['firstDay'] }
    network.on(process('entrance_scores_enter_early'), () => ({ body: { isError: false } }))
    await drawn()
    fireEvent.click(button('Propose earlier date'))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason for the earlier date'), {
      target: { value: 'Held early' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose earlier date' }))
    await waitFor(() =>
      expect(sent('entrance_scores_enter_early')).toEqual([
        { n_entrance_open_ID: 3, reason: 'Held early' },
      ]),
    )
  })
})

describe('presence on the day', () => {
  it('that is not recorded for all is said by sitting', async () => {
    now = { ...sheet, presenceMissing: [{ sitting: 'Morning', n: 3 }] }
    await drawn()
    screen.getByText('Presence is not recorded for all: Morning, not recorded: 3.')
  })

  it('of an absent applicant takes no score, in words, before anything is sent', async () => {
    const absent = { ...row, score: null, attendance: 'absent', presence: 'absent' } as const
    now = { ...sheet, rows: [{ ...absent, selected: false }] }
    await drawn()
    fireEvent.click(screen.getByLabelText('Absent of 2083-0001'))
    fireEvent.change(screen.getByLabelText('Score of 2083-0001'), { target: { value: '50' } })
    screen.getByText('Recorded as absent on the day. Correct the presence first.')
    expect(sent('entrance_scores_enter')).toEqual([])
  })
})

describe('candidates approved late', () => {
  const late = { ...row, erollno: '', seat: '', score: null, attendance: null, selected: false }

  it('are counted and given numbers while a proposal waits, and after the result is published', async () => {
    for (const facts of [
      { proposal: { by: 'Mina Rai', isOwn: false } },
      { published: '2026-11-22T05:00:00Z' },
    ]) {
      now = { ...sheet, ...facts, rows: [row, late] }
      network.on(process('entrance_symbol_numbers'), () => {
        now = { ...sheet, ...facts, rows: [row, { ...late, erollno: '2083-0002', seat: 'x' }] }
        return { body: { isError: false } }
      })
      const page = draw(<EntranceSheetPage openingId={3} />)
      await screen.findByText('Approved without a symbol number: 1')
      fireEvent.click(button('Give symbol numbers'))
      await waitFor(() => expect(screen.queryByText(/without a symbol number/)).toBeNull())
      page.unmount()
    }
  })

  it('are not seated here where the layout gives the seats', async () => {
    now = { ...sheet, maySeat: false, rows: [row, { ...row, erollno: '2083-0002', seat: '' }] }
    await drawn()
    expect(screen.queryByLabelText('First seat')).toBeNull()
  })

  it('are counted and seated from a first seat on', async () => {
    now = { ...sheet, rows: [row, { ...row, erollno: '2083-0002', seat: '' }] }
    network.on(process('entrance_seats'), () => {
      now = sheet
      return { body: { isError: false } }
    })
    await drawn()
    screen.getByText('Approved without a seat: 1')
    expect(button('Give seats').disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('First seat'), {
      target: { value: 'Room 204, Seat 18' },
    })
    fireEvent.click(button('Give seats'))
    await waitFor(() => expect(screen.queryByText(/without a seat/)).toBeNull())
    expect(sent('entrance_seats')).toEqual([
      { n_entrance_open_ID: 3, first_seat: 'Room 204, Seat 18' },
    ])
  })
})

describe('the result of an entrance', () => {
  it('that could not be read is asked for again', async () => {
    network.on(process('entrance_sheet'), () => ({ status: 500, body: {} }))
    draw(<EntranceSheetPage openingId={3} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
    network.on(process('entrance_sheet'), () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByText('Scored: 2 of 2. Selected: 1.')
  })

  it('wants symbol numbers before it can be proposed', async () => {
    now = { ...sheet, rows: [{ ...row, erollno: '', score: null, attendance: null }] }
    network.on(process('entrance_symbol_numbers'), () => {
      now = sheet
      return { body: { isError: false } }
    })
    await drawn()
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
    fireEvent.click(button('Give symbol numbers'))
    fireEvent.click(button('Give symbol numbers'))
    await screen.findByRole('button', { name: 'Propose to publish' })
    expect(sent('entrance_symbol_numbers')).toEqual([{ n_entrance_open_ID: 3 }])
  })

  it('that lacks a score is refused by the server’s words, and nothing is called proposed', async () => {
    network.on(process('entrance_publish'), () => ({
      status: 409,
      body: {
        isError: true,
        code: 'rule/scores-missing',
        summary: 'A candidate has neither a score nor an absence.',
      },
    }))
    await drawn()
    fireEvent.click(button('Propose to publish'))
    await screen.findByText('A candidate has neither a score nor an absence.')
    expect(screen.queryByText(/waits for a second person/)).toBeNull()
    expect(button('Propose to publish').disabled).toBe(false)
  })

  it('is proposed once, and then waits for another person', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('entrance_publish'), () => new Promise((resolve) => (answer = resolve)))
    await drawn()
    for (let press = 0; press < 3; press++) fireEvent.click(button('Propose to publish'))
    await waitFor(() => expect(sent('entrance_publish')).toEqual([{ n_entrance_open_ID: 3 }]))
    now = { ...sheet, proposal: { by: 'Mina Rai', isOwn: true } }
    answer({ body: { isError: false } })
    await screen.findByText('You proposed it, so another person confirms it.')
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
  })

  it('whose proposal may have arrived is asked for with the same key', async () => {
    network.on(process('entrance_publish'), () => null)
    await drawn()
    fireEvent.click(button('Propose to publish'))
    const again = await screen.findByRole('button', { name: 'Ask again' })
    expect(button('Propose to publish').disabled).toBe(true)
    network.on(process('entrance_publish'), () => {
      now = { ...sheet, proposal: { by: 'Mina Rai', isOwn: true } }
      return { body: { isError: false } }
    })
    fireEvent.click(again)
    await screen.findByText('You proposed it, so another person confirms it.')
    const keys = network.left
      .filter(({ path }) => path.endsWith('/entrance_publish'))
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1])
  })

  it('that is published offers nothing more to publish', async () => {
    now = { ...sheet, published: '2026-11-22T05:00:00Z' }
    await drawn()
    expect(screen.getByText(/^Published at/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Propose|Give/ })).toBeNull()
  })
})
