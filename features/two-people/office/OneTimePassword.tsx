import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { field } from '#platform/browser/network/rest-failure.ts'
import { CopyButton } from '#platform/browser/ui/control/CopyButton.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { oneTimeText as text } from '../rules/one-time-messages.ts'

/** The password in an answer that shows one; `lost` where a repeat no longer has it, null where none was made. */
export function oneTimeIn(data: unknown, isMade: boolean): string | null {
  const password = field(data, 'oneTimePassword')
  if (typeof password === 'string') return password
  return isMade ? 'lost' : null
}

type Props = { readonly password: string; readonly onClose: () => void }

/** Shown once, to be handed over; or that it was in the answer that got lost. */
export function OneTimePassword({ password, onClose }: Props) {
  const say = useSay()
  if (password === 'lost')
    return (
      <Dialog title={say(text.title)} width="narrow" onClose={onClose}>
        <p>{say(text.lost)}</p>
      </Dialog>
    )
  return (
    <Dialog
      title={say(text.title)}
      width="narrow"
      onClose={onClose}
      footer={<CopyButton text={password}>{say(blocks.copy)}</CopyButton>}
    >
      <p className="mb-3">{say(text.lead)}</p>
      <code className="figure break-all select-all">{password}</code>
    </Dialog>
  )
}
