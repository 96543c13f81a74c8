import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { blocks } from '#platform/browser/messages.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { expectListStates } from '#features/desk/office/testing/list-states.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { OpenCertificate } from '../wire/processes.ts'
import { CertificatesDeskPage } from './CertificatesDeskPage.tsx'

const list = 'POST /api/v1/processes/certificates_open'
const open: OpenCertificate = {
  n_certificate_reg_ID: 41,
  student: { en: 'Sita Rai', ne: 'सीता राई' },
  partnerId: 7,
  type: { en: 'Verification letter', ne: 'प्रमाणीकरण पत्र' },
  copies: 2,
  purpose: 'Visa application',
  isUrgent: false,
  byTwo: false,
  asked: '2026-11-20T05:00:00Z',
  number: '',
  isReady: false,
  proposedBy: null,
}
const proposed = { ...open, n_certificate_reg_ID: 42, byTwo: true, proposedBy: 'Om Thapa' }
const issued = { ...open, n_certificate_reg_ID: 43, number: 'VL-2083-000001' }

describe('approved certificates', () => {
  it('are loading, none, not read, and there with the step each waits for', async () => {
    await expectListStates({
      page: () => <CertificatesDeskPage />,
      request: list,
      data: (certificates) => ({ certificates }),
      none: 'No certificate is under way',
      rows: [open, proposed, issued],
      names: ['Proposed by Om Thapa, waits for a second person', 'Issue', 'Ready'],
    })
    expect(screen.getAllByRole('button', { name: 'Print' })).toHaveLength(1)
  })

  it('are issued, made ready and handed over, each step sent once', async () => {
    sitAtDesk('registrar')
    const network = fakeNetwork()
    let certificates: readonly OpenCertificate[] = [open]
    network.on(list, () => ({ body: { data: { certificates } } }))
    const steps = ['issue', 'ready', 'hand_over'] as const
    const after: Record<(typeof steps)[number], readonly OpenCertificate[]> = {
      issue: [{ ...open, number: 'VL-2083-000001' }],
      ready: [{ ...open, number: 'VL-2083-000001', isReady: true }],
      hand_over: [],
    }
    for (const step of steps)
      network.on(`POST /api/v1/processes/certificate_${step}`, () => {
        certificates = after[step]
        return { body: { isError: false } }
      })
    draw(<CertificatesDeskPage />)
    for (const name of ['Issue', 'Ready', 'Posted']) {
      const button = await screen.findByRole('button', { name })
      for (let press = 0; press < 3; press++) fireEvent.click(button)
    }
    await screen.findByText('No certificate is under way')
    const sent = network.left.filter(({ path }) => /certificate_/.test(path))
    expect(sent.map(({ body }) => body)).toEqual([
      { n_certificate_reg_ID: 41 },
      { n_certificate_reg_ID: 41 },
      { n_certificate_reg_ID: 41, how: 'POSTED' },
    ])
  })

  it('say at once that one could not be printed without a network', async () => {
    sitAtDesk('registrar')
    const network = fakeNetwork()
    network.on(list, () => ({ body: { data: { certificates: [issued] } } }))
    network.on('POST /api/v1/processes/certificate_print', () => null)
    draw(<CertificatesDeskPage />)
    const print = await screen.findByRole('button', { name: 'Print' })
    onlineManager.setOnline(false)
    try {
      fireEvent.click(print)
      fireEvent.click(print)
      await screen.findByText(blocks.notReached.en)
    } finally {
      onlineManager.setOnline(true)
    }
  })

  it('say why a step was refused', async () => {
    sitAtDesk('exam-office')
    const network = fakeNetwork()
    network.on(list, () => ({ body: { data: { certificates: [{ ...open, byTwo: true }] } } }))
    const summary = 'The student owes fees.'
    network.on('POST /api/v1/processes/certificate_issue', () => ({
      body: { isError: true, code: 'rule/owes-fees', summary },
    }))
    draw(<CertificatesDeskPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Propose issue' }))
    await waitFor(() => expect(screen.getByText(summary)).toBeDefined())
  })
})
