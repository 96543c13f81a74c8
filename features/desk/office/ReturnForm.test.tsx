import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '#platform/pure/message.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import type { Evidence } from '../wire/desk.ts'
import { emptyReturn, type ReturnDraft, ReturnForm } from './ReturnForm.tsx'

const turnBack: NonNullable<Evidence['turnBack']> = {
  slug: 'voucher_return',
  body: {},
  label: { en: 'Return', ne: 'फिर्ता' },
  next: { en: 'It is closed.', ne: 'बन्द हुन्छ।' },
  reasons: [
    {
      id: 'low',
      label: { en: 'Too low', ne: 'कम' },
      text: { en: '{short} too little, send it by {by}.', ne: '{short} कम छ, {by}सम्म पठाउनुहोस्।' },
    },
    {
      id: 'other',
      label: { en: 'Other account', ne: 'अर्को खाता' },
      text: { en: 'Ask your bank.', ne: 'बैंकमा सोध्नुहोस्।' },
    },
  ],
  fillIns: [
    { id: 'short', label: { en: 'Short by', ne: 'कति कम' }, is: 'amount', value: '' },
    { id: 'by', label: { en: 'Correct it by', ne: 'कहिलेसम्म' }, is: 'day', value: '2026-11-27' },
  ],
}

const onSend = vi.fn<(reason: Message) => void>()
const drafts: ReturnDraft[] = []

function Form({ also }: { readonly also?: NonNullable<Evidence['turnBack']>['also'] }) {
  const [draft, setDraft] = useState(emptyReturn)
  drafts.push(draft)
  const shown = also === undefined ? turnBack : { ...turnBack, also }
  return (
    <ReturnForm
      {...{ turnBack: shown, draft, onSend }}
      onDraft={setDraft}
      onBack={() => undefined}
    />
  )
}

beforeEach(() => {
  fakeNetwork()
  onSend.mockReset()
  draw(<Form />)
})
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Return/ }))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

it('fills amount and day, typed once, into the words of both languages', () => {
  choose(/Too low/)
  fireEvent.change(screen.getByLabelText('Short by'), { target: { value: '500' } })
  send()
  expect(onSend).toHaveBeenCalledWith({
    en: 'Rs.\u00a0500 too little, send it by 11 Mangsir 2083.',
    ne: 'रु.\u00a0५०० कम छ, २०८३ मंसिर ११सम्म पठाउनुहोस्।',
  })
})

it('sends no words with a place left empty, and says which', () => {
  choose(/Too low/)
  expect(screen.getByText('____ too little, send it by 11 Mangsir 2083.')).toBeDefined()
  send()
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByText('Fill in: Short by.')).toBeDefined()
})

it('asks for nothing where the chosen reason has no place for it', () => {
  choose(/Other account/)
  expect(screen.queryByLabelText('Short by')).toBeNull()
  send()
  expect(onSend).toHaveBeenCalledWith({ en: 'Ask your bank.', ne: 'बैंकमा सोध्नुहोस्।' })
})

it('does what may be done besides unless it is unticked, and has no tick where there is nothing', () => {
  const tell = /tell the registrar/
  expect(screen.queryByRole('checkbox', { name: tell })).toBeNull()
  const label = { en: 'Also tell the registrar', ne: 'रजिस्ट्रारलाई पनि भन्ने' }
  draw(<Form also={{ parameter: 'tell_registrar', label }} />)
  expect(drafts.at(-1)?.also).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: tell }))
  expect(drafts.at(-1)?.also).toBe(false)
})
