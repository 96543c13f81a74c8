import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/Choice.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { letterKeys, useLetterKeys } from '#features/desk/office/keys.ts'
import { officeText as text } from './messages.ts'

const keys = [
  [['J', 'K', '↓', '↑'], text['key-move']],
  [['A'], text['key-approve']],
  [['R'], text['key-return']],
  [['C'], text['key-ask']],
  [['H'], text['key-hold']],
  [['Z'], text['key-undo']],
  [['X', '⇧X'], text['key-select']],
  [['⇧A'], text['key-bulk']],
  [['V', '+', '−', 'O'], text['key-image']],
  [['1', '…', '9'], text['key-choose']],
  [['F'], text['key-filter']],
  [['/'], text['key-search']],
  [['Ctrl ↵'], text['key-send']],
  [['Esc'], text['key-back']],
  [['G', 'O', 'Q', 'V', 'S'], text['key-go']],
  [['?'], text['key-help']],
] as const

/** All keys, and the switch for whoever does not want letters to act. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const on = useLetterKeys()
  return (
    <Dialog title={say(text['keys-title'])} onClose={onClose} forReading>
      <dl className="keys-list">
        {keys.map(([names, does]) => (
          <div key={does.en}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className="key">
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={on} onChange={(event) => letterKeys.set(event.target.checked)}>
        {say(text['keys-on'])}
      </Checkbox>
    </Dialog>
  )
}
