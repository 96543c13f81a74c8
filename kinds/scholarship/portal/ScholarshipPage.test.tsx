import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { quotasOnWire, quotasRequest } from '#features/applying/testing/quotas-on-wire.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ScholarshipPage } from './ScholarshipPage.tsx'

const openList = 'GET /api/v1/models/n_scholarship_open'
const appliedList = 'GET /api/v1/models/n_scholarship_reg'
const enrollmentList = 'GET /api/v1/models/n_program_enroll'
const apply = 'POST /api/v1/models/n_scholarship_reg'
const place = { n_program_ID: { id: 5, identifier: 'B.Tech' } }
const opening = (id: number, Name: string, facts: object = {}) => ({
  id,
  Name,
  ...place,
  DateFrom: '2026-11-01',
  DateTo: '2026-12-06',
  Amount: 15_000,
  ...facts,
})
const openings = [
  opening(31, 'Need-based 2083', { DateTo: '2026-12-20' }),
  opening(32, 'Merit 2083', { least_cgpa: 3.6 }),
  opening(33, 'Later 2083', { DateFrom: '2026-12-01', DateTo: '2026-12-25' }),
]
const application = (id: number, facts: object = {}) => ({
  id,
  n_scholarship_open_ID: { id: 32, identifier: 'Merit 2083' },
  Created: '2026-11-21T05:00:00Z',
  Amount: 15_000,
  DocStatus: { id: 'DR' },
  ...facts,
})

let network: FakeNetwork
let applied: readonly object[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  applied = []
  network = fakeNetwork()
  network.on(quotasRequest, () => ({ body: quotasOnWire }))
  network.on('GET /api/v1/models/c_bpartner/1000011', () => ({
    body: { id: 1_000_011, Name: 'Sita', CompletedRegistration: true },
  }))
  network.on(enrollmentList, () => ({
    body: { records: [{ id: 9, urollstatus: true, ...place }] },
  }))
  network.on(openList, () => ({ body: { records: openings } }))
  for (const each of openings)
    network.on(`GET /api/v1/models/n_scholarship_open/${each.id}`, () => ({ body: each }))
  network.on(appliedList, () => ({ body: { records: applied } }))
})

const cards = async () =>
  within(await screen.findByRole('list', { name: /Scholarships$/ })).getAllByRole('listitem')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => network.left.filter(({ method, path }) => `${method} ${path}` === apply)
const chooseMerit = async () => {
  draw(<ScholarshipPage />, { path: '/scholarship' })
  const [first] = await cards()
  fireEvent.click(within(first ?? document.body).getByRole('button', { name: /^Apply/ }))
  await screen.findByRole('dialog', { name: 'Apply for Scholarship' })
}

describe('scholarships that are open', () => {
  it('come nearest day first, say what each is meant for, and why one cannot be had yet', async () => {
    draw(<ScholarshipPage />, { path: '/scholarship' })
    const texts = (await cards()).map(wordsOf)
    expect(texts.map((text) => /Merit|Need-based|Later/.exec(text)?.[0])).toEqual([
      'Merit',
      'Need-based',
      'Later',
    ])
    expect(texts[0]).toContain('CGPA 3.60 or more')
    expect(texts[2]).toContain('Applications for this scholarship are not open yet.')
  })

  it('are shown as none where there are none', async () => {
    network.on(openList, () => ({ body: { records: [] } }))
    draw(<ScholarshipPage />, { path: '/scholarship' })
    expect(await screen.findByText('No Open scholarships found')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('are not called none while the enrollment that decides them could not be read', async () => {
    network.on(enrollmentList, () => ({ status: 500, body: {} }))
    draw(<ScholarshipPage />, { path: '/scholarship' })
    expect(await screen.findByText('Failed to fetch program enrollment info')).toBeDefined()
    expect(screen.queryByText('No Open scholarships found')).toBeNull()
    network.on(enrollmentList, () => ({
      body: { records: [{ id: 9, urollstatus: true, ...place }] },
    }))
    press('Try again')
    expect(await cards()).toHaveLength(3)
  })

  it('are not called none while the list itself could not be read', async () => {
    network.on(openList, () => ({ status: 500, body: {} }))
    draw(<ScholarshipPage />, { path: '/scholarship' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(openList, () => ({ body: { records: openings } }))
    fireEvent.click(again)
    expect(await cards()).toHaveLength(3)
  })
})

describe('own scholarships', () => {
  it('are listed without the scholarship they name, and one that cannot be read as such, with its id', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    applied = [application(41, { n_scholarship_open_ID: undefined }), { uid: 'x', Amount: 5 }]
    draw(<ScholarshipPage />, { path: '/scholarship?tab=applied' })
    const list = await screen.findByRole('list', { name: 'Applied Scholarships' })
    expect(wordsOf(list)).toMatch(/Scholarship.*Rs\. 15,000/)
    expect(screen.getByText(/This entry could not be read/).textContent).toContain('(-)')
    expect(logged).toHaveBeenCalledWith('scholarship/applied: cannot read -')
  })
})

describe('applying for a scholarship', () => {
  it('is asked about first, with what the committee looks at; Cancel sends nothing', async () => {
    await chooseMerit()
    const dialog = within(screen.getByRole('dialog'))
    expect(
      dialog.getByText('You may apply in any case; the committee considers this.'),
    ).toBeDefined()
    press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('sends one application under the enrollment and goes to it', async () => {
    network.on(apply, () => {
      applied = [application(41)]
      return { status: 201, body: application(41) }
    })
    await chooseMerit()
    for (let time = 0; time < 3; time++) press('Yes, Apply')
    await waitFor(() => expect(address()).toContain('tab=applied'))
    expect(sent().map(({ body }) => body)).toEqual([
      expect.objectContaining({ n_scholarship_open_ID: 32, n_program_enroll_ID: 9 }),
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('for one that is withdrawn meanwhile says so and sends nothing', async () => {
    await chooseMerit()
    network.on('GET /api/v1/models/n_scholarship_open/32', () => ({ status: 404, body: {} }))
    press('Yes, Apply')
    expect(
      await screen.findByText(/^Could not find details for this scholarship or the data/),
    ).toBeDefined()
    expect(sent()).toEqual([])
  })
})

describe('scholarships that were applied for', () => {
  const shown = async (facts: object) => {
    applied = [application(41, facts)]
    draw(<ScholarshipPage />, { path: '/scholarship?tab=applied' })
    const [card] = await cards()
    return wordsOf(card)
  }

  it('are Pending while they are a draft, and their documents are being checked', async () => {
    const text = await shown({})
    expect(text).toContain('Pending')
    expect(text).toContain('Documents being checked')
    expect(text).not.toContain('Draft')
  })

  it('say what was awarded, and what of it has paid fees', async () => {
    const text = await shown({ DocStatus: { id: 'CO' }, awarded: 12_000, set_off: 2_500 })
    expect(text).toMatch(/Awarded Rs\.\s12,000/u)
    expect(text).toMatch(/Rs\.\s2,500 of it has paid fees/u)
  })

  it('are not loading for ever, nor called none for good, while the enrollment could not be read', async () => {
    network.on(enrollmentList, () => ({ status: 500, body: {} }))
    applied = [application(41)]
    draw(<ScholarshipPage />, { path: '/scholarship?tab=applied' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(enrollmentList, () => ({
      body: { records: [{ id: 9, urollstatus: true, ...place }] },
    }))
    fireEvent.click(again)
    expect(await screen.findByText('Merit 2083')).toBeDefined()
  })

  it('say why nothing was awarded', async () => {
    const text = await shown({ DocStatus: { id: 'CL' }, reason: 'The seats were given by CGPA.' })
    expect(text).toContain('Not awarded')
    expect(text).toContain('The seats were given by CGPA.')
  })
})
