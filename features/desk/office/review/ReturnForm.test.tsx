import { fireEvent, screen } from '@testing-library/react'
import { CornerUpLeft } from 'lucide-react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import type { WrittenReason } from '#features/desk/rules/reason.ts'
import type { ReasonedAction } from '#features/desk/wire/evidence.ts'
import { emptyReturn, type ReturnDraft } from './return-draft.ts'
import { ReturnForm } from './ReturnForm.tsx'

const turnBack: ReasonedAction = {
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

const none = { en: '', ne: '' }
const onSend = vi.fn<(reason: WrittenReason) => void>()
const drafts: ReturnDraft[] = []

function Form({ also }: { readonly also?: ReasonedAction['also'] }) {
  const [draft, setDraft] = useState(emptyReturn)
  drafts.push(draft)
  const shown = also === undefined ? turnBack : { ...turnBack, also }
  return (
    <ReturnForm
      {...{ turnBack: shown, draft, onSend, icon: CornerUpLeft }}
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
    standard: {
      en: 'Rs. 500 too little, send it by 11 Mangsir 2083.',
      ne: 'रु. ५०० कम छ, २०८३ मंसिर ११सम्म पठाउनुहोस्।',
    },
    own: none,
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
  expect(onSend).toHaveBeenCalledWith({
    standard: { en: 'Ask your bank.', ne: 'बैंकमा सोध्नुहोस्।' },
    own: none,
  })
})

describe('own text', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const later = () => choose(/^Translate later/)
  beforeEach(() => {
    choose(/Other account/)
    choose(/Write my own/)
  })

  it('are asked for in both languages, or in one and to be translated later', () => {
    send()
    expect(screen.getByText('Write the reason first.')).toBeDefined()
    later()
    send()
    expect(screen.getByText('Write the reason first.')).toBeDefined()
    later()
    type('In English', 'Come by today.')
    send()
    expect(screen.getByText('Write it in both languages, or tick “Translate later”.')).toBeDefined()
    expect(onSend).not.toHaveBeenCalled()
    later()
    expect(
      screen.getByText('बैंकमा सोध्नुहोस्। Come by today. (विश्वविद्यालयले यसको अनुवाद गर्नेछ।)'),
    ).toBeDefined()
    send()
    expect(onSend).toHaveBeenCalledWith({
      standard: { en: 'Ask your bank.', ne: 'बैंकमा सोध्नुहोस्।' },
      own: { en: 'Come by today.', ne: '' },
    })
  })

  it('in both languages need no translation', () => {
    type('In English', ' Come by today. ')
    type('In Nepali', 'आज आउनुहोस्।')
    send()
    expect(onSend).toHaveBeenCalledWith({
      standard: { en: 'Ask your bank.', ne: 'बैंकमा सोध्नुहोस्।' },
      own: { en: 'Come by today.', ne: 'आज आउनुहोस्।' },
    })
  })
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
