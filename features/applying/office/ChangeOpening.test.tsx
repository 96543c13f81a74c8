import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import type { Register, RegisterColumn } from '#features/registers/wire/processes.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { ChangeOpening } from './ChangeOpening.tsx'

const column = (name: string, more: Partial<RegisterColumn>): RegisterColumn => ({
  name,
  label: { en: name, ne: name },
  help: null,
  type: 'text',
  to: null,
  values: {},
  isRequired: false,
  maxLength: 100,
  least: null,
  most: null,
  isCreateOnly: false,
  isNepali: false,
  ...more,
})
const register: Register = {
  table: 'n_entrance_open',
  label: { en: 'Entrance', ne: 'प्रवेश' },
  plural: { en: 'Entrance openings', ne: 'प्रवेश' },
  group: 'openings',
  identifier: ['Name'],
  published: 'ispublished',
  closes: null,
  columns: [column('Name', {}), column('Fee', { type: 'amount', least: 0, most: 1_000_000 })],
}
const found = { unpaid: 2, columns: ['Fee'], closing: [], proposedBy: null }
const answer = (data: object) => ({ body: { isError: false, summary: 'Proposed.', data } })
const asked = 'POST /api/v1/processes/opening_change_read' as const

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(asked, () => answer(found))
})
const drawn = () =>
  draw(
    <ChangeOpening
      table="n_entrance_open"
      id={7}
      register={register}
      record={{ id: 7, Name: 'Civil', Fee: 1500 }}
    />,
  )

describe('changing an opening by two people', () => {
  it('closes after today: the days are filled in, and proposed with the reasons', async () => {
    const closing = [{ column: 'Until', day: '2026-11-27' }]
    network.on(asked, () => answer({ ...found, columns: ['Until'], closing }))
    network.on('POST /api/v1/processes/opening_change', () => answer({ n_proposal_ID: 3 }))
    const columns = [column('Until', { type: 'date' })]
    draw(
      <ChangeOpening
        table="n_entrance_open"
        id={7}
        register={{ ...register, columns }}
        record={{ id: 7, Name: 'Civil', Until: '2026-12-20' }}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Close after today' }))
    expect(screen.queryByRole('button', { name: 'Close after today' })).toBeNull()
    const form = screen.getByRole('group', { name: 'Change a fee or a last day' })
    expect(document.activeElement).toBe(form)
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type(/in English/, 'All seats are given.')
    type(/in Nepali/, 'सबै सिट भरिए।')
    network.on(asked, () => answer({ ...found, columns: ['Until'], proposedBy: 'Hari' }))
    fireEvent.click(screen.getByRole('button', { name: 'Propose the change' }))
    const sent = () => network.left.filter(({ path }) => path.endsWith('opening_change'))
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ values: '{"Until":"2026-11-27"}' }))
    await screen.findByText(/^Hari proposed a change/)
    expect(document.activeElement?.textContent).toBe('Change a fee or a last day')
  })

  it('is left without a proposal: what was typed is gone and the focus is on the title', async () => {
    drawn()
    fireEvent.click(await screen.findByRole('button', { name: 'Change a fee or a last day' }))
    fireEvent.change(screen.getByLabelText(/^Fee/), { target: { value: '1750' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.textContent).toBe('Change a fee or a last day')
    fireEvent.click(screen.getByRole('button', { name: 'Change a fee or a last day' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Fee/).value).toBe('1500')
  })

  it('proposes the values that were changed, with both reasons', async () => {
    network.on('POST /api/v1/processes/opening_change', () => answer({ n_proposal_ID: 3 }))
    drawn()
    fireEvent.click(await screen.findByRole('button', { name: 'Change a fee or a last day' }))
    screen.getByText(/2 students have not paid and will be notified/)
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const propose = screen.getByRole<HTMLButtonElement>('button', { name: 'Propose the change' })
    type(/in English/, 'New fee.')
    type(/in Nepali/, 'नयाँ शुल्क।')
    expect(propose.disabled).toBe(true)
    type(/^Fee/, '-5')
    fireEvent.click(propose)
    await screen.findByText('Not below 0.')
    type(/^Fee/, '1,750')
    fireEvent.click(propose)
    const sent = () => network.left.filter(({ path }) => path.endsWith('opening_change'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toEqual({
      model: 'n_entrance_open',
      record_ID: 7,
      values: '{"Fee":1750}',
      reason: 'New fee.',
      reason_ne: 'नयाँ शुल्क।',
    })
  })

  it('says who proposed a change, and is absent while the form can make it', async () => {
    network.on(asked, () => answer({ ...found, proposedBy: 'Hari' }))
    const { unmount } = drawn()
    await screen.findByText(/^Hari proposed a change/)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    network.on(asked, () => answer({ ...found, columns: [] }))
    drawn()
    await waitFor(() => expect(screen.queryByText(/Change a fee|proposed/)).toBeNull())
  })
})
