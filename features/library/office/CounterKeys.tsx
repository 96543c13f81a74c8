import { useSay } from '#platform/browser/language.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { counterText as text } from '../rules/counter-messages.ts'

const keys = [
  ['↵', text['key-offered']],
  ['↑ ↓', text['key-books']],
  ['Alt W', text['key-renew']],
  ['Alt R', text['key-return']],
  ['Alt H', text['key-reserve']],
  ['Alt F', text['key-fine']],
  ['Ctrl Z', text['key-undo']],
  ['Esc', text['key-next']],
  ['F1', text['key-help']],
] as const

/** Shortcuts while the field holds the focus. */
export function CounterKeys({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say(text.keys)} onClose={onClose} forReading>
      <dl className="keys-list">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <p className="small text-muted">{say(text['twice-help'])}</p>
    </Dialog>
  )
}
