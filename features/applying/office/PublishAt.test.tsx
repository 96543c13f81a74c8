import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { PublishAt } from './PublishAt.tsx'

const answer = (data: object) => ({ body: { isError: false, summary: 'Saved.', data } })
const asked = 'POST /api/v1/processes/opening_publication_read' as const

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on(asked, () => answer({ at: null, refused: null }))
  network.on('POST /api/v1/processes/opening_publish_at', () => answer({}))
})
const drawn = () => draw(<PublishAt table="n_entrance_open" id={7} />)
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('opening_publish_at')).map(({ body }) => body)

describe('publishing an opening at a time', () => {
  it('is planned with a day of the calendar and a time', async () => {
    drawn()
    const plan = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Publish at this time',
    })
    expect(plan.disabled).toBe(true)
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Day', '24')
    type('Month', '8')
    type('Year', '2083')
    type('At (Nepal time)', '17:30')
    fireEvent.click(plan)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toEqual({ model: 'n_entrance_open', record_ID: 7, at: '2026-12-10 17:30' })
  })

  it('is shown and taken back, and says why it was refused', async () => {
    network.on(asked, () => answer({ at: '2026-12-10T11:15:00Z', refused: null }))
    const { unmount } = drawn()
    await screen.findByText(/^It is published on .* at 17:00\.$/)
    fireEvent.click(screen.getByRole('button', { name: 'Do not publish by itself' }))
    await waitFor(() => expect(sent()).toEqual([{ model: 'n_entrance_open', record_ID: 7 }]))
    unmount()
    const refused = { en: 'Exam date: closed.', ne: 'बन्द' }
    network.on(asked, () => answer({ at: '2026-12-10T11:15:00Z', refused }))
    drawn()
    await screen.findByText('It was not published at its time. Exam date: closed.')
    screen.getByRole('button', { name: 'Publish at this time' })
  })
})
