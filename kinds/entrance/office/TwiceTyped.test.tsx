import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { onTime } from '#features/first-day/testing/first-days.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ScoreRow, ScoreSheet } from '#features/selection/wire/score-sheet.ts'
import { EntranceSheetPage } from './EntranceResults.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const scored = (score: number) => ({ attendance: 'present', score }) as const
const untyped = {
  state: 'empty',
  isSettled: false,
  mine: null,
  counted: null,
  mayEnter: true,
} as const

type Entry = NonNullable<ScoreRow['entry']>

const aRow = (erollno: string, entry: Partial<Entry> = {}): ScoreRow => ({
  erollno,
  seat: 'Room 204, Seat 1',
  name: entry.counted ? 'Sita Rai' : '',
  quotas: '',
  score: entry.counted?.score ?? null,
  attendance: entry.counted?.attendance ?? null,
  selected: false,
  presence: null,
  entry: { ...untyped, parts: [], ...entry },
})
const agreed = { state: 'agreed', counted: scored(60), mine: scored(60) } as const
const difference = {
  erollno: '2083-0004',
  part: '',
  entries: [
    { ...scored(40), name: 'Mina Rai' },
    { ...scored(41), name: 'Om Thapa' },
  ],
  settled: null,
  maySettle: true,
}

let network: FakeNetwork
let now: ScoreSheet
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  sitAtDesk('exam-office')
  now = {
    name: { en: 'B.Tech Entrance', ne: 'बीटेक प्रवेश परीक्षा' },
    full: 100,
    published: null,
    firstDay: onTime,
    maySeat: true,
    rows: [
      aRow('2083-0001'),
      aRow('2083-0002', { state: 'once' }),
      aRow('2083-0003', { state: 'once', mine: scored(47) }),
      aRow('2083-0004', { state: 'differs', mayEnter: false }),
      aRow('2083-0005', { ...agreed, mine: null, mayEnter: false }),
      aRow('2083-0006', { ...agreed, mine: null, mayEnter: false, isSettled: true }),
    ],
    presenceMissing: [],
    twice: { pending: { missing: 3, differ: 1 }, parts: [], differences: [difference] },
    proposal: null,
  }
  network = fakeNetwork()
  network.on(process('entrance_sheet'), () => ({ body: { data: now } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const drawn = async (path = '/results/entrance/3') => {
  draw(<EntranceSheetPage openingId={3} />, { path })
  await screen.findByRole('heading', { level: 1, name: 'Scores of B.Tech Entrance' })
}
const score = (number: string) => screen.getByLabelText<HTMLInputElement>(`Score of ${number}`)
const row = (number: string) =>
  screen.getByRole('rowheader', { name: number }).closest('tr') as HTMLElement
const typed = (body: unknown) =>
  atob((body as { file: { fileContent: string } }).file.fileContent).split('\n')

describe('scores of an entrance that two people type', () => {
  it('say how far each is, without a name and another person’s score', async () => {
    await drawn()
    const states = now.rows.map(({ erollno }) => wordsOf(row(erollno).lastElementChild))
    expect(states).toEqual([
      'You judgeNot entered',
      'You judgeEntered by one person, yours is the second',
      'You judgeYours is saved, the second entry is missing',
      'Look at itTwo entries differ',
      'AgreesAgreed by two people',
      'AgreesSettled by a third person',
    ])
    expect(now.rows.map(({ erollno }) => score(erollno).value)).toEqual([
      '',
      '',
      '47',
      '',
      '60',
      '60',
    ])
    expect(score('2083-0004').disabled).toBe(true)
    expect(screen.getAllByText('Sita Rai')).toHaveLength(2)
  })

  it('keep the result waiting, with the way to the differences', async () => {
    await drawn()
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
    screen.getByText('Two people must enter every score. Second entry missing: 3. Differences: 1.')
    const link = screen.getByRole('link', { name: 'See the differences' })
    expect(link.getAttribute('href')).toBe('/results/entrance/3?part=differences')
  })

  it('say at once which rows the server would refuse', async () => {
    await drawn()
    fireEvent.change(score('2083-0005'), { target: { value: '61' } })
    expect(wordsOf(row('2083-0005'))).toContain('Two others have agreed on this score.')
    fireEvent.change(score('2083-0006'), { target: { value: '61' } })
    expect(wordsOf(row('2083-0006'))).toContain('This score was settled by a third person.')
    fireEvent.change(score('2083-0001'), { target: { value: '50' } })
    fireEvent.click(screen.getByLabelText('Selected of 2083-0001'))
    expect(wordsOf(row('2083-0001'))).toContain('Select this candidate once two people have agreed')
    fireEvent.click(screen.getByLabelText('Selected of 2083-0001'))
    expect(wordsOf(row('2083-0001'))).toContain('Not saved yet')
  })

  it('are settled by a person who entered neither, with a reason', async () => {
    network.on(process('entrance_score_settle'), () => {
      const settled = { ...scored(41), name: 'Sarita Adhikari', reason: 'Read again' }
      const differences = [{ ...difference, settled }]
      now = { ...now, twice: { pending: { missing: 3, differ: 0 }, parts: [], differences } }
      return { body: { isError: false, summary: 'Settled' } }
    })
    await drawn('/results/entrance/3?part=differences')
    await screen.findByText('Mina Rai')
    fireEvent.click(screen.getByRole('button', { name: 'Settle 2083-0004' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Settle 2083-0004' }))
    fireEvent.change(dialog.getByLabelText('Score of 100'), { target: { value: '41' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }))
    expect(sent('entrance_score_settle')).toEqual([])
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Read again' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Settle' }))
    await screen.findByText('Settled as 41 by Sarita Adhikari. Read again')
    expect(sent('entrance_score_settle')).toEqual([
      {
        n_entrance_open_ID: 3,
        erollno: '2083-0004',
        part: '',
        score: '41',
        attendance: 'present',
        reason: 'Read again',
      },
    ])
  })

  it('are not settled by who entered one of them', async () => {
    const differences = [{ ...difference, maySettle: false }]
    now = { ...now, twice: { pending: { missing: 0, differ: 1 }, parts: [], differences } }
    await drawn('/results/entrance/3?part=differences')
    await screen.findByText(/You entered one of them/)
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull()
  })

  it('are typed by parts too: a new part is named first, and only what is typed is sent', async () => {
    network.on(process('entrance_merit_parts'), () => ({
      body: { isError: false, summary: 'Entered: 1.' },
    }))
    const part = { ...untyped, part: 'mathematics', state: 'once' } as const
    now = { ...now, rows: [aRow('2083-0001', { parts: [part] })] }
    now = {
      ...now,
      twice: { pending: { missing: 1, differ: 0 }, parts: ['mathematics'], differences: [] },
    }
    await drawn('/results/entrance/3?part=parts')
    expect(wordsOf(row('2083-0001'))).toContain('mathematics: Entered by one person')
    fireEvent.change(screen.getByLabelText('Part of the exam'), { target: { value: 'interview' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add the part' }))
    const cell = (name: string) => screen.getByLabelText(`${name} of 2083-0001`)
    fireEvent.change(cell('mathematics'), { target: { value: '101' } })
    expect(wordsOf(row('2083-0001'))).toContain('101 is above 100.')
    fireEvent.change(cell('mathematics'), { target: { value: '44' } })
    fireEvent.change(cell('interview'), { target: { value: '12' } })
    fireEvent.click(screen.getByRole('button', { name: /^Save 1/ }))
    await waitFor(() => expect(sent('entrance_merit_parts')).toHaveLength(1))
    expect(typed(sent('entrance_merit_parts')[0])).toEqual([
      'erollno,mathematics,interview',
      '2083-0001,44,12',
    ])
  })

  it('are not typed by parts for who was absent on the day', async () => {
    now = { ...now, rows: [{ ...aRow('2083-0001'), presence: 'absent' }] }
    now = {
      ...now,
      twice: { pending: { missing: 1, differ: 0 }, parts: ['interview'], differences: [] },
    }
    await drawn('/results/entrance/3?part=parts')
    fireEvent.change(screen.getByLabelText('interview of 2083-0001'), { target: { value: '12' } })
    expect(wordsOf(row('2083-0001'))).toContain('Recorded as absent on the day.')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: /^Save 1/ })
    expect(save.disabled).toBe(true)
  })
})
