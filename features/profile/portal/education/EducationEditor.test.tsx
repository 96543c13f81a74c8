import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork, type Left } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { profileFromWire } from '#features/profile/wire/profile.ts'
import { EducationEditor } from './EducationEditor.tsx'

const save = 'POST /nou/academic_record/save'
const profile = profileFromWire({ id: 1_000_011, Name: 'Sita' })
if (profile === null) throw new Error('It has an id')
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on(save, () => ({ body: {} }))
  draw(<EducationEditor profile={profile} />)
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } })
const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save record' })))
const choose = (name: string | RegExp, file: File) =>
  act(async () => fireEvent.change(field(name), { target: { files: [file] } }))
const pdf = () => new File(['%PDF-1.7 marks'], 'marks.pdf', { type: 'application/pdf' })
const left = () => network.left.filter(({ path }) => path === '/nou/academic_record/save')
const keyOf = ({ headers }: Left) => headers.get('Idempotency-Key')

async function fillIn() {
  type('Level', '2plus_two')
  type('Board', 'NEB')
  type('Institution', ' Rasuwa Secondary School ')
  type('Major subject', 'Science')
  type('Passed year', '२०८०')
  type('Grading type', 'G')
  type('Obtained marks', '3.4')
  await choose('Marksheet', pdf())
}

describe('adding an education record', () => {
  it('says everything that is missing in one list, and sends nothing', async () => {
    type('Level', '2plus_two')
    await submit()
    const summary = within(screen.getByRole('alert'))
    const missing = summary.getAllByRole('link').map(({ textContent }) => textContent)
    expect(missing).toContain('Board is required')
    expect(missing).toContain('Marksheet file is required')
    expect(missing).not.toContain('Level is required')
    expect(network.left).toEqual([])
  })

  it('says that there is nothing to save when nothing was filled in', async () => {
    const toasted = vi.spyOn(toast, 'error')
    await submit()
    expect(toasted.mock.calls[0]?.[0]).toBe(
      'No education record to save. Please fill in the required fields.',
    )
  })

  it('says out of what the marks are once the grading is chosen', () => {
    type('Grading type', 'P')
    expect(screen.getByText(/100/)).toBeDefined()
  })

  it('refuses a file that is none of a document at once', async () => {
    await choose('Marksheet', new File(['x'], 'marks.exe', { type: 'application/x-msdownload' }))
    expect(field('Marksheet').getAttribute('aria-describedby')).toBe('marksheet-note')
    expect(document.querySelector('#marksheet-note')?.textContent).toMatch(/Invalid file/)
  })

  it('sends the record with its file, and is blank again', async () => {
    const toasted = vi.spyOn(toast, 'success')
    await fillIn()
    await submit()
    await waitFor(() => expect(left()).toHaveLength(1))
    expect(left()[0]?.body).toMatchObject({
      C_BPartner_ID: 1_000_011,
      institution: 'Rasuwa Secondary School',
      level: '2plus_two',
      endYear: '2080',
      fullMarks: '4',
      marksheetfile: expect.stringContaining(btoa('%PDF-1.7 marks')) as string,
    })
    await waitFor(() => expect(field('Institution').value).toBe(''))
    expect(screen.queryByText('marks.pdf')).toBeNull()
    expect(toasted.mock.calls[0]?.[0]).toBe('Education record saved successfully!')
  })

  it('keeps what was filled in when the server refuses, and says why', async () => {
    network.on(save, () => ({ status: 400, body: { detail: 'The year is not possible.' } }))
    await fillIn()
    await submit()
    expect(await screen.findByText('The year is not possible.')).toBeDefined()
    expect(field('Institution').value).toBe(' Rasuwa Secondary School ')
    expect(screen.getByText('marks.pdf')).toBeDefined()
  })

  it('is asked for again by itself when the answer was lost, then by hand, all under one key', async () => {
    network.on(save, () => null)
    await fillIn()
    await submit()
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(save, () => ({ body: {} }))
    await act(async () => fireEvent.click(again))
    await waitFor(() => expect(field('Institution').value).toBe(''))
    const keys = left().map(keyOf)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/./)
  })
})
