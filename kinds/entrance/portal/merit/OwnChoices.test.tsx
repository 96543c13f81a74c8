import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { aRuleSet } from '../../testing/merit-page.ts'
import type { OwnPlace } from '../../wire/merit-list.ts'
import { OwnMeritPlace } from './OwnMeritPlace.tsx'

const answer = (data: object) => ({ body: { isError: false, summary: 'Done', data } })
const programs: NonNullable<OwnPlace['programs']> = {
  all: [
    { program: null, name: 'CS & AI', nameNepali: '' },
    { program: 2, name: 'Civil', nameNepali: '' },
  ],
  held: null,
  choices: [
    { program: 2, place: 1, waiting: 3 },
    { program: null, place: 2, waiting: null },
  ],
  stays: false,
  mayStay: true,
}
const place = (facts: Partial<OwnPlace> = {}): OwnPlace => ({
  rank: 25,
  ranked: 90,
  score: 74.5,
  countedFrom: [],
  leftOut: null,
  minimum: 40,
  below: null,
  withheldFor: null,
  waiting: null,
  seat: { quota: 'Open', from: 'Open', until: day('2026-12-03'), answer: null },
  rules: { ...aRuleSet, further: [{ program: 2, quotas: aRuleSet.quotas }] },
  programs,
  ...facts,
})
let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
})
const open = (own: OwnPlace) => {
  network.on('POST /api/v1/processes/entrance_merit_own', () => answer({ place: own }))
  return draw(<OwnMeritPlace applicationId={21} />)
}
const text = async () => wordsOf(await screen.findByRole('region', { name: 'Merit list' }))

describe('the own place in a merit list of several programmes', () => {
  it('says the programme of the seat, the preferred ones with their positions, and the rules of each', async () => {
    open(place())
    const shown = await text()
    expect(shown).toContain('You have a seat in CS & AI, by the quota Open.')
    expect(shown).toContain('Civil, your preference 1: number 3 on its waiting list')
    expect(shown).toMatch(/CS & AI\s*Seats are given in this order: Open \(2\), Dalit \(2\)/)
  })

  it('is left in the seat only after it was asked once more', async () => {
    open(place())
    const stay = 'POST /api/v1/processes/entrance_seat_stay'
    network.on(stay, () => answer({}))
    fireEvent.click(await screen.findByRole('button', { name: 'Stay in this seat' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stay in this seat?' })
    expect(wordsOf(dialog)).toContain('You accept your seat in CS & AI')
    network.on('POST /api/v1/processes/entrance_merit_own', () =>
      answer({
        place: place({
          programs: { ...programs, stays: true, mayStay: false, choices: [] },
        }),
      }),
    )
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay in this seat' }))
    expect(await screen.findByText(/You stay in this seat and wait/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Stay in this seat' })).toBeNull()
  })

  it('has no seat yet, and the position in each programme', async () => {
    const waiting = programs.choices.map((each) => ({ ...each, waiting: each.place * 4 }))
    open(
      place({
        seat: null,
        waiting: 9,
        programs: { ...programs, mayStay: false, choices: waiting },
      }),
    )
    const shown = await text()
    expect(shown).toContain('You have no seat yet.')
    expect(shown).toContain('CS & AI, your preference 2: number 8 on its waiting list')
    expect(screen.queryByRole('button', { name: 'Stay in this seat' })).toBeNull()
  })
})
