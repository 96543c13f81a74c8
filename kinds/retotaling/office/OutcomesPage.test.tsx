import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { OpenOutcome } from '../wire/outcome-list.ts'
import { OutcomesPage } from './OutcomesPage.tsx'

const list = 'POST /api/v1/processes/retotaling_outcomes_open'
const propose = 'POST /api/v1/processes/retotaling_outcome'
const open: OpenOutcome = {
  n_exam_rtdetails_ID: 61,
  erollno: '2083-0001',
  name: 'Sita Rai',
  exam: { en: 'Semester II Regular 2083', ne: 'दोस्रो सेमेस्टर नियमित २०८३' },
  code: 'CSC151',
  course: { en: 'Object-Oriented Programming', ne: 'वस्तुमुखी प्रोग्रामिङ' },
  description: 'Question 5 was not added up.',
  mark: 28,
  full: 60,
  isOwing: false,
  proposal: null,
}
const proposed = { ...open, n_exam_rtdetails_ID: 62, proposal: { by: 'Om Thapa', isOwn: false } }
const owing = { ...open, n_exam_rtdetails_ID: 63, isOwing: true }

describe('outcomes of retotaling', () => {
  it('are loading, none, not read, and there with what stands in the way of each', async () => {
    await expectListStates({
      page: () => <OutcomesPage />,
      request: list,
      data: (outcomes) => ({ outcomes }),
      none: 'No retotaling waits for its outcome',
      rows: [open, proposed, owing],
      names: ['Proposed by Om Thapa, waits for a second person', 'The fee is not paid yet'],
    })
    expect(screen.getAllByRole('button', { name: 'Enter outcome' })).toHaveLength(1)
  })

  it('are read by the registrar, who enters none', async () => {
    sitAtDesk('registrar')
    fakeNetwork().on(list, () => ({ body: { data: { outcomes: [open] } } }))
    draw(<OutcomesPage />)
    await screen.findByText('28 of 60')
    expect(screen.queryByRole('button', { name: 'Enter outcome' })).toBeNull()
  })

  it('keep what was typed when the server refuses it, and are sent once however often pressed', async () => {
    sitAtDesk('exam-office')
    const network = fakeNetwork()
    let outcomes: readonly OpenOutcome[] = [open]
    network.on(list, () => ({ body: { data: { outcomes } } }))
    network.on(propose, () => ({
      body: { isError: true, code: 'rule/above-full', summary: '61 is above the full marks 60.' },
    }))
    draw(<OutcomesPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Enter outcome' }))
    const dialog = within(screen.getByRole('dialog'))
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    type('Mark found, final examination', ' 61 ')
    type('What was found', 'Question 5 was left out')
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await dialog.findByText('61 is above the full marks 60.')
    const mark = dialog.getByLabelText<HTMLInputElement>('Mark found, final examination')
    expect(mark.value).toBe('61')
    let answer: (reply: { body: object }) => void = () => {}
    network.on(propose, () => new Promise((resolve) => (answer = resolve)))
    type('Mark found, final examination', '36')
    for (let press = 0; press < 3; press++)
      fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    const sent = () => network.left.filter(({ path }) => path.endsWith('retotaling_outcome'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    outcomes = [proposed]
    answer({ body: { isError: false } })
    await screen.findByText('Proposed by Om Thapa, waits for a second person')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent().map(({ body }) => body)).toEqual([
      { n_exam_rtdetails_ID: 61, external: '61', reason: 'Question 5 was left out' },
      { n_exam_rtdetails_ID: 61, external: '36', reason: 'Question 5 was left out' },
    ])
  })
})
