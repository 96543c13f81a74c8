import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { proposalText as text } from '../rules/screen-messages.ts'
import type { OpenProposal } from '../wire/open-proposal.ts'

type ProofRequest = Pick<OpenProposal, 'id' | 'proof' | 'asksQr'>
type TypedProof = Readonly<Record<'code' | 'digits' | 'qr_digits', string>>

const nothing: TypedProof = { code: '', digits: '', qr_digits: '' }

/** The typed proof of a proposal: whether it is complete, and its part of the request. */
export function useTypedProof({ proof, asksQr }: ProofRequest) {
  const [typed, setTyped] = useState(nothing)
  const { qr_digits: qrDigits, ...others } = typed
  const isTyped =
    (proof !== 'code-and-digits' || typed.digits.length === 4) && (!asksQr || qrDigits.length === 4)
  return {
    typed,
    type: (name: keyof TypedProof, value: string) => setTyped({ ...typed, [name]: value.trim() }),
    isProved: proof === 'none' || (typed.code.length === 6 && isTyped),
    body: { ...others, ...(asksQr && { qr_digits: qrDigits }) },
  }
}

type Props = { readonly asked: ProofRequest; readonly typing: ReturnType<typeof useTypedProof> }

/** Fields for the ends of numbers, typed from the document, and for a fresh code. */
export function ProofFields({ asked: { id, proof, asksQr }, typing: { typed, type } }: Props) {
  const say = useSay()
  const end = (name: 'digits' | 'qr_digits', label: string) => (
    <TextField
      id={`proposal-${id}-${name}`}
      label={label}
      hint={say(text['digits-hint'])}
      autoComplete="off"
      maxLength={4}
      value={typed[name]}
      onChange={(event) => type(name, event.target.value)}
    />
  )
  return (
    <div className="flex flex-wrap gap-3">
      {proof === 'code-and-digits' && end('digits', say(text.digits))}
      {asksQr && end('qr_digits', say(text['qr-digits']))}
      <TextField
        id={`proposal-${id}-code`}
        label={say(text.code)}
        hint={say(text['code-hint'])}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={typed.code}
        onChange={(event) => type('code', event.target.value)}
      />
    </div>
  )
}
