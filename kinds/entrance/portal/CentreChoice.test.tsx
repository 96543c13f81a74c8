import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { openingFromWire } from '../wire/entrance-opening.ts'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'

const record = {
  id: 11,
  Name: 'BE Civil Entrance',
  apply_to: '2026-12-06',
  apply_uptolate: '2026-12-20',
  examfee: 1_500,
  exam_centres: '61,62',
}
const centre = (id: number, name: string) => ({
  id,
  name,
  address: 'Dhunche',
  address_ne: 'धुन्चे',
})
const apply = 'POST /api/v1/models/n_entrance_reg'
const centres = 'POST /api/v1/processes/entrance_centres'

let network: FakeNetwork
beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  network.on(centres, () => ({
    body: { data: { centres: [centre(61, 'North'), centre(62, 'South')] } },
  }))
  network.on(apply, () => ({ status: 201, body: { id: 21 } }))
  network.on('GET /api/v1/models/n_entrance_reg', () => ({ body: { records: [] } }))
  network.on('GET /api/v1/models/n_entrance_open', () => ({ body: { records: [] } }))
})

const drawn = (facts: object = {}) => {
  const shown = { ...record, ...facts }
  network.on('GET /api/v1/models/n_entrance_open/11', () => ({ body: shown }))
  const opening = openingFromWire(shown)
  if (opening === null) throw new Error('It has an id')
  draw(<ApplyForEntranceDialog opening={opening} onClose={() => {}} onApplied={() => {}} />)
}
const sent = (path: string) => network.left.filter((each) => each.path.endsWith(path))
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, Apply' }))
const choice = () => screen.findByRole('combobox', { name: 'Exam centre' })

describe('the centre of an entrance', () => {
  it('is asked for when there are several, and nothing is sent without it', async () => {
    drawn()
    await within(await choice()).findByRole('option', { name: 'South, Dhunche' })
    confirm()
    await screen.findByText('Choose the centre where you want to sit the exam.')
    expect(sent('/n_entrance_reg').filter(({ body }) => body !== undefined)).toEqual([])
    fireEvent.change(await choice(), { target: { value: '62' } })
    fireEvent.click(screen.getByLabelText(/^I have a special need/))
    confirm()
    await waitFor(() =>
      expect(sent('/n_entrance_reg').map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ n_exam_centre_ID: 62, special_need: true }),
      ),
    )
  })

  it('is not asked for where there is one', async () => {
    drawn({ exam_centres: '61' })
    await screen.findByText(/special need/)
    expect(screen.queryByRole('combobox', { name: 'Exam centre' })).toBeNull()
    expect(sent('/entrance_centres')).toEqual([])
  })

  it('can be asked for again when the list could not be read', async () => {
    network.on(centres, () => ({ status: 500, body: {} }))
    drawn()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(centres, () => ({ body: { data: { centres: [centre(61, 'North')] } } }))
    fireEvent.click(again)
    await within(await choice()).findByRole('option', { name: 'North, Dhunche' })
  })
})
