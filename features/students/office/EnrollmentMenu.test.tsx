import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { StudentFile } from '../wire/student-file.ts'
import { EnrollmentMenu } from './EnrollmentMenu.tsx'
import { SectionTable } from './SectionTable.tsx'

const dropOut = 'POST /api/v1/processes/enrollment_drop_out'
const passOut = 'POST /api/v1/processes/enrollment_pass_out'
const file: StudentFile = {
  id: 11,
  name: 'Binod Thapa',
  nepaliName: 'विनोद थापा',
  about: [],
  profile: [],
  waiting: [],
  moments: [],
  sections: [],
  documents: [],
  portrait: null,
  enrollments: [{ id: 31, program: 'B.Tech CS & AI', rollNumber: '2082-CSAI-001' }],
  isErasable: false,
  notes: null,
}

let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('registrar')
  network = fakeNetwork()
})

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
const choose = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Enrollment' }))
  press(name)
}

describe('the enrollment menu', () => {
  it('ends an enrollment once, after explaining the consequence, and shows the result', async () => {
    network.on(dropOut, () => ({ body: { isError: false, summary: 'Ended' } }))
    draw(<EnrollmentMenu file={file} />)
    choose('Mark as dropped out')
    expect(dialog().getByText(/cannot be taken back here/)).toBeDefined()
    expect(network.left).toEqual([])
    press('Mark as dropped out')
    await screen.findByText('The enrollment has ended. The student is notified.')
    expect(network.left.map(({ body }) => body)).toEqual([{ n_program_enroll_ID: 31 }])
  })

  it('whose answer is lost is asked again under the same key, never a second time', async () => {
    network.on(dropOut, () => null)
    draw(<EnrollmentMenu file={file} />)
    choose('Mark as dropped out')
    press('Mark as dropped out')
    const again = await screen.findByRole('button', { name: 'Ask again' })
    network.on(dropOut, () => ({ body: { isError: false, summary: 'Ended' } }))
    fireEvent.click(again)
    await screen.findByText('The enrollment has ended. The student is notified.')
    expect(new Set(network.left.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it('says whose credits are missing, and stays open', async () => {
    const summary = 'Binod Thapa: 17 of 120 credits'
    network.on(passOut, () => ({
      body: { isError: true, code: 'rule/nobody-passed-out', summary },
    }))
    draw(<EnrollmentMenu file={file} />)
    choose('Mark as passed out')
    press('Mark as passed out')
    await dialog().findByText(summary)
  })

  it('is absent where the role ends none', () => {
    draw(<EnrollmentMenu file={{ ...file, enrollments: [] }} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('payments lead to the statement of the account, and a receipt number is not torn', () => {
  const section: StudentFile['sections'][number] = {
    id: 'payments',
    name: { en: 'Payments', ne: 'भुक्तानी' },
    columns: ['Receipt', 'For'].map((en) => ({ name: { en, ne: en }, isAmount: false })),
    rows: [{ id: 1, cells: ['2083-84-R-000012', 'Exam fee 2083'], tone: null }],
    total: 1,
  }
  draw(<SectionTable section={section} statement />, { path: '/students/11?name=binod' })
  expect(screen.getByRole('link', { name: 'Statement' }).getAttribute('href')).toBe(
    '/students/11?name=binod&part=ledger',
  )
  expect(screen.getByText('2083-84-R-000012').className).toContain('whitespace-nowrap')
  expect(screen.getByText('Exam fee 2083').className).not.toContain('whitespace-nowrap')
})
