import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { BulkPrint } from '../wire/processes.ts'
import { PrintsPage } from './PrintsPage.tsx'

const print: BulkPrint = {
  id: 7,
  name: { en: 'Admit card', ne: 'प्रवेशपत्र' },
  subject: { en: 'Mangsir 2083', ne: 'मङ्सिर २०८३' },
  order: 'seat',
  by: 'Gita',
  created: '2026-11-20T06:00:00Z',
  state: 'drawing',
  actions: ['pause', 'end'],
  pages: 400,
  drawn: 125,
  leftOut: 0,
  bytes: null,
}
const types = [
  {
    id: 'exam-cards',
    name: { en: 'Admit card', ne: 'प्रवेशपत्र' },
    orders: ['seat', 'number'],
    subjects: [{ id: 9, name: { en: 'Mangsir 2083', ne: 'मङ्सिर २०८३' } }],
  },
  {
    id: 'gradesheets',
    name: { en: 'Gradesheet', ne: 'लब्धाङ्क' },
    orders: ['number'],
    subjects: [],
  },
]
const answer = (data: object) => ({ body: { isError: false, summary: 'Done.', data } })
const process = (slug: string) => `POST /api/v1/processes/${slug}` as const

let network: FakeNetwork
const listed = (prints: readonly BulkPrint[]) =>
  network.on(process('bulk_prints'), () => answer({ prints }))
beforeEach(() => {
  sitAtDesk('exam-office')
  globalThis.history.replaceState(null, '', '/overview/prints')
  network = fakeNetwork()
  listed([print])
  network.on(process('bulk_print_choices'), () => answer({ types }))
  network.on(process('bulk_print_count'), () => answer({ pages: 400 }))
})
const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(slug)).map(({ body }) => body)

describe('prints for many', () => {
  it('are made of what was chosen, in the order that was chosen, with the number of pages first', async () => {
    network.on(process('bulk_print_make'), () => answer({ bulk_print_ID: 8 }))
    draw(<PrintsPage />)
    fireEvent.change(await screen.findByLabelText('Of'), { target: { value: '9' } })
    fireEvent.change(screen.getByLabelText('Order of pages'), { target: { value: 'number' } })
    fireEvent.click(await screen.findByRole('button', { name: /^Make a file of 400.pages$/ }))
    await waitFor(() =>
      expect(sent('bulk_print_make')).toEqual([
        { type: 'exam-cards', subject: 9, order: 'number' },
      ]),
    )
  })

  it('say when nothing of a type can be printed yet', async () => {
    draw(<PrintsPage />)
    fireEvent.change(await screen.findByLabelText('What'), { target: { value: 'gradesheets' } })
    await screen.findByText('Nothing of this can be printed yet.')
    expect(screen.getByLabelText<HTMLSelectElement>('Of').disabled).toBe(true)
  })

  it('show their progress, and offer what the server says is possible', async () => {
    network.on(process('bulk_print_change'), () => answer({}))
    draw(<PrintsPage />)
    await screen.findByText('125 of 400 pages')
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await waitFor(() =>
      expect(sent('bulk_print_change')).toEqual([{ bulk_print_ID: 7, action: 'pause' }]),
    )
  })

  it('name the pages that were left out', async () => {
    listed([{ ...print, state: 'ready', actions: [], drawn: 400, leftOut: 1, bytes: 9_460_000 }])
    network.on(process('bulk_print_left_out'), () =>
      answer({ pages: [{ place: 12, reason: { en: 'Not approved.', ne: 'स्वीकृत छैन।' } }] }),
    )
    draw(<PrintsPage />)
    await screen.findByRole('button', { name: /^Download, 9.5.MB$/ })
    fireEvent.click(screen.getByText('1 page left out'))
    await screen.findByText('Page 12: Not approved.')
  })

  it('say that there are none, and that they could not be read', async () => {
    listed([])
    const { unmount } = draw(<PrintsPage />)
    await screen.findByText('Nothing was printed for many yet')
    unmount()
    network.on(process('bulk_prints'), () => ({ status: 500, body: {} }))
    draw(<PrintsPage />)
    await screen.findByRole('button', { name: 'Try again' })
  })
})
