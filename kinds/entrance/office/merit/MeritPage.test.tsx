import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { aMeritPage, aMeritRow, aStoredList } from '../../testing/merit-page.ts'
import type { MeritPage as MeritPageData } from '../../wire/merit-list.ts'
import { MeritPage } from './MeritPage.tsx'

const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })
const read = 'POST /api/v1/processes/entrance_merit'
let network: FakeNetwork
let page: MeritPageData
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-25T05:41:00Z'))
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  page = aMeritPage()
  network.on(read, () => answer({ page }))
})
const open = () => draw(<MeritPage openingId={3} />)
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const rowOf = async (name: string) =>
  (await screen.findByText(name, { exact: false })).closest('tr') as HTMLElement
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the page of a merit list', () => {
  it('shows rank, score, quotas, seat, tie, waiting position and the reason to be left out', async () => {
    open()
    expect(wordsOf(await rowOf('Aayusha Basnet'))).toMatch(/^1Aayusha.*92\.50Open.*Open1 of 2$/)
    const tied = wordsOf(await rowOf('Prabin Lamsal'))
    expect(tied).toContain('Tie with 3: older, born 17 Poush 2063 and unknown')
    expect(tied).toContain('passed on from Dalit, accepted')
    expect(wordsOf(await rowOf('Milan Rana'))).toContain('Waiting 1')
    expect((await rowOf('Rohit Neupane')).textContent).toContain('Absent')
  })

  it('shows seats by quota with what was passed on, and a total that adds up', async () => {
    open()
    const table = within(await screen.findByRole('region', { name: 'Seats by quota' }))
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells(/^Open/)).toEqual(['2', '+ 1', '2'])
    expect(cells(/^Dalit/)).toEqual(['2', '− 1', '0'])
    expect(cells(/^Total/)).toEqual(['4', '-', '2'])
    expect(
      screen.getByText('Seats without an applicant are passed on: Dalit to Open.'),
    ).toBeTruthy()
    expect(screen.getByText('2 of 4 seats given')).toBeTruthy()
  })

  it('is not computed while two people have not agreed on every score, and leads to them', async () => {
    page = aMeritPage({ list: null, versions: [], pending: { missing: 2, differ: 0 }, unscored: 2 })
    open()
    await screen.findByText(
      'Two people must enter every score. Second entry missing: 2. Differences: 0.',
    )
    const link = screen.getByRole('link', { name: 'Enter scores' })
    expect(link.getAttribute('href')).toBe('/results/entrance/3')
    const compute = screen.getByRole<HTMLButtonElement>('button', { name: 'Compute the list' })
    expect(compute.disabled).toBe(true)
  })

  it('says before publishing in which sittings presence is not recorded for all', async () => {
    page = aMeritPage({ presenceMissing: [{ sitting: 'Morning', n: 1 }] })
    open()
    expect(wordsOf((await screen.findByText('Presence, Morning')).closest('li'))).toContain(
      'not recorded for 1 person',
    )
  })

  it('says nothing of presence once the list is published', async () => {
    page = aMeritPage({
      presenceMissing: [{ sitting: 'Morning', n: 1 }],
      list: aStoredList({ state: 'published', published: '2026-11-24T05:00:00Z' }),
    })
    open()
    await screen.findByText(/^Published at/)
    expect(screen.queryByText('Presence, Morning')).toBeNull()
  })

  it('asks for the waiting people alone, and the address names them', async () => {
    open()
    await press('Waiting 1')
    await waitFor(() => expect(address()).toBe('/?show=waiting'))
    expect(sent('entrance_merit').at(-1)).toEqual({
      n_entrance_open_ID: 3,
      show: 'waiting',
      from: 0,
    })
  })

  it('turns to the next 100 rows', async () => {
    page = aMeritPage({ more: 150 })
    open()
    expect(await screen.findByText('1 to 4 of 154')).toBeTruthy()
    await press('Next')
    await waitFor(() => expect(address()).toBe('/?show=all&from=100'))
  })

  it('approves the proof of a claim in its row', async () => {
    network.on('POST /api/v1/processes/entrance_claim_prove', () => answer({}))
    open()
    await press('Approve proof')
    await waitFor(() =>
      expect(sent('entrance_claim_prove')).toEqual([
        { n_entrance_reg_ID: 3, quota: 'Dalit', is_proved: true },
      ]),
    )
  })

  it('says by which part of the exam a tie was decided, and reads a file of parts', async () => {
    const tie = { by: 'part:mathematics', bornOn: null, nextBornOn: null, part: 46 } as const
    page = aMeritPage({
      parts: ['mathematics'],
      rows: [aMeritRow({ tie: { ...tie, nextPart: 44 } })],
    })
    network.on('POST /api/v1/processes/entrance_merit_parts', () => answer({}))
    open()
    expect(wordsOf(await rowOf('Aayusha Basnet'))).toContain('Tie with 2: mathematics 46 and 44')
    expect(screen.getByText(/Entered: mathematics/)).toBeTruthy()
    const file = new File(['erollno,mathematics'], 'parts.csv', { type: 'text/csv' })
    fireEvent.change(screen.getByLabelText('Read a CSV or Excel file'), {
      target: { files: [file] },
    })
    await waitFor(() =>
      expect(sent('entrance_merit_parts')).toEqual([
        { n_entrance_open_ID: 3, file: { fileName: 'parts.csv', fileContent: expect.any(String) } },
      ]),
    )
  })

  it('computes again, and shows an earlier version as it was', async () => {
    page = aMeritPage({
      versions: [
        { version: 2, state: 'draft' },
        { version: 1, state: 'published' },
      ],
    })
    network.on('POST /api/v1/processes/entrance_merit_compute', () => answer({}))
    open()
    fireEvent.change(await screen.findByLabelText('Version'), { target: { value: '1' } })
    await waitFor(() => expect(address()).toBe('/?show=all&version=1'))
    await press('Compute again')
    await waitFor(() => expect(address()).toBe('/?show=all'))
    expect(sent('entrance_merit_compute')).toEqual([{ n_entrance_open_ID: 3 }])
  })
})

describe('the publication of a merit list', () => {
  it('is proposed for a day and a time, with the days to accept a seat', async () => {
    network.on('POST /api/v1/processes/entrance_merit_publish', () => answer({}))
    open()
    await screen.findByText('Release day (B.S.)')
    type('Day', '11')
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '8' } })
    type('Year', '2083')
    type('Days to accept a seat', '5')
    expect(await screen.findByText(/All students see it on 11 Mangsir 2083/)).toBeTruthy()
    await press('Propose to publish')
    await waitFor(() =>
      expect(sent('entrance_merit_publish')).toEqual([
        { n_entrance_open_ID: 3, at: '2026-11-27 17:00', answer_days: 5 },
      ]),
    )
  })

  it('is not proposed for a list that has changed since', async () => {
    page = aMeritPage({ list: aStoredList({ isStale: true }) })
    open()
    expect(await screen.findByText('Changed since')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
  })

  it('waits for a second person, and says who proposed it', async () => {
    const proposal = { by: 'Mina Rai', isOwn: true, at: '2026-11-26T11:15:00.000Z' }
    page = aMeritPage({ proposal })
    open()
    expect(await screen.findByText('proposed by Mina Rai')).toBeTruthy()
    expect(screen.getByText('You proposed it, so another person confirms it.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read and decide' }).getAttribute('href')).toBe(
      '/second',
    )
  })

  it('is stopped until its release time', async () => {
    const list = aStoredList({ state: 'scheduled', publishAt: '2026-11-26T11:15:00.000Z' })
    page = aMeritPage({ list, versions: [{ version: 1, state: 'scheduled' }] })
    network.on('POST /api/v1/processes/entrance_merit_stop', () => answer({}))
    open()
    await press('Stop')
    await waitFor(() => expect(sent('entrance_merit_stop')).toEqual([{ n_entrance_open_ID: 3 }]))
    expect(screen.queryByRole('button', { name: 'Change the rules' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Compute again' })).toBeNull()
  })

  it('says when it was not published because something had changed', async () => {
    page = aMeritPage({ list: aStoredList({ state: 'void' }) })
    open()
    expect(await screen.findByText(/It was not published: a score/)).toBeTruthy()
  })
})

describe('the rules of a merit list', () => {
  it('are typed first where there are none, in their order, and saved as one version', async () => {
    page = aMeritPage({ rules: null, rulesVersion: 0, list: null, rows: [], versions: [] })
    network.on('POST /api/v1/processes/entrance_merit_rules', () => answer({}))
    open()
    await screen.findByText('Rules of the merit list')
    type('Name of the rule set', '2083-B')
    type('Minimum score', '40')
    type('Seats of Open', '24')
    await press('Add a quota')
    type('Seats of Dalit', '4')
    type('Unfilled seats of Dalit go to', 'Open')
    expect(screen.getByText('Seats: 28 of 48 in the programme')).toBeTruthy()
    await press('Move Dalit up')
    type('Rule 2', 'applied-first')
    await press('Save the rules')
    await waitFor(() => expect(sent('entrance_merit_rules')).toHaveLength(1))
    const [body] = sent('entrance_merit_rules') as { rules: string }[]
    expect(JSON.parse(body?.rules ?? '')).toEqual({
      name: '2083-B',
      minimum: 40,
      quotas: [
        { quota: 'Dalit', seats: 4, isForAll: false, passesTo: 'Open' },
        { quota: 'Open', seats: 24, isForAll: true, passesTo: null },
      ],
      ties: ['older', 'applied-first'],
    })
  })

  it('weigh the parts that have scores, and those alone that are typed', async () => {
    page = aMeritPage({ parts: ['interview', 'physics'] })
    network.on('POST /api/v1/processes/entrance_merit_rules', () => answer({}))
    open()
    await press('Change the rules')
    type('Weight of entrance score', '79.5')
    type('Weight of interview', '20')
    expect(screen.getByText('Weights: 99.5 of 100')).toBeTruthy()
    type('Weight of interview', '20.5')
    type('Minimum in interview', '20')
    await press('Save the rules')
    await waitFor(() => expect(sent('entrance_merit_rules')).toHaveLength(1))
    const [body] = sent('entrance_merit_rules') as { rules: string }[]
    expect(JSON.parse(body?.rules ?? '')).toMatchObject({
      weights: [
        { part: '', weight: 79.5, minimum: 0 },
        { part: 'interview', weight: 20.5, minimum: 20 },
      ],
    })
  })

  it('say in a row which scores it was counted from, and which part was too low', async () => {
    const countedFrom = [
      { part: '', score: 80 },
      { part: 'interview', score: 15 },
    ]
    const below = { part: 'interview', score: 15, minimum: 20 }
    const left = { rank: null, seat: null, leftOut: 'below-part', countedFrom, below } as const
    page = aMeritPage({ rows: [aMeritRow(left)] })
    open()
    const words = wordsOf(await rowOf('Aayusha Basnet'))
    expect(words).toContain('entrance score 80')
    expect(words).toContain('Below the minimum of interview: 15 of 20')
  })

  it('stay open with the reason when they are refused', async () => {
    network.on('POST /api/v1/processes/entrance_merit_rules', () => ({
      body: { isError: true, code: 'rule/no-seats', summary: 'The rules have no seats.' },
    }))
    open()
    await press('Change the rules')
    await press('Remove Dalit')
    await press('Save the rules')
    expect(await screen.findByText('The rules have no seats.')).toBeTruthy()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByText('Rules of the merit list')).toBeNull())
  })
})
