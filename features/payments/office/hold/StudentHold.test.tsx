import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { StudentHold } from './StudentHold.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const held = { document: 'admitCard', owed: 150_000, since: '2026-09-17' }
const lift = { until: '2026-11-30', reason: 'Pays on Sunday', by: 'Mina Rai' }

let network: FakeNetwork
let data: object
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  data = { holds: [held], fees: [], lift: null }
  network = fakeNetwork()
  network.on(process('student_hold'), () => ({ body: { isError: false, data } }))
  network.on(process('hold_lift'), () => {
    data = { holds: [], fees: [], lift }
    return { body: { isError: false } }
  })
})

const drawnFor = (role: Parameters<typeof sitAtDesk>[0]) => {
  sitAtDesk(role)
  draw(<StudentHold partnerId={5} />, { path: '/students/5' })
}

describe('the holds of a student', () => {
  it('are lifted by a registrar until a day, with a reason', async () => {
    drawnFor('registrar')
    expect(await screen.findByText(/^The admit card is held: Rs\.\s1,500/u)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Lift until a day' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Lift the hold' }))
    send()
    expect(network.left.some(({ path }) => path.endsWith('/hold_lift'))).toBe(false)
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2026-11-30' } })
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Pays on Sunday' } })
    send()
    expect(await screen.findByText(/^Lifted until .*Pays on Sunday/u)).toBeDefined()
    const sent = network.left.find(({ path }) => path.endsWith('/hold_lift'))
    expect(sent?.body).toEqual({
      C_BPartner_ID: 5,
      until: '2026-11-30',
      reason: 'Pays on Sunday',
    })
  })

  it('are not lifted until a day that is none', async () => {
    drawnFor('registrar')
    fireEvent.click(await screen.findByRole('button', { name: 'Lift until a day' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Pays on Sunday' } })
    fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2083-13-01' } })
    fireEvent.blur(dialog.getByLabelText(/^Until/))
    fireEvent.click(dialog.getByRole('button', { name: 'Lift the hold' }))
    expect(dialog.getByText('There is no such date.')).toBeDefined()
    await dialog.findByText('Please fill in: Until (B.S.)')
    expect(network.left.some(({ path }) => path.endsWith('/hold_lift'))).toBe(false)
  })

  it('are shown to a cashier, who cannot lift them', async () => {
    drawnFor('cashier')
    expect(await screen.findByText(/^The admit card is held/u)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Lift until a day' })).toBeNull()
  })

  it('take no place where there are none, and are not asked for by a librarian', async () => {
    data = { holds: [], fees: [], lift: null }
    drawnFor('registrar')
    await waitFor(() => expect(network.left).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
    drawnFor('librarian')
    expect(network.left).toHaveLength(1)
  })
})
