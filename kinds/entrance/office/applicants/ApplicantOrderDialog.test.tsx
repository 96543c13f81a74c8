import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { ApplicantOfLayout } from '../../wire/applicants.ts'
import { ApplicantOrderDialog } from './ApplicantOrderDialog.tsx'

const applicant: ApplicantOfLayout = {
  n_entrance_reg_ID: 31,
  name: 'Sita Rai',
  erollno: '',
  n_exam_centre_ID: null,
  centre: '',
  specialNeed: false,
  seat: null,
  mayMove: false,
  mayChange: false,
  mayOrder: true,
  withheldFor: null,
  mayWithhold: false,
}

it('corrects the order of an applicant with a reason in both languages', async () => {
  sitAtDesk('exam-office')
  const network = fakeNetwork()
  const program = (id: number, name: string) => ({ id, name, nameNepali: '' })
  const offered = [program(1, 'CS & AI'), program(2, 'Civil')]
  const order = { offered, chosen: [1], mayChange: true, until: null }
  network.on('POST /api/v1/processes/entrance_applicant_order', () => ({
    body: { isError: false, summary: 'Read', data: { order } },
  }))
  network.on('POST /api/v1/processes/entrance_applicant_order_set', () => ({
    body: { isError: false, summary: 'Saved', data: {} },
  }))
  const onDone = vi.fn<() => Promise<void>>(async () => {})
  draw(<ApplicantOrderDialog of={applicant} onDone={onDone} onClose={() => {}} />)
  fireEvent.change(await screen.findByLabelText('Preference 1'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('Choose at least one programme.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Preference 1'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Preference 2'), { target: { value: '1' } })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Reason, in English', 'Asked by letter')
  type('Reason, in Nepali', 'निवेदन')
  fireEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  const sent = network.left.filter(({ path }) => path.endsWith('applicant_order_set'))
  expect(sent.map(({ body }) => body)).toEqual([
    { n_entrance_reg_ID: 31, programs: [2, 1], reason: 'Asked by letter', reason_ne: 'निवेदन' },
  ])
})
