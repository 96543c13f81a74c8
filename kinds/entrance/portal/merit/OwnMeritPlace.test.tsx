import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  seat: { quota: 'Open', from: 'Dalit', until: day('2026-12-03'), answer: null },
  rules: aRuleSet,
  programs: null,
  ...facts,
})
let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
})
const open = (own: OwnPlace | null) => {
  network.on('POST /api/v1/processes/entrance_merit_own', () => answer({ place: own }))
  return draw(<OwnMeritPlace applicationId={21} />)
}
const answers = () =>
  network.left.filter(({ path }) => path.endsWith('entrance_seat_answer')).map(({ body }) => body)
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the own place in a merit list', () => {
  it('is a seat with its quota, the day to accept it, and the rules', async () => {
    open(place())
    const text = wordsOf(await screen.findByRole('region', { name: 'Merit list' }))
    expect(text).toContain('Your rank: 25 of 90')
    expect(text).toContain('by the quota Open, passed on from Dalit')
    expect(text).toMatch(/Accept it by 17 Mangsir/)
    expect(text).toContain('Seats are given in this order: Open (2), Dalit (2).')
  })

  it('is accepted with one press, and read again', async () => {
    open(place())
    await screen.findByRole('button', { name: 'Accept the seat' })
    network.on('POST /api/v1/processes/entrance_seat_answer', () => {
      const seat = { quota: 'Open', from: 'Open', until: day('2026-12-03') } as const
      network.on('POST /api/v1/processes/entrance_merit_own', () =>
        answer({ place: place({ seat: { ...seat, answer: 'accepted' } }) }),
      )
      return answer({})
    })
    await press('Accept the seat')
    expect(await screen.findByText('You accepted this seat.')).toBeTruthy()
    expect(answers()).toEqual([{ n_entrance_reg_ID: 21, accepts: true }])
    expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull()
  })

  it('is given up only after it was asked once more; a refusal stays in the dialog', async () => {
    open(place())
    network.on('POST /api/v1/processes/entrance_seat_answer', () => ({
      body: { isError: true, code: 'rule/too-late', summary: 'It is too late.' },
    }))
    await press('Give the seat up')
    expect(answers()).toEqual([])
    const dialog = await screen.findByRole('dialog', { name: 'Give up this seat?' })
    const buttons = [...dialog.querySelectorAll('button')]
    fireEvent.click(
      buttons.find(({ textContent }) => textContent === 'Give the seat up') as Element,
    )
    expect(await screen.findByText('It is too late.')).toBeTruthy()
    expect(answers()).toEqual([{ n_entrance_reg_ID: 21, accepts: false }])
    await press('Keep the seat')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['You are number 3 on the waiting list.', { waiting: 3, seat: null }],
    [
      'You are not on the list: your score is below the minimum of 40.',
      { rank: null, leftOut: 'below-minimum', seat: null, score: 38 } as const,
    ],
    [
      'You are not on the list: your 19.5 in interview is below its minimum of 20.',
      {
        rank: null,
        leftOut: 'below-part',
        below: { part: 'interview', score: 19.5, minimum: 20 },
        seat: null,
      } as const,
    ],
    [
      'You are not on the list: your result is withheld. Copied in the exam.',
      {
        rank: null,
        leftOut: 'withheld',
        withheldFor: { en: 'Copied in the exam.', ne: 'परीक्षामा चोरेको।' },
        seat: null,
      } as const,
    ],
    [
      'entrance score 80, interview 52.5',
      {
        waiting: 3,
        seat: null,
        countedFrom: [
          { part: '', score: 80 },
          { part: 'interview', score: 52.5 },
        ],
      },
    ],
  ])('says: %s', async (text, facts) => {
    open(place(facts))
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept the seat' })).toBeNull()
  })

  it('is not there before a list is published', async () => {
    open(null)
    await waitFor(() => expect(network.left).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
