import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import { type ApproveDraft, ApproveForm } from './ApproveForm.tsx'
import { anEvidence, short } from '../testing/an-item.ts'

const words = (en: string) => ({ en, ne: en })
const evidence = anEvidence({ checks: [short] })

const onSend = vi.fn<(draft: ApproveDraft) => void>()
const onBack = vi.fn<() => void>()

function Form({ of }: { readonly of: Evidence }) {
  const [draft, setDraft] = useState<ApproveDraft>({ is: 'approve', amount: '1500', note: '' })
  return (
    <ApproveForm
      evidence={of}
      draft={draft}
      onDraft={setDraft}
      onSend={() => onSend(draft)}
      onBack={onBack}
    />
  )
}

beforeEach(() => {
  fakeNetwork()
  onSend.mockReset()
  onBack.mockReset()
})
const approve = () => fireEvent.click(screen.getByRole('button', { name: /^Approve/ }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const why = 'Reason, in one line'
const amount = 'Amount to credit, Rs.'

describe('approving although a check does not agree', () => {
  beforeEach(() => {
    draw(<Form of={evidence} />)
  })

  it('shows the checks again, stands on the line of why, and asks for it', () => {
    expect(screen.getByText('500 short')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(why))
    approve()
    expect(screen.getByText('Write the reason in one line.')).toBeDefined()
    type(why, '   ')
    approve()
    expect(onSend).not.toHaveBeenCalled()
    type(why, 'The rest comes tomorrow')
    approve()
    expect(onSend).toHaveBeenCalledWith({
      is: 'approve',
      amount: '1500',
      note: 'The rest comes tomorrow',
    })
  })

  it.each(['', '0', '-5', 'ten'])('takes no amount of %j', (typed) => {
    type(why, 'Seen')
    type(amount, typed)
    approve()
    expect(screen.getByText('Write the amount.')).toBeDefined()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('is sent with Ctrl Enter and left with Esc', () => {
    type(why, 'Seen')
    fireEvent.keyDown(screen.getByLabelText(why), { key: 'Enter', ctrlKey: true })
    expect(onSend).toHaveBeenCalledOnce()
    fireEvent.keyDown(screen.getByLabelText(why), { key: 'Escape' })
    expect(onBack).toHaveBeenCalledOnce()
  })
})

it('asks for no amount where none is taken', () => {
  draw(<Form of={{ ...evidence, approve: { ...evidence.approve, takesAmount: false } }} />)
  expect(screen.queryByLabelText(amount)).toBeNull()
  type(why, 'Seen')
  approve()
  expect(onSend).toHaveBeenCalledOnce()
})

it('uses the label of the process where it asks for text of its own', () => {
  const asks = {
    parameter: 'translation',
    title: words('Translate'),
    label: words('In Nepali'),
    needed: words('Write the translation.'),
    language: 'ne',
  } as const
  draw(<Form of={{ ...evidence, approve: { ...evidence.approve, takesAmount: false, asks } }} />)
  expect(screen.getByRole('heading', { name: 'Translate' })).toBeDefined()
  expect(screen.getByLabelText('In Nepali').getAttribute('lang')).toBe('ne')
  approve()
  expect(screen.getByText('Write the translation.')).toBeDefined()
  expect(screen.queryByLabelText(why)).toBeNull()
})
