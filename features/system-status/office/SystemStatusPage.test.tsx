import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { FailedMail, StatusPartView } from '../wire/processes.ts'
import { StatusCount } from './StatusCount.tsx'
import { SystemStatusPage } from './SystemStatusPage.tsx'

const both = (en: string, ne = en) => ({ en, ne })
const part = (id: string, of: Partial<StatusPartView> = {}): StatusPartView => ({
  id,
  name: both(id),
  level: 'good',
  state: both('Answers', 'जवाफ दिन्छ'),
  figure: both(`figure of ${id}`),
  since: null,
  todo: null,
  to: null,
  facts: [],
  ...of,
})
const mail = part('mail', {
  name: both('Mail outbox', 'पठाउनुपर्ने इमेल'),
  level: 'failing',
  state: both('1 failed', '१ पठाउन सकिएन'),
  since: { word: 'since', at: '2026-11-22T04:56:00.000Z' },
  todo: both('See the mails'),
  facts: [{ label: both('Waiting'), value: both('4') }],
})
const parts = [
  part('database'),
  part('restore', { level: 'look', state: both('Old') }),
  mail,
  part('audit', { todo: both('Check again'), to: '/control/audit' }),
  part('certificate', { level: 'off', state: both('Not ours') }),
]
const failed: FailedMail = {
  id: 7,
  notice: 'Receipt',
  to: 'ka•••@example.test',
  cause: 'Mailbox full',
  tries: 5,
  created: '2026-11-22T04:56:00.000Z',
  nextTry: '2026-11-22T10:56:00.000Z',
  student: 1_000_482,
}

const status = 'POST /api/v1/processes/system_status'
let network: FakeNetwork
const answer = (given: readonly StatusPartView[]) =>
  network.on(status, () => ({
    body: { data: { checked: '2026-11-22T05:40:00.000Z', parts: given } },
  }))
beforeEach(() => {
  sitAtDesk('administrator')
  network = fakeNetwork()
  answer(parts)
  network.on('POST /api/v1/processes/failed_mails', () => ({
    body: { data: { mails: [failed] } },
  }))
})

describe('the status page', () => {
  it('lists each part with state, figure, time and what to do, and counts them', async () => {
    draw(<SystemStatusPage />)
    const table = within(await screen.findByRole('table'))
    const row = within(table.getByRole('row', { name: /Mail outbox/ }))
    expect(row.getByText('1 failed')).toBeDefined()
    expect(row.getByRole('img', { name: 'Failing' })).toBeDefined()
    expect(row.getByText('since 6 Mangsir 2083, 10:41')).toBeDefined()
    expect(table.getByRole('link', { name: 'Check again' }).getAttribute('href')).toBe(
      '/control/audit',
    )
    expect(table.getAllByText('Nothing')).toHaveLength(3)
    for (const count of ['1 failing', '1 to look at', '2 good'])
      expect(screen.getByText(count)).toBeDefined()
  })

  it('opens the worst part, with each failed mail masked and linked to the student', async () => {
    draw(<SystemStatusPage />)
    const pane = within(await screen.findByRole('region', { name: 'Mail outbox' }))
    await pane.findByText('Receipt')
    expect(pane.getByText('ka•••@example.test')).toBeDefined()
    expect(pane.getByText('Mailbox full')).toBeDefined()
    expect(
      pane.getByText('5 tries since 6 Mangsir 2083, 10:41, next 6 Mangsir 2083, 16:41'),
    ).toBeDefined()
    expect(pane.getByRole('link', { name: 'Student' }).getAttribute('href')).toBe(
      '/students/1000482',
    )
  })

  it('opens another part, stores it in the address, and reads no mails for it', async () => {
    answer(parts.filter(({ id }) => id !== 'mail'))
    draw(<SystemStatusPage />, { path: '/control/status' })
    fireEvent.click(await screen.findByRole('button', { name: 'database' }))
    expect(screen.getByRole('region', { name: 'database' })).toBeDefined()
    expect(address()).toBe('/control/status?part=database')
    expect(network.left.some(({ path }) => path.endsWith('/failed_mails'))).toBe(false)
  })

  it('sends a test mail the way all mails go', async () => {
    network.on('POST /api/v1/processes/test_mail_send', () => ({
      body: { isError: false, summary: 'The test mail is on its way.' },
    }))
    draw(<SystemStatusPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Send a test mail' }))
    await waitFor(() =>
      expect(network.left.filter(({ path }) => path.endsWith('/test_mail_send'))).toHaveLength(1),
    )
  })

  it('copies the same facts as text, without an address of a person', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
    draw(<SystemStatusPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Copy as text' }))
    const [[copied = ''] = []] = writeText.mock.calls as unknown as string[][]
    expect(copied.split('\n').slice(0, 5)).toEqual([
      'System status, 6 Mangsir 2083, 11:25',
      'database: Answers (Good); figure of database',
      'restore: Old (Look at it); figure of restore',
      'Mail outbox: 1 failed (Failing); figure of mail; since 6 Mangsir 2083, 10:41; What to do: See the mails',
      '  Waiting: 4',
    ])
    expect(copied).not.toContain('@')
  })

  it('speaks Nepali', async () => {
    language.set('ne')
    draw(<SystemStatusPage />)
    await screen.findByRole('heading', { name: 'प्रणालीको अवस्था' })
    expect(screen.getAllByText('१ पठाउन सकिएन').length).toBeGreaterThan(0)
    expect(screen.getByText('२०८३ मंसिर ६, १०:४१देखि')).toBeDefined()
  })

  it('that could not be read asks again', async () => {
    network.on(status, () => ({ status: 502, body: {} }))
    draw(<SystemStatusPage />)
    await screen.findByRole('button', { name: 'Try again' })
  })
})

it('the tab counts the parts that are not good, and none when all are', async () => {
  const { unmount } = draw(<StatusCount />)
  await screen.findByText('2')
  expect(screen.getByText('2 parts are not good')).toBeDefined()
  unmount()
  answer([part('database')])
  draw(<StatusCount />)
  await waitFor(() => expect(network.left.length).toBeGreaterThan(1))
  expect(screen.queryByText(/not good/)).toBeNull()
})
