import type { LucideIcon } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { Key } from '../shortcuts/Key.tsx'

type Props = {
  readonly label: string
  readonly icon: LucideIcon
  readonly onBack: () => void
  readonly onSend: () => void
}

/** Below an open form: back to the evidence, or on to the strip. */
export function FormBar({ label, icon, onBack, onSend }: Props) {
  const say = useSay()
  return (
    <div className="review-bar">
      <button type="button" className="bar-back" onClick={onBack}>
        <Key>Esc</Key>
        {say(text['back-to-review'])}
      </button>
      <span className="meta text-muted">{say(text['undo-then-sent'])}</span>
      <Button look="filled" icon={icon} onClick={onSend}>
        {label} <Key>Ctrl ↵</Key>
      </Button>
    </div>
  )
}
