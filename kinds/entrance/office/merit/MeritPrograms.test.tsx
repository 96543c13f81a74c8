import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { aMeritPage, aMeritRow, aRuleSet, aStoredList } from '../../testing/merit-page.ts'
import type { MeritPage as MeritPageData } from '../../wire/merit-list.ts'
import { MeritPage } from './MeritPage.tsx'

const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })
const rules = {
  ...aRuleSet,
  further: [{ program: 32, quotas: [{ quota: 'Open', seats: 5, isForAll: true, passesTo: null }] }],
}
const programs: MeritPageData['programs'] = [
  { program: null, n_program_ID: 31, name: 'CS & AI', nameNepali: '', seats: 48 },
  { program: 32, n_program_ID: 32, name: 'Civil', nameNepali: '', seats: 5 },
]
const page = aMeritPage({
  programs,
  rules,
  list: aStoredList({
    rules,
    quotas: [
      { program: null, quota: 'Open', seats: 2, passed: 0, given: 1 },
      { program: 32, quota: 'Open', seats: 5, passed: 0, given: 1 },
    ],
  }),
  rows: [
    aMeritRow({
      seat: { quota: 'Open', from: 'Open', number: 3, answer: null },
      held: { program: 32, place: 2 },
      choices: [
        { program: null, place: 1, waiting: 4 },
        { program: 32, place: 2, waiting: null },
      ],
    }),
  ],
})
let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  network.on('POST /api/v1/processes/entrance_merit', () => answer({ page }))
})
const open = () => draw(<MeritPage openingId={3} />)
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)

describe('a merit list of several programmes', () => {
  it('shows the order of each person, with the seat and the position in the preferred ones', async () => {
    open()
    const row = (await screen.findByText('Aayusha Basnet', { exact: false })).closest('tr')
    const shown = wordsOf(row)
    expect(shown).toContain('1. CS & AI: waiting 4')
    expect(shown).toContain('2. Civil: seat')
    expect(shown).toContain('3 of 5')
    const table = within(screen.getByRole('region', { name: 'Seats by quota' }))
    expect(table.getByRole('heading', { name: 'Civil' })).toBeTruthy()
    expect(table.getByRole('row', { name: 'Open 5 - 1' })).toBeTruthy()
    expect(table.getByRole('row', { name: 'Total 5 - 1' })).toBeTruthy()
    expect(screen.getByText('2 of 9 seats given', { exact: false })).toBeTruthy()
  })

  it('asks for the people of one programme', async () => {
    open()
    fireEvent.change(await screen.findByLabelText('Programme'), { target: { value: '32' } })
    await waitFor(() => expect(address()).toBe('/?show=all&programme=32'))
    await waitFor(() => expect(sent('entrance_merit').at(-1)).toMatchObject({ programme: 32 }))
  })

  it('has seats by quota of each programme in its rules', async () => {
    network.on('POST /api/v1/processes/entrance_merit_rules', () => answer({}))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Change the rules' }))
    const own = within(await screen.findByRole('group', { name: 'CS & AI' }))
    const second = within(screen.getByRole('group', { name: 'Civil' }))
    expect(own.getByText('Seats: 4 of 48 in the programme')).toBeTruthy()
    fireEvent.change(second.getByLabelText('Seats of Open'), { target: { value: '4' } })
    fireEvent.click(second.getByRole('button', { name: 'Add a quota' }))
    expect(second.getByText('Seats: 4 of 5 in the programme')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
    await waitFor(() => expect(sent('entrance_merit_rules')).toHaveLength(1))
    const [body] = sent('entrance_merit_rules') as { rules: string }[]
    const saved = JSON.parse(body?.rules ?? '')
    expect(saved.quotas).toEqual(aRuleSet.quotas)
    expect(saved.further).toMatchObject([
      { program: 32, quotas: [{ quota: 'Open', seats: 4 }, { seats: 0 }] },
    ])
  })
})
