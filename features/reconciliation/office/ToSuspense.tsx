import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { useKeys } from '#features/desk/office/shortcuts/keys.ts'
import { useMay } from '#features/staff/office/session.ts'
import { idIn } from '../rules/keys.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { suspenseListText, suspenseText } from '../rules/suspense-messages.ts'
import type { ShownItem } from '../wire/reconciliation.ts'
import { suspenseMove } from '../wire/suspense.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Props = { readonly item: ShownItem; readonly onChanged: (done: string) => void }

/** Moves the chosen line of the bank to suspense, with a reason; S does so too. */
export function ToSuspense({ item, onChanged }: Props) {
  const say = useSay()
  const mayMove = useMay('payment.reconcile')
  const [isOpen, setOpen] = useState(false)
  useKeys(mayMove ? { s: () => setOpen(true) } : {})
  if (!mayMove) return null
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {say(text['to-suspense'])} <Key>S</Key>
      </Button>
      {isOpen && (
        <ReasonDialog
          item={item}
          of={suspenseMove}
          body={(reason) => ({ bank_statement_line_ID: idIn(item.key), reason })}
          title={suspenseText['move-name']}
          help={suspenseListText['move-help']}
          onDone={(summary) => {
            setOpen(false)
            onChanged(summary)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
