import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { PlannedOpening, YearPlan } from '../wire/processes.ts'
import { NextYearPage } from './NextYearPage.tsx'

const opening = (facts: Partial<PlannedOpening> = {}): PlannedOpening => ({
  key: 'n_entrance_open/1',
  table: 'n_entrance_open',
  kind: { en: 'Entrance openings', ne: 'प्रवेश' },
  name: 'Civil Entrance 2082',
  newName: { en: 'Civil Entrance 2083', ne: 'सिभिल प्रवेश परीक्षा २०८३' },
  state: 'new',
  days: [
    {
      label: { en: 'Apply to', ne: 'अन्तिम' },
      before: '2025-08-30' as Day,
      after: '2026-08-30' as Day,
      finding: 'day-off',
    },
  ],
  fees: [{ label: { en: 'Exam fee', ne: 'शुल्क' }, before: rupees(2000), after: rupees(2100) }],
  courses: 0,
  ...facts,
})
const plan = (facts: Partial<YearPlan> = {}): YearPlan => ({
  id: 5,
  from: '2082',
  to: '2083',
  executed: null,
  openings: [
    opening(),
    opening({ key: 'n_entrance_open/2', newName: { en: 'There', ne: 'त्यहाँ' }, state: 'there' }),
  ],
  ...facts,
})
const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on('GET /api/v1/models/n_aca_year', () => ({
    body: {
      'row-count': 2,
      records: [
        { id: 1, Name: '2083' },
        { id: 2, Name: '2082' },
      ],
    },
  }))
  network.on('POST /api/v1/processes/year_plan_read', () => answer({ plan: plan() }))
})
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)

describe('preparing a year', () => {
  it('makes a plan of two years, which the address names', async () => {
    network.on('POST /api/v1/processes/year_plan_make', () => answer({ plan: plan() }))
    draw(<NextYearPage />)
    await screen.findAllByRole('option', { name: '2082' })
    choose('Copy from', '2')
    choose('Copy to', '1')
    fireEvent.click(await button('Make the plan'))
    await screen.findByText('Civil Entrance 2083')
    expect(sent('year_plan_make')).toEqual([{ from: 2, to: 1, percent: '0', step: '50' }])
    expect(address()).toBe('/?plan=5')
  })

  it('chooses the current year and the one after it first', async () => {
    network.on('GET /api/v1/models/n_aca_year', () => ({
      body: {
        'row-count': 3,
        records: [
          { id: 1, Name: '2085', begins_on: '2028-04-13' },
          { id: 2, Name: '2084', begins_on: '2027-04-14' },
          { id: 3, Name: '2083', begins_on: '2026-04-14', is_current: true },
        ],
      },
    }))
    draw(<NextYearPage />)
    await screen.findAllByRole('option', { name: '2083' })
    const chosen = ['Copy from', 'Copy to'].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).value,
    )
    expect(chosen).toEqual(['3', '2'])
  })

  it('shows days and fees before and after, and numbers that add up', async () => {
    draw(<NextYearPage />, { path: '/?plan=5' })
    const row = (await screen.findByText('Civil Entrance 2083')).closest('tr') as HTMLElement
    expect(row.textContent).toContain('was a weekly day off')
    expect(wordsOf(row)).toContain('Rs. 2,000 → Rs. 2,100')
    const total = screen.getByRole('row', { name: /^Total/ })
    expect(
      within(total)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '1', '0'])
  })

  it('leaves an opening out by a press', async () => {
    network.on('POST /api/v1/processes/year_plan_skip', () =>
      answer({ plan: plan({ openings: [opening({ state: 'skipped' })] }) }),
    )
    draw(<NextYearPage />, { path: '/?plan=5' })
    fireEvent.click(await button('Skip'))
    await waitFor(() => expect(screen.queryByText(/^Create 1\sdraft$/)).toBeNull())
    expect(sent('year_plan_skip')).toEqual([
      { year_plan_ID: 5, key: 'n_entrance_open/1', isSkipped: true },
    ])
  })

  it('creates the drafts, or says why none was created', async () => {
    network.on('POST /api/v1/processes/year_plan_execute', () => ({
      body: { isError: true, code: 'rule/plan-void', summary: 'It was changed.' },
    }))
    draw(<NextYearPage />, { path: '/?plan=5' })
    fireEvent.click(await button(/^Create 1\sdraft$/))
    await screen.findByText('It was changed.')
    network.on('POST /api/v1/processes/year_plan_execute', () => {
      const executed = '2026-11-27T01:00:00.000Z'
      network.on('POST /api/v1/processes/year_plan_read', () =>
        answer({ plan: plan({ executed }) }),
      )
      return answer({ created: 1 })
    })
    fireEvent.click(await button(/^Create 1\sdraft$/))
    await screen.findByText('These drafts were created.')
  })

  it('that could not be read is asked for again', async () => {
    network.on('POST /api/v1/processes/year_plan_read', () => ({ status: 500, body: {} }))
    draw(<NextYearPage />, { path: '/?plan=5' })
    await button('Try again')
  })
})
