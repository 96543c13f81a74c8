import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/Choice.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { drawnKey, useKeyMap } from '#features/desk/office/key-map.ts'
import { letterKeys, useLetterKeys } from '#features/desk/office/keys.ts'
import { KeyChoices } from './KeyChoices.tsx'
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
  [['⇧R'], text['key-bulk-return']],
  [['V', '+', '−', 'O'], text['key-image']],
  [['D'], text['key-compare']],
  [['P'], text['key-crop']],
  [['1', '…', '9'], text['key-choose']],
  [['F'], text['key-filter']],
  [['N'], text['key-new']],
  [['/'], text['key-search']],
  [['Ctrl ↵'], text['key-send']],
  [['Esc'], text['key-back']],
  [['G', 'O', 'Q', 'V', 'S'], text['key-go']],
  [['?'], text['key-help']],
] as const

/** All keys as they were chosen, the switch for whoever does not want letters to act, and the choice of others. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const on = useLetterKeys()
  const map = useKeyMap()
  return (
    <Dialog title={say(text['keys-title'])} onClose={onClose} forReading>
      <dl className="keys-list">
        {keys.map(([names, does]) => (
          <div key={does.en}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className="key">
                  {drawnKey(name, map)}
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
      {on && <KeyChoices />}
    </Dialog>
  )
}
