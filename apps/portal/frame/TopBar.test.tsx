import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { theme } from '#platform/browser/theme.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { NotFound } from '../gate/NotFound.tsx'
import { TopBar } from './TopBar.tsx'

let network: FakeNetwork
const asked = () => network.left.length

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita Shrestha', name_nepali: 'सीता श्रेष्ठ' },
  }))
  network.on('GET /nou/portal/settings', () => ({ body: {} }))
})
afterEach(() => theme.set(null))

const bar = () => {
  const on = { onMenu: vi.fn(), onHelp: vi.fn() }
  draw(<TopBar page="Exams" {...on} />)
  return on
}

describe('the top bar', () => {
  it('opens the menu and the help, each once', () => {
    const { onMenu, onHelp } = bar()
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.click(screen.getByRole('button', { name: 'Help' }))
    expect([onMenu.mock.calls.length, onHelp.mock.calls.length]).toEqual([1, 1])
  })

  it('says that there is no line, at every width, and that there is one again', async () => {
    bar()
    await waitFor(() => expect(asked()).toBeGreaterThan(0))
    await screen.findByText('Online')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Online'])
    reportConnection('offline')
    await screen.findAllByText('Offline')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Offline',
      'Offline',
    ])
    reportConnection('online')
    await screen.findByText('Online')
    expect(screen.queryByText('Offline')).toBeNull()
  })

  it('leads to the profile by the person’s own name', async () => {
    bar()
    const link = await screen.findByRole('link', { name: /Sita/ })
    expect(link.getAttribute('href')).toBe('/profile')
    expect(within(link).getByText('S')).toBeDefined()
  })

  it('keeps the theme that is chosen, and takes the device’s again', () => {
    bar()
    const choice = screen.getByRole<HTMLSelectElement>('combobox')
    expect(choice.value).toBe('system')
    fireEvent.change(choice, { target: { value: 'dark' } })
    expect(theme.get()).toBe('dark')
    fireEvent.change(choice, { target: { value: 'system' } })
    expect(theme.get()).toBe('system')
  })

  it('speaks the other language once it is chosen', async () => {
    bar()
    const [first] = screen.getAllByRole('button', { name: 'नेपाली' })
    fireEvent.click(first ?? document.body)
    expect(language.get()).toBe('ne')
    await screen.findByRole('button', { name: 'मेनु खोल्नुहोस्' })
  })
})

describe('a path that is no page', () => {
  it('says so, leads home and back, and where to ask', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {})
    draw(<NotFound />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not here|not found/i)
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/')
    fireEvent.click(screen.getByRole('button', { name: /back/i }))
    expect(back).toHaveBeenCalledOnce()
  })
})
