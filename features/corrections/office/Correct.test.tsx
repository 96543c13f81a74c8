import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { Correct } from './Correct.tsx'

const send = 'POST /nou/profile/correction/staff'
const record = 'GET /api/v1/models/c_bpartner/11'
const proof = new File(['%PDF-1.4'], 'citizenship.pdf', { type: 'application/pdf' })

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
  network.on(record, () => ({ body: { id: 11, Name: 'Sita Shrestha', father_name: '' } }))
})

async function open() {
  draw(<Correct partnerId={11} readAgain={['file']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^Now: /)
  return dialog
}
type Dialog = Awaited<ReturnType<typeof open>>
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })
const choose = (dialog: Dialog) =>
  fireEvent.change(dialog.getByLabelText(/^The document you have seen/), {
    target: { files: [proof] },
  })
const enter = (dialog: Dialog) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Enter for acceptance' }))
const sent = () => network.left.filter(({ method }) => method === 'POST')

describe('correcting a record at the desk', () => {
  it('sends nothing before value, reason and proof are there, and says what is missing', async () => {
    const dialog = await open()
    enter(dialog)
    expect(dialog.getByText('Enter the correct value')).toBeDefined()
    expect(dialog.getByText('Write why, and which document you have seen')).toBeDefined()
    expect(dialog.getByText('Add a proof file')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('sends the field with its reason and the proof, and says who is waited for', async () => {
    network.on(send, () => ({ body: { Message: 'true', n_correction_ID: 7 } }))
    const dialog = await open()
    expect(dialog.getByText('Now: Sita Shrestha')).toBeDefined()
    type(dialog, 'Correct value', 'Sita Kumari Shrestha')
    type(dialog, 'Why, and what you have seen', 'Citizenship certificate seen')
    choose(dialog)
    await dialog.findByText('citizenship.pdf')
    enter(dialog)
    await screen.findByText(/It waits in the queue of corrections/)
    expect(screen.queryByRole('dialog')).toBeNull()
    const there = screen.getByRole('link', { name: 'Open it in the queue' })
    expect(there.getAttribute('href')).toBe('/queues/corrections/7')
    expect(sent().map(({ body }) => body)).toEqual([
      {
        C_BPartner_ID: 11,
        field: 'Name',
        value: 'Sita Kumari Shrestha',
        basis: 'Citizenship certificate seen',
        prooffilename: 'citizenship.pdf',
        prooffile: btoa('%PDF-1.4'),
      },
    ])
  })

  it('needs no proof for what students write themselves', async () => {
    network.on(send, () => ({ body: { Message: 'true', n_correction_ID: 7 } }))
    const dialog = await open()
    type(dialog, 'What is wrong', 'fatherName')
    await dialog.findByText('Now: -')
    type(dialog, 'Correct value', 'Hari Shrestha')
    type(dialog, 'Why, and what you have seen', 'Misspelt')
    enter(dialog)
    await screen.findByText(/It waits in the queue of corrections/)
    expect(sent()[0]?.body).toMatchObject({ field: 'father_name', prooffile: '' })
  })

  it('keeps everything typed when the server refuses it, and says why', async () => {
    const detail = 'The university already has a correction of this.'
    network.on(send, () => ({ status: 409, body: { code: 'rule/already-proposed', detail } }))
    const dialog = await open()
    type(dialog, 'Correct value', 'Sita Rai')
    type(dialog, 'Why, and what you have seen', 'Seen')
    choose(dialog)
    await dialog.findByText('citizenship.pdf')
    enter(dialog)
    await dialog.findByText(detail)
    expect(dialog.getByDisplayValue('Sita Rai')).toBeDefined()
    expect(dialog.getByDisplayValue('Seen')).toBeDefined()
  })

  it('does not call unread what could not be read: it says so', async () => {
    network.on(record, () => ({ status: 500, body: {} }))
    draw(<Correct partnerId={11} readAgain={['file']} />)
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
    await screen.findByText('The current value could not be read.')
    expect(screen.queryByText('Now: -')).toBeNull()
  })

  it('asks for a day where the field is one, and for one of the genders', async () => {
    const dialog = await open()
    type(dialog, 'What is wrong', 'gender')
    expect(within(dialog.getByLabelText('Correct value')).getAllByRole('option')).toHaveLength(4)
    type(dialog, 'What is wrong', 'birthDate')
    expect(dialog.getByText('A.D.')).toBeDefined()
  })

  it('speaks Nepali', () => {
    language.set('ne')
    draw(<Correct partnerId={11} readAgain={['file']} />)
    expect(screen.getByRole('button', { name: 'सच्याउने' })).toBeDefined()
  })

  it.each(['cashier', 'exam-office', 'librarian'] as const)('is absent for a %s', (role) => {
    sitAtDesk(role)
    draw(<Correct partnerId={11} readAgain={['file']} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
