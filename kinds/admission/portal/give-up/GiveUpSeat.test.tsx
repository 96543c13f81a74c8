import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { GiveUpSeat } from './GiveUpSeat.tsx'

const offer = {
  paid: 3_820_000,
  percent: 50,
  credit: 1_910_000,
  until: day('2026-12-20'),
  steps: [
    { until: day('2026-12-10'), percent: 100, credit: 3_820_000 },
    { until: day('2026-12-20'), percent: 50, credit: 1_910_000 },
  ],
}
const asked = { askedOn: day('2026-12-12'), percent: 50, credit: 1_910_000, mayTakeBack: true }
let network: FakeNetwork
let now: { offer: typeof offer | null; asked: typeof asked | null }
beforeEach(() => {
  vi.setSystemTime(new Date('2026-12-12T06:00:00Z'))
  signInSita()
  now = { offer, asked: null }
  network = fakeNetwork()
  network.on('POST /api/v1/processes/admission_give_up', () => ({ body: { data: now } }))
})
const open = () => draw(<GiveUpSeat applicationId={31} name="B.Tech 2083" />)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)

describe('giving a paid seat up', () => {
  it('says the share in rupees and the rule first, and asks with the amount that was read', async () => {
    network.on('POST /api/v1/processes/admission_give_up_ask', () => {
      now = { offer: null, asked }
      return { body: { isError: false } }
    })
    open()
    await press('Give the seat up, B.Tech 2083')
    const words = wordsOf(await screen.findByRole('dialog'))
    expect(words).toMatch(/you paid .*38,200.*19,100 \(50 %\) becomes your credit/)
    expect(words).toMatch(/until 24 Mangsir.*38,200 \(100 %\)/)
    expect(sent('admission_give_up_ask')).toEqual([])
    await press(/^Give up, /)
    const sentence = await screen.findByText(/You asked on 26 Mangsir .* to give this seat up/)
    expect(sent('admission_give_up_ask')).toEqual([{ n_program_creg_ID: 31, credit: 19_100 }])
    expect(document.activeElement?.contains(sentence)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('is asked for again where it could not be read', async () => {
    network.on('POST /api/v1/processes/admission_give_up', () => ({ status: 500, body: {} }))
    open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on('POST /api/v1/processes/admission_give_up', () => ({ body: { data: now } }))
    fireEvent.click(again)
    await screen.findByRole('button', { name: 'Give the seat up, B.Tech 2083' })
  })

  it('names no amount where nothing comes back', async () => {
    now = { offer: { ...offer, percent: 0, credit: 0 }, asked: null }
    open()
    await press('Give the seat up, B.Tech 2083')
    screen.getByRole('button', { name: 'Give up without credit' })
  })

  it('is taken back while staff have not begun, and not after', async () => {
    now = { offer: null, asked }
    network.on('POST /api/v1/processes/admission_give_up_take_back', () => {
      now = { offer, asked: null }
      return { body: { isError: false } }
    })
    const page = open()
    await press('Keep the seat')
    const back = await screen.findByRole('button', { name: 'Give the seat up, B.Tech 2083' })
    await waitFor(() => expect(document.activeElement).toBe(back))
    page.unmount()
    now = { offer: null, asked: { ...asked, mayTakeBack: false } }
    open()
    await screen.findByText(/You asked on/)
    expect(screen.queryByRole('button', { name: 'Keep the seat' })).toBeNull()
  })

  it('says a refusal in the dialog, such as an amount that has changed', async () => {
    network.on('POST /api/v1/processes/admission_give_up_ask', () => ({
      body: { isError: true, code: 'rule/credit-changed', summary: 'The amount has changed.' },
    }))
    open()
    await press('Give the seat up, B.Tech 2083')
    await press(/^Give up, /)
    await waitFor(() =>
      expect(screen.getByRole('dialog').textContent).toContain('The amount has changed.'),
    )
  })

  it('is not offered where the server does not', async () => {
    now = { offer: null, asked: null }
    open()
    await waitFor(() => expect(sent('admission_give_up')).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
