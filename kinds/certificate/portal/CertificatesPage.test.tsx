import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { CertificatesPage } from './CertificatesPage.tsx'

const enrollmentList = 'GET /api/v1/models/n_program_enroll'
const ask = 'POST /api/v1/models/n_certificate_reg'
const type = (id: number, Name: string, facts: object = {}) => ({
  id,
  Name,
  type: { id: 'VERIFICATION' },
  askers: { id: 'BOTH' },
  fee: 500,
  urgentfee: 300,
  ...facts,
})
const types = [
  type(31, 'Provisional certificate', { askers: { id: 'PASSED_OUT' } }),
  type(32, 'Academic transcript'),
  type(33, 'Verification letter', { askers: { id: 'ENROLLED' }, urgentfee: 0 }),
]
const request = (facts: object = {}) => ({
  id: 41,
  n_certificate_open_ID: { id: 32, identifier: 'Academic transcript' },
  Created: '2026-11-20T05:00:00Z',
  DocStatus: { id: 'DR' },
  totalfee: 1_300,
  feepaid: 0,
  copies: 2,
  purpose: 'Visa application',
  isUrgent: true,
  ...facts,
})

let network: FakeNetwork
let own: readonly object[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  own = []
  network = fakeNetwork()
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on(enrollmentList, () => ({ body: { records: [{ id: 9, urollstatus: true }] } }))
  network.on('GET /api/v1/models/n_certificate_open', () => ({ body: { records: types } }))
  for (const each of types)
    network.on(`GET /api/v1/models/n_certificate_open/${each.id}`, () => ({ body: each }))
  network.on('GET /api/v1/models/n_certificate_reg', () => ({ body: { records: own } }))
})

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => network.left.filter(({ method, path }) => `${method} ${path}` === ask)
const openDialog = async () => {
  draw(<CertificatesPage />, { path: '/certificates' })
  await listed('Ask for')
  press('Ask for it, Academic transcript')
  await screen.findByRole('dialog', { name: 'Ask for a certificate' })
}

describe('certificates one may ask for', () => {
  it('are listed with their fees, and those for other students with the reason', async () => {
    draw(<CertificatesPage />, { path: '/certificates' })
    const cards = (await listed('Ask for')).map(wordsOf)
    expect(cards.map((text) => /transcript|letter|Provisional/.exec(text)?.[0])).toEqual([
      'transcript',
      'letter',
      'Provisional',
    ])
    expect(cards[0]).toMatch(/Rs\.\s500\s?for each copy/u)
    expect(cards[0]).toMatch(/Rs\.\s300/u)
    expect(cards[2]).toContain('For students who have passed out.')
  })

  it('are not offered a second time while a request is under way', async () => {
    own = [request()]
    draw(<CertificatesPage />, { path: '/certificates' })
    await listed('Ask for')
    const button = screen.getByRole('button', { name: 'Asked, Academic transcript' })
    expect(button).toHaveProperty('disabled', true)
  })

  it('are offered again once the last one was handed over', async () => {
    own = [request({ DocStatus: { id: 'CO' }, feepaid: 1_300 })]
    draw(<CertificatesPage />, { path: '/certificates' })
    await listed('Ask for')
    expect(screen.getByRole('button', { name: 'Ask for it, Academic transcript' })).toBeDefined()
  })
})

describe('in Nepali', () => {
  it('types have the name the university gave them', async () => {
    language.set('ne')
    const named = { ...types[1], name_ne: 'ट्रान्सक्रिप्ट' }
    network.on('GET /api/v1/models/n_certificate_open', () => ({ body: { records: [named] } }))
    draw(<CertificatesPage />, { path: '/certificates' })
    expect(await screen.findByRole('heading', { name: 'ट्रान्सक्रिप्ट' })).toBeDefined()
  })
})

describe('asking for a certificate', () => {
  it('shows the fee of the choices, and sends one request', async () => {
    network.on(ask, () => {
      own = [request()]
      return { status: 201, body: request() }
    })
    await openDialog()
    fireEvent.change(screen.getByLabelText('Copies'), { target: { value: '2' } })
    fireEvent.click(screen.getByLabelText('I need it urgently'))
    expect(wordsOf(screen.getByRole('dialog'))).toMatch(/Rs\.\s1,300/u)
    press('Ask for it')
    expect(await screen.findByText('Write what the certificate is for.')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^Purpose/), { target: { value: 'Visa application' } })
    for (let time = 0; time < 3; time++) press('Ask for it')
    await waitFor(() => expect(address()).toContain('tab=applied'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        n_certificate_open_ID: 32,
        copies: 2,
        purpose: 'Visa application',
        isUrgent: true,
      }),
    ])
  })

  it('is of chosen semesters for a duplicate gradesheet, in their order', async () => {
    const gradesheet = type(34, 'Duplicate gradesheet', { type: { id: 'GRADESHEETS' } })
    network.on('GET /api/v1/models/n_certificate_open', () => ({ body: { records: [gradesheet] } }))
    network.on('GET /api/v1/models/n_certificate_open/34', () => ({ body: gradesheet }))
    const semesters = [11, 12, 13].map((id) => ({ id, name: { en: `S${id}`, ne: `S${id}` } }))
    network.on('POST /api/v1/processes/certificate_semesters', () => ({
      body: { isError: false, summary: 'Read', data: { semesters } },
    }))
    network.on(ask, () => {
      own = [request()]
      return { status: 201, body: request() }
    })
    draw(<CertificatesPage />, { path: '/certificates' })
    await listed('Ask for')
    press('Ask for it, Duplicate gradesheet')
    await screen.findByLabelText('S11')
    fireEvent.change(screen.getByLabelText(/^Purpose/), { target: { value: 'Lost' } })
    press('Ask for it')
    expect(await screen.findByText('Choose one semester or more.')).toBeDefined()
    for (const name of ['S13', 'S12', 'S11', 'S12']) fireEvent.click(screen.getByLabelText(name))
    press('Ask for it')
    await waitFor(() => expect(address()).toContain('tab=applied'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({ n_certificate_open_ID: 34, semesters: '11,13' }),
    ])
  })

  it('says so when the type is offered no more', async () => {
    await openDialog()
    network.on('GET /api/v1/models/n_certificate_open/32', () => ({ status: 404, body: {} }))
    fireEvent.change(screen.getByLabelText(/^Purpose/), { target: { value: 'Job' } })
    press('Ask for it')
    expect(await screen.findByText('This certificate cannot be asked for now.')).toBeDefined()
    expect(sent()).toEqual([])
  })
})

describe('own certificates', () => {
  const paid = { feepaid: 1_300, IsPaid: true }
  const issued = { certificateno: 'TR-2083-000001', issued: '2026-11-21T05:00:00Z' }
  const shown = async (facts: object, options = {}) => {
    own = [request(facts)]
    draw(<CertificatesPage />, { path: '/certificates?tab=applied', ...options })
    const [card] = await listed('My certificates')
    return wordsOf(card)
  }

  it('are to be paid first', async () => {
    const text = await shown({})
    expect(text).toContain('Urgent · 2 copies · Visa application')
    expect(text).toContain('Pay the fee')
    expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeDefined()
  })

  it('are with the office once they are paid', async () => {
    expect(await shown(paid)).toContain('Records being checked')
  })

  it('say their number once they are signed, and can be downloaded', async () => {
    const text = await shown({ ...paid, ...issued, DocStatus: { id: 'AP' }, form_ready: true })
    expect(text).toMatch(/Checked.*Signed\s?TR-2083-000001/)
    expect(screen.getByRole('button', { name: /^Download certificate/ })).toBeDefined()
  })

  it('wait on their student once they are ready', async () => {
    const ready = { ...paid, ...issued, DocStatus: { id: 'AP' }, ready: '2026-11-21T06:00:00Z' }
    expect(await shown(ready)).toContain('at the university’s office')
  })

  it('end with the way in which they were handed over', async () => {
    const handed = { ready: '2026-11-21T06:00:00Z', handed: '2026-11-22T05:00:00Z' }
    const facts = { ...paid, ...issued, ...handed, handed_how: { id: 'POSTED' } }
    expect(await shown({ ...facts, DocStatus: { id: 'CO' } })).toContain('Posted')
  })
})
