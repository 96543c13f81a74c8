import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraftsExcept } from '#platform/browser/storage/drafts.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { GeneralPageWithCorrections } from '#features/corrections/portal/GeneralPageWithCorrections.tsx'

const path = '/api/v1/models/c_bpartner/1000011'
const corrections = 'GET /api/v1/models/n_correction'
const send = 'POST /nou/profile/correction'
const filled = {
  id: 1_000_011,
  Name: 'Sita Shrestha',
  name_nepali: 'सीता श्रेष्ठ',
  gender: { id: 'female', identifier: 'Female' },
  dob_ad: '2005-03-14',
  father_name: 'Ram',
  mother_name: 'Gita',
  Phone2: '9841000001',
  grand_father_name: 'Hari',
  grand_mother_name: 'Maya',
  marital_status: 'single',
  cast_ethinicity: 'Newar',
  religion: 'Hindu',
  nationality: 'Nepali',
  mother_tongue: 'Newari',
  citizen_no: '12-01-70-04321',
}
const proposal = (id: number, more: object = {}) => ({
  id,
  field_name: 'Name',
  old_value: 'Sita Shrestha',
  new_value: 'Sita Kumari Shrestha',
  state: 'proposed',
  reason: '',
  basis: '',
  Created: '2026-11-20T10:00:00+05:45',
  ...more,
})

let network: FakeNetwork
let profile: object
let proposals: readonly object[]

beforeEach(() => {
  signInSita()
  profile = filled
  proposals = []
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  network = fakeNetwork()
  network.on(`GET ${path}`, () => ({ body: profile }))
  network.on(`PUT ${path}`, () => ({ body: {} }))
  network.on(corrections, () => ({ body: { records: proposals } }))
  network.on(send, () => ({ body: { n_correction_ID: 9 } }))
})
afterEach(() => clearDraftsExcept(null))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const sent = (method: string) => network.left.filter((each) => each.method === method)

async function shown() {
  draw(<GeneralPageWithCorrections />, { path: '/profile/general' })
  await screen.findByLabelText("Father's Name")
}

describe('the general part of a profile', () => {
  it('shows what is stored, the citizenship number as its district alone', async () => {
    await shown()
    expect(field("Father's Name").value).toBe('Ram')
    expect(field('Citizenship No.').value).toBe('12-01-•••••')
    expect(field('Citizenship No.').readOnly).toBe(true)
    await press('Show, Citizenship No.')
    expect(field('Citizenship No.').value).toBe('12-01-70-04321')
    expect(field('Citizenship No.').readOnly).toBe(false)
    await press('Hide, Citizenship No.')
    expect(field('Citizenship No.').value).toBe('12-01-•••••')
  })

  it('sends what was changed once, tidied, under the names of the record', async () => {
    await shown()
    set("Father's Name", '  Ram   Bahadur ')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    expect(sent('PUT')[0]?.body).toMatchObject({
      father_name: 'Ram Bahadur',
      mother_name: 'Gita',
      maritial_status: 'single',
      citizen_no: '12-01-70-04321',
    })
  })

  it('is single where nothing was chosen', async () => {
    profile = { ...filled, marital_status: '' }
    await shown()
    expect(field('Marital Status').value).toBe('single')
  })

  it('sends nothing while something is missing, and names all of it', async () => {
    profile = { ...filled, father_name: '', religion: '' }
    await shown()
    await press('Save')
    const summary = screen.getByRole('alert')
    expect(wordsOf(summary)).toContain("Please fill all required fields: Father's Name, Religion")
    expect(wordsOf(summary)).toContain('Please fix 2 things')
    expect(document.activeElement).toBe(summary)
    expect(sent('PUT')).toEqual([])
    fireEvent.click(within(summary).getByRole('link', { name: 'Religion is required' }))
    expect(document.activeElement).toBe(field('Religion'))
  })

  it.each([
    ["Guardian's Phone", '98410', /valid 10-digit mobile number/],
    ['Citizenship No.', 'abc', /as on the card/],
    ['Ethnicity', 'x'.repeat(121), /at most 120 characters/],
  ])('refuses a wrong %s with what it should be', async (label, value, sentence) => {
    profile = { ...filled, citizen_no: '' }
    await shown()
    set('Citizenship No.', '12-01-70-04321')
    set(label === 'Ethnicity' ? 'Caste/Ethnicity' : label, value)
    await press('Save')
    expect(wordsOf(screen.getByRole('alert'))).toMatch(sentence)
    expect(sent('PUT')).toEqual([])
  })

  it('keeps what is typed when the server refuses, and says its sentence', async () => {
    network.on(`PUT ${path}`, () => ({
      status: 400,
      body: { title: 'x', detail: 'The guardian number is not reachable.' },
    }))
    await shown()
    set('Religion', 'Buddhist')
    await press('Save')
    await waitFor(() => expect(wordsOf(screen.getByRole('alert'))).toMatch(/not reachable/))
    expect(field('Religion').value).toBe('Buddhist')
  })

  it('that is complete keeps its citizenship number out of what is sent', async () => {
    profile = { ...filled, CompletedRegistration: true }
    await shown()
    await press('Show, Citizenship No.')
    expect(field('Citizenship No.').readOnly).toBe(true)
    set('Religion', 'Buddhist')
    await press('Save')
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    expect(sent('PUT')[0]?.body).not.toHaveProperty('citizen_no')
  })
})

describe('proposals of a correction', () => {
  const dialog = () => within(screen.getByRole('dialog'))
  const opened = async () => {
    await shown()
    await screen.findByText('Something wrong?')
    const [first] = screen.getAllByRole('button', { name: 'Propose a correction' })
    fireEvent.click(first ?? document.body)
    await screen.findByLabelText('What is wrong')
  }
  const proof = () => new File(['%PDF-1.7 card'], 'card.pdf', { type: 'application/pdf' })
  const choose = (file: File) =>
    act(async () => {
      const input = document.querySelector('input[type=file]') as HTMLInputElement
      fireEvent.change(input, { target: { files: [file] } })
    })
  const submit = () =>
    act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Send correction' })))

  it('are listed with what became of them, also one that cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    proposals = [
      proposal(1),
      proposal(2, { state: 'returned', reason: 'The card cannot be read.' }),
      proposal(3, { state: 'accepted', basis: 'Citizenship card seen' }),
      { id: 4, field_name: 'unknown', state: 'proposed' },
    ]
    await shown()
    await screen.findByText('With the university')
    const rows = [
      ...screen.getByRole('heading', { name: 'Corrections' }).parentElement!.querySelectorAll('li'),
    ]
    expect(rows).toHaveLength(4)
    expect(wordsOf(rows[0])).toContain('Sita Kumari Shrestha · 4 Mangsir 2083')
    expect(wordsOf(rows[1])).toContain('The card cannot be read.')
    expect(wordsOf(rows[2])).toContain('Corrected by the university: Citizenship card seen')
    expect(wordsOf(rows[3])).toBe('This entry could not be read (4)')
  })

  it('that could not be read are not called none, and are asked for again', async () => {
    network.on(corrections, () => ({ status: 500, body: {} }))
    await shown()
    const again = await screen.findByRole('button', { name: 'Try again' })
    proposals = [proposal(1)]
    network.on(corrections, () => ({ body: { records: proposals } }))
    fireEvent.click(again)
    await screen.findByText('With the university')
  })

  it('say what stands there now, and what is wrong before anything leaves', async () => {
    await opened()
    expect(wordsOf(dialog().getByLabelText('What is wrong').closest('div'))).toContain(
      'Now: Sita Shrestha',
    )
    await submit()
    expect(dialog().getByText('Enter the correct value')).toBeDefined()
    fireEvent.change(dialog().getByLabelText('Correct value'), {
      target: { value: 'Sita Shrestha' },
    })
    await submit()
    expect(dialog().getByText('This is already the saved value')).toBeDefined()
    fireEvent.change(dialog().getByLabelText('Correct value'), { target: { value: 'Sita Rai' } })
    await submit()
    expect(dialog().getByText('Add a proof file')).toBeDefined()
    expect(sent('POST')).toEqual([])
  })

  it('leave once, with the proof, and are then listed', async () => {
    await opened()
    fireEvent.change(dialog().getByLabelText('Correct value'), { target: { value: ' Sita  Rai ' } })
    await choose(proof())
    proposals = [proposal(1, { new_value: 'Sita Rai' })]
    await submit()
    await screen.findByText('With the university')
    expect(sent('POST').map(({ path: to, body }) => [to, body])).toEqual([
      [
        '/nou/profile/correction',
        {
          field: 'Name',
          value: ' Sita  Rai ',
          prooffilename: 'card.pdf',
          prooffile: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
        },
      ],
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of what waits already are not sent a second time', async () => {
    proposals = [proposal(1)]
    await opened()
    fireEvent.change(dialog().getByLabelText('Correct value'), { target: { value: 'Sita Rai' } })
    await choose(proof())
    await submit()
    expect(dialog().getByText('The university already has a correction of this.')).toBeDefined()
    expect(sent('POST')).toEqual([])
  })

  it('that the server refuses stay in the dialog with its sentence', async () => {
    network.on(send, () => ({
      status: 409,
      body: {
        title: 'x',
        status: 409,
        code: 'rule/already-proposed',
        detail: 'The university already has a correction of this.',
      },
    }))
    await opened()
    fireEvent.change(dialog().getByLabelText('Correct value'), { target: { value: 'Sita Rai' } })
    await choose(proof())
    await submit()
    await waitFor(() => expect(dialog().getByRole('alert')).toBeDefined())
    expect(wordsOf(dialog().getByRole('alert'))).toMatch(/^The university already has a correction/)
    expect(dialog().getByLabelText<HTMLInputElement>('Correct value').value).toBe('Sita Rai')
  })

  it('of another field start again, and a citizenship number is offered once it is locked', async () => {
    await opened()
    const options = () =>
      [...dialog().getByLabelText<HTMLSelectElement>('What is wrong').options].map(
        ({ text }) => text,
      )
    expect(options()).toEqual(['Full name', 'Nepali name', 'Date of birth', 'Gender'])
    fireEvent.change(dialog().getByLabelText('Correct value'), { target: { value: 'Sita Rai' } })
    fireEvent.change(dialog().getByLabelText('What is wrong'), { target: { value: 'gender' } })
    expect(dialog().getByLabelText<HTMLSelectElement>('Correct value').value).toBe('')
  })

  it('are shown in Nepali too', async () => {
    language.set('ne')
    proposals = [proposal(1, { state: 'returned', reason: 'पढिएन' })]
    draw(<GeneralPageWithCorrections />, { path: '/profile/general' })
    await screen.findByText('फिर्ता')
    expect(screen.getByText('पढिएन')).toBeDefined()
  })
})
