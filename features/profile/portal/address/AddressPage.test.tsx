import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearDraftsExcept } from '#platform/browser/storage/drafts.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { AddressPage } from './AddressPage.tsx'

const profile = 'GET /api/v1/models/c_bpartner/1000011'
const permanent = 'PUT /api/v1/models/c_bpartner_location/51'
const temporary = 'PUT /api/v1/models/c_bpartner_location/52'
const row = (id: number, type: string, more: object = {}) => ({
  id,
  address_type: { id: type, identifier: type },
  ward_no: '',
  tole_name: '',
  Name: '',
  ...more,
})
const gosaikunda = {
  n_province_ID: { id: 3, identifier: 'Bagmati' },
  n_district_ID: { id: 29, identifier: 'Rasuwa' },
  n_locgov_ID: { id: 301, identifier: 'Gosaikunda' },
  ward_no: '3',
  tole_name: 'Bazaar',
  Name: 'Gosaikunda-3, Bazaar, Rasuwa',
}
let network: FakeNetwork
let rows: readonly object[]

beforeEach(() => {
  signInSita()
  rows = [row(51, 'Permanent', gosaikunda), row(52, 'Temporary')]
  network = fakeNetwork()
  network.on(profile, () => ({
    body: { id: 1_000_011, Name: 'Sita', c_bpartner_location: rows },
  }))
  const places = (records: readonly object[]) => () => ({ body: { records } })
  network.on(
    'POST /nou/location/provinces',
    places([
      { n_province_id: 3, name: 'Bagmati' },
      { n_province_id: 4, name: 'Gandaki' },
    ]),
  )
  network.on('POST /nou/location/districts', places([{ n_district_id: 29, name: 'Rasuwa' }]))
  network.on(
    'POST /nou/location/localgovs',
    places([{ n_localgov_id: 301, name: 'Gosaikunda', wards: 6 }]),
  )
  for (const each of [permanent, temporary] as const) network.on(each, () => ({ body: {} }))
})
afterEach(() => clearDraftsExcept(null))

const block = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
const field = (at: string, label: string) =>
  block(at).getByLabelText<HTMLInputElement & HTMLSelectElement>(label)
const set = (at: string, label: string, value: string) =>
  fireEvent.change(field(at, label), { target: { value } })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const puts = () => network.left.filter(({ method }) => method === 'PUT')

async function shown() {
  draw(<AddressPage />, { path: '/profile/address' })
  await waitFor(() => expect(field('Permanent', 'Municipality').value).toBe('301'))
}

describe('the two addresses', () => {
  it('wait for their parents: no district without a province, and an empty one after a change of province', async () => {
    await shown()
    expect(field('Temporary', 'District').disabled).toBe(true)
    expect(field('Temporary', 'Municipality').disabled).toBe(true)
    set('Permanent', 'Province', '4')
    expect(field('Permanent', 'District').value).toBe('')
    expect(field('Permanent', 'Municipality').disabled).toBe(true)
  })

  it('are copied with one press and shown as they will be printed', async () => {
    await shown()
    await press('Copy from Permanent')
    await waitFor(() => expect(field('Temporary', 'Municipality').value).toBe('301'))
    expect(field('Temporary', 'Tole/Street').value).toBe('Bazaar')
    set('Temporary', 'Tole/Street', 'Dhunche Chowk')
    expect(screen.getByText('Gosaikunda-3, Dhunche Chowk, Rasuwa')).toBeDefined()
  })

  it('are saved together, each in its own row', async () => {
    await shown()
    await press('Copy from Permanent')
    await waitFor(() => expect(field('Temporary', 'Municipality').value).toBe('301'))
    await press('Save')
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts().map(({ body }) => body)).toEqual([
      expect.objectContaining({ address_type: 'Permanent', n_locgov_ID: 301, ward_no: 3 }),
      expect.objectContaining({ address_type: 'Temporary', n_locgov_ID: 301, ward_no: 3 }),
    ])
    expect(puts()[1]?.path).toMatch(/\/52$/)
  })

  it('are not sent while something is missing; the ward is one of the municipality’s', async () => {
    await shown()
    set('Permanent', 'Ward', '7')
    await press('Save')
    const summary = screen.getByRole('alert')
    expect(wordsOf(summary)).toContain('Permanent: Ward must be a number from 1 to 6')
    expect(summary.textContent).toContain('Temporary: Province is required')
    expect(summary.textContent).not.toContain('Temporary: District')
    expect(puts()).toEqual([])
  })

  it('that could be saved only in part say so and are read again', async () => {
    network.on(temporary, () => ({ status: 500, body: {} }))
    await shown()
    await press('Copy from Permanent')
    await waitFor(() => expect(field('Temporary', 'Municipality').value).toBe('301'))
    const asked = () => network.left.filter(({ path }) => path.includes('/c_bpartner/')).length
    const before = asked()
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to')
    await waitFor(() => expect(asked()).toBe(before + 1))
    expect(field('Temporary', 'Tole/Street').value).toBe('Bazaar')
  })

  it('say when a list of places could not be read, and read it again', async () => {
    network.on('POST /nou/location/provinces', () => ({ status: 500, body: {} }))
    draw(<AddressPage />, { path: '/profile/address' })
    const failed = await screen.findAllByRole('button', { name: 'Try again' })
    const province = field('Permanent', 'Province')
    expect([province.value, province.selectedOptions[0]?.textContent]).toEqual(['3', 'Bagmati'])
    network.on('POST /nou/location/provinces', () => ({
      body: { records: [{ n_province_id: 3, name: 'Bagmati' }] },
    }))
    for (const again of failed) fireEvent.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect([province.value, province.selectedOptions[0]?.textContent]).toEqual(['3', 'Bagmati'])
    expect(province.options).toHaveLength(2)
  })
})
