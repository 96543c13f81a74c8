import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { NothingSent } from '#features/applying/portal/send/use-applying.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { openingFromWire } from '../wire/program-opening.ts'
import { OpenProgramsTab } from './OpenProgramsTab.tsx'
import type { ProgramScreen } from './program-screen.ts'

const words = (en: string) => ({ en, ne: en })
const names = ['open-tab', 'apply-by', 'name', 'fees', 'select-courses', 'apply-done'] as const
const failures = ['apply-failed', 'opening-gone'] as const
const enroll = vi.fn<ProgramScreen['enroll']>()
const program = {
  kind: 'admission',
  path: '/admission',
  paymentType: 'ADMISSION',
  texts: Object.fromEntries([...names, ...failures].map((name) => [name, words(name)])),
  enroll,
} as unknown as ProgramScreen

const course = (id: number, name: string, course_type: string) => ({
  id: 100 + id,
  n_course_ID: { id, identifier: `CS${id}_${name}`, Name: name },
  course_type: { id: course_type },
  CREDIT_HOUR: 3,
})
const record = {
  id: 7,
  Name: 'B.Tech CS & AI Admission 2083',
  DateFrom: '2026-11-10',
  DateTo: '2026-12-01',
  admissionfee: 5_000,
  min_credit: 6,
  n_batch_course: [course(1, 'Mathematics I', 'CO'), course(2, 'Statistics', 'EL')],
}
const read = 'GET /api/v1/models/n_program_cregopen/7'
const apply = 'POST /api/v1/models/n_program_creg'
const onApplied = vi.fn<(id: number | null) => void>()
let network: FakeNetwork

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  onApplied.mockReset()
  enroll.mockReset().mockResolvedValue({ enrollmentId: 3 })
  network = fakeNetwork()
  network.on('GET /api/v1/models/n_program_creg', () => ({ body: { records: [] } }))
  network.on(read, () => ({ body: record }))
  network.on(apply, () => ({ status: 201, body: { id: 31 } }))
})

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = () =>
  network.left.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/models/'))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

/** The list as it was read before, without courses; then its button. */
async function pressApply() {
  const opening = openingFromWire({ ...record, n_batch_course: [] })
  if (opening === null) throw new Error('It has an id')
  const button = { label: words('Apply'), action: 'apply' } as const
  const row = { opening, closes: opening.window.to, button, reason: null, whyNot: null }
  draw(<OpenProgramsTab screen={program} rows={[row]} empty={null} onApplied={onApplied} />)
  await press(/^Apply, /)
}

describe('choosing courses and applying', () => {
  it('reads the opening again, has what is compulsory chosen, and sends what was chosen', async () => {
    await pressApply()
    expect((await box(/Mathematics I/)).checked).toBe(true)
    fireEvent.click(await box(/Statistics/))
    await press('Confirm')
    await waitFor(() => expect(onApplied).toHaveBeenCalledExactlyOnceWith(31))
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toMatchObject({
      n_program_cregopen_ID: 7,
      n_program_enroll_ID: 3,
      n_program_cregdetails: [{ n_course_ID: 1 }, { n_course_ID: 2 }],
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what is missing of the credits, and sends nothing', async () => {
    await pressApply()
    await box(/Mathematics I/)
    await press('Confirm')
    expect(screen.getByText('Please select at least 6 credits.')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('draws the rows once it is known what the student has, so that no row moves under a finger', async () => {
    const n_prerequisite_ID = { id: 9, identifier: 'Physics I' }
    const needing = { ...course(3, 'Physics II', 'EL'), n_prerequisite_ID }
    network.on(read, () => ({ body: { ...record, n_batch_course: [needing] } }))
    const held = deferred<{ body: unknown }>()
    network.on('GET /api/v1/models/n_program_creg', () => held.promise)
    await pressApply()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await act(async () => held.resolve({ body: { records: [] } }))
    expect(await screen.findByText(/Needs? .*Physics I/)).toBeDefined()
  })

  it('keeps what was chosen on the device when it is left, and has it again', async () => {
    await pressApply()
    fireEvent.click(await box(/Statistics/))
    await press('Cancel')
    await press(/^Apply, /)
    expect((await box(/Statistics/)).checked).toBe(true)
  })

  it('says why the server refuses, and can be sent again', async () => {
    network.on(apply, () => ({ status: 409, body: { detail: 'Statistics has no seats left.' } }))
    await pressApply()
    fireEvent.click(await box(/Statistics/))
    await press('Confirm')
    expect(await screen.findByText('Statistics has no seats left.')).toBeDefined()
    expect(onApplied).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Confirm' }).hasAttribute('disabled')).toBe(false)
  })

  it('says why there is no place beside which it could stand, and sends nothing', async () => {
    enroll.mockRejectedValue(new NothingSent(words('No enrollment could be made.')))
    await pressApply()
    fireEvent.click(await box(/Statistics/))
    await press('Confirm')
    expect(await screen.findByText('No enrollment could be made.')).toBeDefined()
    expect(sent()).toEqual([])
  })
})

describe('an opening that cannot be read', () => {
  it('is gone: the dialog says so', async () => {
    network.on(read, () => ({ status: 404, body: {} }))
    await pressApply()
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('opening-gone')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('is asked for again after a bad line', async () => {
    network.on(read, () => null)
    await pressApply()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(read, () => ({ body: record }))
    await act(async () => fireEvent.click(again))
    expect(await box(/Mathematics I/)).toBeDefined()
  })

  it('without its courses is applied for all the same: the server adds the compulsory ones', async () => {
    network.on(read, () => ({ status: 500, body: {} }))
    await pressApply()
    await waitFor(() => expect(onApplied).toHaveBeenCalledExactlyOnceWith(31))
    expect(sent()[0]?.body).toMatchObject({ n_program_cregdetails: [] })
  })

  it('and refused for its courses, lets them be chosen when they can be read again', async () => {
    network.on(read, () => ({ status: 500, body: {} }))
    const detail = 'Please select at least 17 credits.'
    network.on(apply, () => ({ status: 422, body: { detail } }))
    await pressApply()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(wordsOf(document.body)).toContain(detail)
    network.on(read, () => ({ body: record }))
    await act(async () => fireEvent.click(again))
    expect(await box(/Mathematics I/)).toBeDefined()
    expect(sent()).toHaveLength(1)
  })
})
