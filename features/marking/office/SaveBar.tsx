import { Save } from 'lucide-react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { sheetText as text } from '../rules/messages.ts'
import type { Saving } from './use-save.ts'

type Props = {
  readonly unsaved: number
  readonly wrong: number
  /** A typed value must be corrected first; rows that the server refused may be sent again. */
  readonly isBlocked: boolean
  readonly saving: Saving
  readonly onSave: () => void
  readonly onToWrong: () => void
  readonly onDiscard: () => void
}

/** Always shows what is saved and what is not; has the one button that saves. */
export function SaveBar({ unsaved, wrong, isBlocked, saving, ...on }: Props) {
  const say = useSay()
  const { outcome, action } = saving
  const running = isRunning(action)
  return (
    <div className="save-bar">
      <div className="flex-1" role="status">
        <p className={unsaved > 0 ? 'font-strong' : 'text-muted'}>
          {unsaved > 0 ? say(text.unsaved, { n: unsaved }) : say(text['all-saved'])}
        </p>
        {outcome?.isError === false && <p className="small text-done">{outcome.sentence}</p>}
        <FieldNote
          id="save-note"
          error={outcome?.isError === true ? outcome.sentence : undefined}
        />
        <p className="small text-muted">{say(text['keys-hint'])}</p>
      </div>
      {wrong > 0 && (
        <button type="button" className="link-button" onClick={on.onToWrong}>
          {say(text['to-fix'], { n: wrong })}
        </button>
      )}
      {unsaved > 0 && (
        <Button disabled={running} onClick={on.onDiscard}>
          {say(text.discard)}
        </Button>
      )}
      <Button
        look="filled"
        icon={Save}
        disabled={unsaved === 0 || isBlocked || action.state === 'lost'}
        busy={running}
        onClick={on.onSave}
      >
        {unsaved > 0 ? say(text.save, { n: unsaved }) : say(text['save-nothing'])} <Key>Ctrl ↵</Key>
      </Button>
    </div>
  )
}
