import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { type AtHome, type HomeWords, noWords } from './at-home.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { StepCard } from './StepCard.tsx'

const profilePath = 'GET /api/v1/models/c_bpartner/1000011'
const enrollments = 'GET /api/v1/models/n_program_enroll'
const words = (en: string) => ({ en, ne: en })
const sita = { id: 1_000_011, Name: 'Sita Kumari Shrestha', CompletedRegistration: true }
let network: FakeNetwork

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  signInSita()
  network = fakeNetwork()
  network.on(profilePath, () => ({ body: sita }))
  network.on(enrollments, () => ({ body: { records: [] } }))
  network.on('GET /api/v1/models/ad_note', () => ({ body: { records: [] } }))
})

const card = (title: string) => (
  <StepCard whose="turn" turn="Your turn" title={title}>
    Do it.
  </StepCard>
)
const step = (label: string) =>
  ({ id: label, label: words(label), state: 'current', path: '/do' }) as const

/** A kind that says these words, and has one step ahead before it concerns anybody. */
function kind(texts: Partial<HomeWords>): AtHome {
  return {
    concerns: () => true,
    Home: ({ children }) => children({ ...noWords, ...texts }),
    ahead: () => [step('The step ahead')],
  }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })

describe('the dashboard', () => {
  it('greets by the first name, and shows what the kinds say: next step, path and days', async () => {
    const deadlines = [
      { label: words('Fee of {name}'), values: { name: 'BE' }, day: day('2026-11-25') },
    ]
    const next = { whose: 'turn', card: card('Pay the fee') } as const
    draw(<DashboardPage kinds={[kind({ next, steps: [step('Pay it')], deadlines })]} />)
    expect(await heading('Namaste, Sita')).toBeDefined()
    expect(await heading('Pay the fee')).toBeDefined()
    expect(screen.getByText('Pay it')).toBeDefined()
    expect(await screen.findByText('Fee of BE')).toBeDefined()
  })

  it('shows one next step: the student’s turn before the university’s', async () => {
    const waiting = { whose: 'waiting', card: card('Wait') } as const
    const turn = { whose: 'turn', card: card('Act') } as const
    draw(<DashboardPage kinds={[kind({ next: waiting }), kind({ next: turn })]} />)
    expect(await heading('Act')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Wait' })).toBeNull()
  })

  it('says that nothing waits when no kind has anything', async () => {
    draw(<DashboardPage kinds={[kind({})]} />)
    expect(await heading('Nothing to do today.')).toBeDefined()
    expect(await screen.findByText('No deadlines ahead')).toBeDefined()
  })

  it('does not say that there are no deadlines when a list could not be read', async () => {
    draw(<DashboardPage kinds={[kind({ onRetry: () => {} })]} />)
    expect(await screen.findByText("Couldn't refresh.")).toBeDefined()
    expect(await heading('Notifications')).toBeDefined()
    expect(screen.queryByText('No deadlines ahead')).toBeNull()
  })

  it('asks for the profile first, and shows what opens with it', async () => {
    network.on(profilePath, () => ({ body: { ...sita, CompletedRegistration: false } }))
    const opening = kind({ next: { whose: 'turn', card: card('Pay the fee') } })
    draw(<DashboardPage kinds={[{ ...opening, opens: words('This opens.') }]} />)
    expect(await heading('Action Required: Your profile is incomplete')).toBeDefined()
    expect(screen.getByText(/^This opens. Keep your photo/)).toBeDefined()
    expect(screen.getByText('The step ahead')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Pay the fee' })).toBeNull()
  })

  it('has this semester’s tasks instead of a path once the student is enrolled', async () => {
    const enrollment = { id: 3, urollstatus: true, isPassedOut: false, isDropOut: false }
    network.on(enrollments, () => ({ body: { records: [enrollment] } }))
    const tasks = [
      { id: 'courses', state: 'turn', title: 'Register', detail: '', aside: '' },
    ] as const
    draw(<DashboardPage kinds={[kind({ steps: [step('Pay it')], tasks })]} />)
    expect(await heading('This semester')).toBeDefined()
    expect(screen.getByText('Register')).toBeDefined()
    expect(screen.queryByText('Pay it')).toBeNull()
  })

  it('claims nothing while the enrollment could not be read, and asks again', async () => {
    network.on(enrollments, () => ({ status: 500, body: {} }))
    draw(<DashboardPage kinds={[kind({ next: { whose: 'turn', card: card('Pay the fee') } })]} />)
    const message = await screen.findByText('Failed to fetch program enrollment info')
    const section = within(message.closest('section') as HTMLElement)
    const again = section.getByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('heading', { name: 'Pay the fee' })).toBeNull()
    network.on(enrollments, () => ({ body: { records: [] } }))
    await act(async () => fireEvent.click(again))
    expect(await heading('Pay the fee')).toBeDefined()
  })

  it('without the profile says that it loads, and offers to try again once that failed', async () => {
    network.on(profilePath, () => ({ status: 500, body: {} }))
    draw(<DashboardPage kinds={[kind({})]} />)
    expect(screen.getByText('Loading dashboard...')).toBeDefined()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(profilePath, () => ({ body: sita }))
    await act(async () => fireEvent.click(again))
    expect(await heading('Namaste, Sita')).toBeDefined()
  })
})
