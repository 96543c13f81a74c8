import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { Campuses } from './Campuses.tsx'

const list = (records: readonly object[]) => ({ body: { 'row-count': records.length, records } })
const campus = {
  id: 5,
  Name: 'Dhunche Campus',
  name_ne: 'धुन्चे क्याम्पस',
  address: 'Dhunche, Rasuwa',
  address_ne: 'धुन्चे, रसुवा',
  phone: '+977 10-540123',
}
const programs = [
  { id: 1, Name: 'BE Civil', name_ne: 'बीई सिभिल', n_campus_ID: { id: 5, identifier: 'Dhunche' } },
  { id: 2, Name: 'BE Computer', name_ne: 'बीई कम्प्युटर' },
]

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on('GET /api/v1/models/n_program', () => list(programs))
  network.on('GET /api/v1/models/n_campus', () => list([campus]))
})

function openCampuses() {
  const { container } = draw(<Campuses />)
  const details = container.querySelector('details') ?? document.createElement('details')
  details.open = true
  fireEvent(details, new Event('toggle'))
}

describe('campuses', () => {
  it('have an address, a phone to call, and the programmes taught there', async () => {
    openCampuses()
    await screen.findByText('Dhunche Campus')
    screen.getByText('Dhunche, Rasuwa')
    expect(screen.getByRole('link', { name: '+977 10-540123' })).toHaveProperty(
      'href',
      'tel:+97710-540123',
    )
    screen.getByText('Programmes: BE Civil')
  })

  it('are named in Nepali', async () => {
    language.set('ne')
    openCampuses()
    await screen.findByText('धुन्चे क्याम्पस')
    screen.getByText('कार्यक्रम: बीई सिभिल')
    language.set('en')
  })

  it('say when none is listed, and can be asked for again', async () => {
    network.on('GET /api/v1/models/n_campus', () => ({ status: 404, body: {} }))
    openCampuses()
    const again = await screen.findByRole('button', { name: /again/i })
    network.on('GET /api/v1/models/n_campus', () => list([]))
    fireEvent.click(again)
    expect(await screen.findByText('No campus is listed.')).toBeTruthy()
  })
})
