import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { EntranceProgramsPage } from '../../wire/merit-programs.ts'
import { ProgramsDialog } from './ProgramsDialog.tsx'

const answer = (data: object) => ({ body: { isError: false, summary: 'Saved', data } })
const program = (n_program_ID: number, name: string) => ({ n_program_ID, name, nameNepali: '' })
const page: EntranceProgramsPage = {
  own: program(1, 'CS & AI'),
  further: [program(2, 'Civil')],
  others: [program(3, 'Computer')],
  ordered: 4,
  mayRemove: false,
  fixedBecause: null,
}
let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
})
const open = (facts: Partial<EntranceProgramsPage> = {}) => {
  network.on('POST /api/v1/processes/entrance_programs', () =>
    answer({ page: { ...page, ...facts } }),
  )
  const closed = vi.fn<() => void>()
  draw(<ProgramsDialog openingId={7} onDone={async () => {}} onClose={closed} />)
  return closed
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

describe('the programmes of an entrance', () => {
  it('are added to those that applicants could choose, which stay', async () => {
    const closed = open()
    expect((await box('Civil')).disabled).toBe(true)
    expect(screen.getByText('Applicants who gave an order: 4')).toBeTruthy()
    network.on('POST /api/v1/processes/entrance_programs_set', () => answer({}))
    fireEvent.click(await box('Computer'))
    fireEvent.click(screen.getByRole('button', { name: 'Save the programmes' }))
    await waitFor(() => expect(closed).toHaveBeenCalled())
    const sent = network.left.filter(({ path }) => path.endsWith('programs_set'))
    expect(sent.map(({ body }) => body)).toEqual([{ n_entrance_open_ID: 7, programs: [2, 3] }])
  })

  it('stay as they are once a list is computed', async () => {
    open({ fixedBecause: 'list-computed' })
    expect((await box('Civil')).disabled).toBe(true)
    expect((await box('Computer')).disabled).toBe(true)
    expect(screen.getByText('A merit list is computed: the programmes stay.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save the programmes' })).toBeNull()
  })

  it('cannot be saved before they could be read', async () => {
    network.on('POST /api/v1/processes/entrance_programs', () => ({ status: 503, body: {} }))
    draw(<ProgramsDialog openingId={7} onDone={async () => {}} onClose={() => {}} />)
    expect(screen.queryByRole('button', { name: 'Save the programmes' })).toBeNull()
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save the programmes' })).toBeNull()
  })

  it('stay open with the reason when they are refused', async () => {
    open({ mayRemove: true })
    network.on('POST /api/v1/processes/entrance_programs_set', () => ({
      body: { isError: true, code: 'rule/list-computed', summary: 'A merit list is computed.' },
    }))
    fireEvent.click(await box('Civil'))
    fireEvent.click(screen.getByRole('button', { name: 'Save the programmes' }))
    expect(await screen.findByText('A merit list is computed.')).toBeTruthy()
  })
})
