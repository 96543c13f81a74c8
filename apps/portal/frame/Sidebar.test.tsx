import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearDraftsExcept, noteUnsaved } from '#platform/browser/storage/drafts.ts'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { authData } from '#features/auth/portal/session.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const profile = 'GET /api/v1/models/c_bpartner/1000011'
const enrollment = 'GET /api/v1/models/n_program_enroll'
const sita = {
  id: 1_000_011,
  Name: 'Sita Kumari Shrestha',
  name_nepali: 'सीता कुमारी श्रेष्ठ',
  CompletedRegistration: true,
}
const enrolled = { id: 3, urollstatus: true, isPassedOut: false, isDropOut: false }
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on(profile, () => ({ body: sita }))
  network.on(enrollment, () => ({ body: { records: [] } }))
  network.on('POST /api/v1/auth/logout', () => ({ body: {} }))
})
afterEach(() => clearDraftsExcept(null))

const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the menu', () => {
  it('has only Home and Profile before the profile is complete', async () => {
    network.on(profile, () => ({ body: { ...sita, CompletedRegistration: false } }))
    draw(<Sidebar />)
    await waitFor(() => expect(network.left).toHaveLength(1))
    expect(entries()).toEqual(['Home', 'Profile'])
  })

  it('opens entrance, admission and certificates with a complete profile', async () => {
    draw(<Sidebar />)
    const first = ['Home', 'Profile', 'Entrance', 'New Admission', 'Certificates']
    await waitFor(() => expect(entries()).toEqual(first))
  })

  it('has all thirteen entries with an active enrollment', async () => {
    network.on(enrollment, () => ({ body: { records: [enrolled] } }))
    draw(<Sidebar />)
    await waitFor(() => expect(entries()).toHaveLength(13))
  })

  it('says so, and asks again, when the enrollment cannot be read', async () => {
    network.on(enrollment, () => ({ status: 500, body: {} }))
    draw(<Sidebar />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(enrollment, () => ({ body: { records: [enrolled] } }))
    fireEvent.click(again)
    await waitFor(() => expect(entries()).toHaveLength(13))
  })
})

describe('the signed-in student in the sidebar', () => {
  it('is named in Latin script in English', async () => {
    draw(<Sidebar />)
    expect(screen.getByText('Sita Kumari Shrestha')).toBeDefined()
    expect(screen.getByText('S')).toBeDefined()
  })

  it('is named in Nepali once the profile is there, with the initial of that name', async () => {
    language.set('ne')
    draw(<Sidebar />)
    expect(screen.getByText('Sita Kumari Shrestha')).toBeDefined()
    expect(await screen.findByText('सीता कुमारी श्रेष्ठ')).toBeDefined()
    expect(screen.getByText('सी')).toBeDefined()
  })

  it('keeps the Latin name where there is no Nepali one', async () => {
    language.set('ne')
    network.on(profile, () => ({ body: { ...sita, name_nepali: '' } }))
    draw(<Sidebar />)
    await waitFor(() => expect(network.left.length).toBeGreaterThan(0))
    expect(screen.getByText('Sita Kumari Shrestha')).toBeDefined()
  })

  it('is the same person in the bar of a phone', async () => {
    language.set('ne')
    draw(<TopBar page="गृहपृष्ठ" onMenu={() => undefined} onHelp={() => undefined} />)
    expect(await screen.findByRole('link', { name: 'सीता कुमारी श्रेष्ठ' })).toBeDefined()
  })
})

describe('logging out', () => {
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))

  it('informs the server, clears the session and leads to the login', async () => {
    draw(<Sidebar />)
    await press('Logout')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(authData.get()).toBeNull()
    expect(network.left.some(({ path }) => path === '/api/v1/auth/logout')).toBe(true)
  })

  it('clears the session also when the server cannot be reached', async () => {
    network.on('POST /api/v1/auth/logout', () => null)
    draw(<Sidebar />)
    await press('Logout')
    await waitFor(() => expect(authData.get()).toBeNull())
  })

  it('asks first when something typed is not saved', async () => {
    noteUnsaved('/profile/generalinfo', true)
    draw(<Sidebar />)
    await press('Logout')
    expect(screen.getByRole('alertdialog', { name: 'Log out without saving?' })).toBeDefined()
    await press('Stay')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(authData.get()).not.toBeNull()
  })
})
