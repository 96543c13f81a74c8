import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { StudentDues } from './StudentDues.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const due = {
  id: 7,
  name: { en: 'Lost key', ne: 'हराएको साँचो' },
  since: '2026-10-01',
  owed: 5_000,
  paid: 0,
  mayWaive: true,
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on(process('student_dues'), () => ({ body: { data: { dues: [due] } } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const propose = async () =>
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Propose' }),
  )
const proposed = { body: { data: { n_proposal_ID: 5 } } }

describe('the dues in a student’s file', () => {
  it('are charged with what, how much and why; nothing is sent while something is missing', async () => {
    network.on(process('due_charge'), () => proposed)
    draw(<StudentDues partnerId={11} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Charge an amount' }))
    type('For', 'Broken window')
    type('Amount in rupees', '350')
    await propose()
    expect(sent('due_charge')).toEqual([])
    type('Reason', 'Laboratory note 4')
    await propose()
    await waitFor(() =>
      expect(sent('due_charge')).toMatchObject([
        { C_BPartner_ID: 11, name: 'Broken window', amount: '350', head: 'FINE' },
      ]),
    )
    await screen.findByText('Proposed. It waits for a second person.')
  })

  it('are waived with a reason', async () => {
    network.on(process('due_waive'), () => proposed)
    draw(<StudentDues partnerId={11} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Waive: Lost key' }))
    type('Reason', 'Found again')
    await propose()
    await waitFor(() => expect(sent('due_waive')).toEqual([{ n_due_ID: 7, reason: 'Found again' }]))
  })

  it('are no one’s who may not enter them', () => {
    sitAtDesk('exam-office')
    draw(<StudentDues partnerId={11} />)
    expect(screen.queryByRole('region', { name: 'Amounts due' })).toBeNull()
  })
})
