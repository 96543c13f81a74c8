import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'

type ListPageInTest = {
  readonly page: () => ReactNode
  readonly request: `POST /${string}`
  /** Content of `data` in the answer of the process with these rows. */
  readonly data: (rows: readonly object[]) => object
  /** Text shown if there is no row. */
  readonly none: string
  readonly rows: readonly object[]
  /** Text shown for each row. */
  readonly names: readonly string[]
}

/**
 * Checks a list page in each of its states: while it loads it is neither empty nor there; after a failed read it is not
 * called empty and can be refetched; an empty list says so; every row is shown.
 */
export async function expectListStates(of: ListPageInTest): Promise<void> {
  sitAtDesk('exam-office')
  const network = fakeNetwork()
  let answer: (reply: { body: object }) => void = () => {}
  network.on(of.request, () => new Promise((resolve) => (answer = resolve)))
  const { container, unmount } = draw(of.page())
  const loads = () => container.querySelector('.loading-rows') !== null
  expect([loads(), screen.queryByText(of.none)]).toEqual([true, null])
  await expect.poll(() => network.left.length).toBe(1)
  answer({ body: { isError: false, data: of.data([]) } })
  await screen.findByText(of.none)
  expect(loads()).toBe(false)
  unmount()

  network.on(of.request, () => ({ status: 503, body: { detail: 'Too many at once' } }))
  draw(of.page())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect([screen.queryByText(of.none), screen.queryByRole('table')]).toEqual([null, null])
  network.on(of.request, () => ({ body: { isError: false, data: of.data(of.rows) } }))
  fireEvent.click(again)
  const table = await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(within(table).getAllByRole('row')).toHaveLength(of.rows.length + 1)
  for (const name of of.names) expect(within(table).getByText(name)).toBeDefined()
}
