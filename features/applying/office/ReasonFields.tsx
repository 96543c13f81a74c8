import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { openingWithdrawalText as text } from '../rules/returns/opening-withdrawal-messages.ts'

/** A reason in both languages as it is typed. */
export type TypedReason = { readonly reason: string; readonly reason_ne: string }

type Props = {
  readonly labels: Readonly<Record<keyof TypedReason, Message>>
  readonly typed: TypedReason
  readonly onType: (typed: TypedReason) => void
}

/** Fields of a reason that students read. */
export function ReasonFields({ labels, typed, onType }: Props) {
  const say = useSay()
  return (['reason', 'reason_ne'] as const).map((name) => (
    <TextAreaField
      key={name}
      label={say(labels[name])}
      hint={say(text['reason-help'])}
      required
      maxLength={500}
      lang={name === 'reason' ? 'en' : 'ne'}
      value={typed[name]}
      onChange={(event) => onType({ ...typed, [name]: event.target.value })}
    />
  ))
}

/** The reason without blanks at its ends; null while a language is missing. */
export function wholeReason(typed: TypedReason): TypedReason | null {
  const reason = { reason: typed.reason.trim(), reason_ne: typed.reason_ne.trim() }
  return reason.reason === '' || reason.reason_ne === '' ? null : reason
}
