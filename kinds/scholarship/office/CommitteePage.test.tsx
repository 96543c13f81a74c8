import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { RankedApplicant, Ranking } from '../wire/committee.ts'
import { CommitteePage } from './CommitteePage.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const sita: RankedApplicant = {
  n_scholarship_reg_ID: 21,
  Name: 'Sita Rai',
  regrollno: '2082-CSAI-001',
  DocStatus: 'AP',
  quotas: 'Open',
  cgpa: 3.4,
  attendance: 88,
  criteria: [{ criterion: 'cgpa', fit: 'met' }],
  score: null,
  scores: [],
  awarded: null,
  proposal: null,
}
const proposed = {
  ...sita,
  proposal: { n_proposal_ID: 31, by: 'Om Thapa', isOwn: false, amount: 15_000, reason: 'Best' },
}
const ranking: Ranking = {
  name: { en: 'Merit 2083', ne: 'योग्यता २०८३' },
  amount: 15_000,
  seats: 1,
  awarded: 0,
  isMember: true,
  members: [{ AD_User_ID: 1_000_021, name: 'Mina Rai' }],
  staff: [
    { AD_User_ID: 1_000_021, name: 'Mina Rai' },
    { AD_User_ID: 32, name: 'Dawa Sherpa' },
  ],
  applicants: [sita],
}

let network: FakeNetwork
let now: Ranking
beforeEach(() => {
  sitAtDesk('exam-office')
  now = ranking
  network = fakeNetwork()
  network.on(process('scholarship_ranking'), () => ({ body: { data: now } }))
})

const sent = (slug: string) =>
  network.left.filter(({ path }) => path.endsWith(`/${slug}`)).map(({ body }) => body)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const drawn = async () => {
  draw(<CommitteePage openingId={3} />)
  await screen.findByRole('heading', { level: 1, name: 'Merit 2083' })
}

describe('a committee’s list', () => {
  it('is shown as empty, but not when it could not be read', async () => {
    now = { ...ranking, applicants: [] }
    await drawn()
    expect(screen.getByText('No applications yet')).toBeDefined()
    network.on(process('scholarship_ranking'), () => ({ status: 503, body: {} }))
    draw(<CommitteePage openingId={4} />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getAllByText('No applications yet')).toHaveLength(1)
  })

  it('is decided by its members alone', async () => {
    now = { ...ranking, isMember: false, applicants: [proposed] }
    await drawn()
    expect(
      screen.getByText('Rs. 15,000 proposed by Om Thapa: Best', { exact: false }),
    ).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps a score that is refused as it was typed', async () => {
    network.on(process('scholarship_score'), () => ({
      body: { isError: true, code: 'rule/score-wrong', summary: 'A score is between 0 and 100.' },
    }))
    await drawn()
    press('Score')
    type('Score, out of 100', '101')
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('A score is between 0 and 100.')
    expect(dialog().getByLabelText<HTMLInputElement>('Score, out of 100').value).toBe('101')
    expect(sent('scholarship_score')).toEqual([{ n_scholarship_reg_ID: 21, score: '101' }])
  })

  it('proposes an award once, with the amount of the scholarship as default', async () => {
    let answer: (reply: { body: object }) => void = () => {}
    network.on(process('scholarship_award'), () => new Promise((resolve) => (answer = resolve)))
    await drawn()
    press('Award')
    type('Reason', 'Best of all')
    for (let time = 0; time < 3; time++)
      fireEvent.click(dialog().getByRole('button', { name: 'Propose the award' }))
    const command = { n_scholarship_reg_ID: 21, amount: 15_000, reason: 'Best of all' }
    await waitFor(() => expect(sent('scholarship_award')).toEqual([command]))
    now = {
      ...ranking,
      applicants: [{ ...proposed, proposal: { ...proposed.proposal, isOwn: true } }],
    }
    answer({ body: { isError: false } })
    await screen.findByText('Another member confirms it.')
    expect(screen.queryByRole('button', { name: 'Confirm the award' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
  })

  it('confirms an award that another member proposed, and offers to ask again when the answer is lost', async () => {
    now = { ...ranking, applicants: [proposed] }
    network.on(process('proposal_confirm'), () => null)
    await drawn()
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm the award' })
    expect(confirm.disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Your one-time code'), { target: { value: '123456' } })
    press('Confirm the award')
    const again = await screen.findByRole('button', { name: 'Ask again' })
    network.on(process('proposal_confirm'), () => {
      now = {
        ...ranking,
        awarded: 1,
        applicants: [{ ...sita, DocStatus: 'CO', awarded: 15_000 }],
      }
      return { body: { isError: false } }
    })
    fireEvent.click(again)
    await screen.findByText(/^Awarded Rs/)
    expect(screen.queryByRole('button', { name: 'Score' })).toBeNull()
  })

  it('is staffed by the registrar, who cannot add a member twice', async () => {
    sitAtDesk('registrar')
    network.on(process('scholarship_member'), () => ({ body: { isError: false } }))
    await drawn()
    const names = within(screen.getByLabelText('Account')).getAllByRole('option')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Choose …', 'Dawa Sherpa'])
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the committee' })
    expect(add.disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: '32' } })
    fireEvent.click(add)
    await waitFor(() =>
      expect(sent('scholarship_member')).toEqual([
        { n_scholarship_open_ID: 3, AD_User_ID: 32, is_member: true },
      ]),
    )
    press('Remove Mina Rai from the committee')
    await waitFor(() => expect(sent('scholarship_member')).toHaveLength(2))
  })
})
