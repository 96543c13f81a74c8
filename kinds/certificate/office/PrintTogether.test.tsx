import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { CertificatePrintPlan } from '../wire/print-plan.ts'
import type { OpenCertificate } from '../wire/processes.ts'
import { CertificatesDeskPage } from './CertificatesDeskPage.tsx'

const open = (id: number, name: string): OpenCertificate => ({
  n_certificate_reg_ID: id,
  student: { en: name, ne: name },
  partnerId: id,
  type: { en: 'Verification letter', ne: 'प्रमाणीकरण पत्र' },
  copies: 2,
  purpose: 'Visa application',
  isUrgent: false,
  byTwo: false,
  asked: '2026-11-20T05:00:00Z',
  number: '',
  isReady: false,
  proposedBy: null,
})
const certificates = [open(41, 'Sita Rai'), open(42, 'Gita Rai'), open(43, 'Hari Oli')]
const planned = { type: certificates[0]?.type ?? { en: '', ne: '' }, copies: 2, number: '' }
const plan: CertificatePrintPlan = {
  id: 9,
  pages: 2,
  issues: 1,
  certificates: [
    {
      ...planned,
      n_certificate_reg_ID: 41,
      student: { en: 'Sita Rai', ne: '' },
      step: 'issue',
      why: null,
    },
    {
      ...planned,
      n_certificate_reg_ID: 43,
      student: { en: 'Hari Oli', ne: '' },
      step: null,
      why: { en: 'The student owes fees.', ne: 'शुल्क बाँकी छ।' },
    },
  ],
}
const slug = (name: string) => `POST /api/v1/processes/${name}` as const

function atTheDesk() {
  sitAtDesk('registrar')
  const network = fakeNetwork()
  network.on(slug('certificates_open'), () => ({ body: { data: { certificates } } }))
  network.on(slug('certificate_print_plan'), () => ({
    body: { isError: false, summary: '2 pages to print', data: { plan } },
  }))
  return {
    network,
    sent: (name: string) =>
      network.left.filter(({ path }) => path.endsWith(name)).map(({ body }) => body),
  }
}

describe('several certificates', () => {
  it('are chosen, shown as a plan and printed together, once', async () => {
    const { network, sent } = atTheDesk()
    network.on(slug('certificate_print_together'), () => ({
      body: { isError: false, summary: 'Drawn.', data: { bulk_print_ID: 3, pages: 2 } },
    }))
    draw(<CertificatesDeskPage />)
    fireEvent.click(await screen.findByLabelText('Choose Sita Rai'))
    fireEvent.click(screen.getByLabelText('Choose Hari Oli'))
    fireEvent.click(screen.getByRole('button', { name: 'Print 2 together' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent('certificate_print_plan')).toEqual([{ certificates: [41, 43] }])
    for (const text of [
      '1 gets its number now.',
      'Issue and print',
      'Left out: The student owes fees.',
    ])
      expect(dialog.getByText(text)).toBeDefined()
    const print = dialog.getByRole('button', { name: /^Print 2.pages$/ })
    for (let press = 0; press < 3; press++) fireEvent.click(print)
    await expect.poll(() => screen.queryByRole('checkbox', { checked: true })).toBeNull()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sent('certificate_print_together')).toEqual([{ certificate_print_plan_ID: 9 }])
    expect(screen.queryByRole('button', { name: /together/ })).toBeNull()
  })

  it('are all chosen at once, and none again', async () => {
    atTheDesk()
    draw(<CertificatesDeskPage />)
    fireEvent.click(await screen.findByLabelText('Choose all'))
    expect(screen.getByRole('button', { name: 'Print 3 together' })).toBeDefined()
    fireEvent.click(screen.getByLabelText('Choose all'))
    expect(screen.queryByRole('button', { name: /together/ })).toBeNull()
  })

  it('say why a plan was refused, and leave it open', async () => {
    const { network } = atTheDesk()
    const summary = 'Nothing was printed.'
    network.on(slug('certificate_print_together'), () => ({
      body: { isError: true, code: 'rule/plan-void', summary },
    }))
    draw(<CertificatesDeskPage />)
    fireEvent.click(await screen.findByLabelText('Choose Sita Rai'))
    fireEvent.click(screen.getByRole('button', { name: 'Print 1 together' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Print 2.pages$/ }))
    expect(await screen.findByText(summary)).toBeDefined()
  })
})
