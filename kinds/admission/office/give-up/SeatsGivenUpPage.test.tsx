import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { SeatGivenUp } from '../../wire/give-up.ts'
import { SeatsGivenUpPage } from './SeatsGivenUpPage.tsx'

const seat: SeatGivenUp = {
  seat_give_up_ID: 7,
  n_program_creg_ID: 31,
  C_BPartner_ID: 12,
  name: 'Sita Rai',
  opening: { en: 'B.Tech CS & AI 2083', ne: 'बीटेक सीएस एन्ड एआई २०८३' },
  askedOn: day('2026-12-12'),
  percent: 50,
  paid: 3_820_000,
  credit: 1_910_000,
  isEnrolled: true,
  proposal: null,
}
let network: FakeNetwork
let seats: readonly SeatGivenUp[]
beforeEach(() => {
  sitAtDesk('registrar')
  seats = [seat]
  network = fakeNetwork()
  network.on('POST /api/v1/processes/admission_give_ups', () => ({ body: { data: { seats } } }))
})
const row = async () => wordsOf((await screen.findByText('Sita Rai')).closest('tr') as HTMLElement)

describe('the seats that are given up', () => {
  it('say the share of the day of asking, the sums, and that the enrollment ends', async () => {
    draw(<SeatsGivenUpPage />)
    const words = await row()
    expect(words).toContain('The enrollment ends with it')
    expect(words).toMatch(/26 Mangsir.*50 %.*38,200.*19,100/)
  })

  it('are proposed with one press, and then wait for another person', async () => {
    network.on('POST /api/v1/processes/admission_give_up_propose', () => {
      seats = [{ ...seat, proposal: { by: 'Mina Rai', isOwn: true } }]
      return { body: { isError: false, data: { n_proposal_ID: 3 } } }
    })
    draw(<SeatsGivenUpPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Propose' }))
    await screen.findByText('Proposed by Mina Rai, waits for a second person')
    expect(
      network.left.filter(({ path }) => path.endsWith('_propose')).map(({ body }) => body),
    ).toEqual([{ seat_give_up_ID: 7 }])
  })

  it('are not proposed by the cashier, who may confirm', async () => {
    sitAtDesk('cashier')
    seats = [{ ...seat, proposal: { by: 'Mina Rai', isOwn: false } }]
    draw(<SeatsGivenUpPage />)
    expect(
      (await screen.findByRole('link', { name: 'Read and decide' })).getAttribute('href'),
    ).toBe('/second')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull())
  })
})
