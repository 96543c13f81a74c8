import { useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useKeysAreOn } from '#features/desk/office/shortcuts/own-keys.ts'
import {
  useSwitchKeys,
  useKeysOfAccount,
} from '#features/desk/office/shortcuts/own-keys.queries.ts'
import { officeText as text } from './messages.ts'

const keys = [
  [['J', 'K', '↓', '↑'], text['key-move']],
  [['A'], text['key-approve']],
  [['R'], text['key-return']],
  [['C'], text['key-ask']],
  [['T'], text['key-judge']],
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
  [['L', 'N', 'S'], text['key-reconcile']],
  [['/'], text['key-search']],
  [['Ctrl ↵'], text['key-send']],
  [['Esc'], text['key-back']],
  [['G', 'O', 'Q', 'V', 'S'], text['key-go']],
  [['?'], text['key-help']],
] as const

/** Lists all shortcuts, with a switch that turns letter shortcuts off. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
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
      <OnOff />
    </Dialog>
  )
}

/** The switch; not there while the choice of the account is not known. */
function OnOff() {
  const say = useSay()
  const isOn = useKeysAreOn()
  const [message, setMessage] = useState<Message | null>(null)
  const { data, isError, refetch } = useKeysOfAccount()
  const switching = useSwitchKeys(setMessage, text['keys-saved'])
  if (data === undefined)
    return isError ? <CouldNotRefresh onRetry={() => void refetch()} /> : <LoadingRows rows={1} />
  return (
    <>
      <Checkbox checked={isOn} onChange={({ target }) => switching.run(target.checked)}>
        {say(text['keys-on'])}
      </Checkbox>
      <p role="status" className="keys-told small">
        {message !== null && say(message)}
      </p>
    </>
  )
}
