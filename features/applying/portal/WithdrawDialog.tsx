import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
import { formatRs } from '#platform/pure/money/format.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import type { Application } from '../rules/facts.ts'
import { withdrawalMessages as text } from '../rules/returns/withdrawal-messages.ts'
import { withdrawalScreen as screen } from '../rules/returns/withdrawal-screen-messages.ts'
import { withdrawAction } from '../wire/application-withdrawal.ts'
import { applicationWithdraw } from '../wire/processes.ts'
import { useReloadEvery } from './list/own-list.queries.ts'

type Props = {
  readonly application: Pick<Application, 'id' | 'name' | 'paying'>
  readonly model: string
  readonly onClose: () => void
}

/** Asks once more, saying what becomes of the money; the application is withdrawn with the answer. */
export function WithdrawDialog({ application, model, onClose }: Props) {
  const { say, language } = useSpeaking()
  const reload = useReloadEvery()
  const { id, name, paying } = application
  const credit = paying.paid
  const done = () => {
    toast.success(say(text.withdrawn), { id: 'withdraw' })
    onClose()
    return reload()
  }
  const { action, error } = useProcess(applicationWithdraw, done, reload)
  const body = { model, record_ID: id, doc_action: withdrawAction }
  return (
    <Dialog
      title={say(screen['withdraw-title'])}
      width="narrow"
      busy={isRunning(action)}
      onClose={onClose}
      footer={
        <DialogFoot action={action} problem={error && say(error)}>
          <Button look="outlined" disabled={isRunning(action)} onClick={onClose}>
            {say(screen.keep)}
          </Button>
          {action.state !== 'lost' && (
            <Button look="filled" busy={isRunning(action)} onClick={() => action.run(body)}>
              {say(text.withdraw)}
            </Button>
          )}
        </DialogFoot>
      }
    >
      <p>
        {say(screen[credit > 0 ? 'credit-help' : 'withdraw-help'], {
          name,
          amount: formatRs(credit, language),
        })}
      </p>
    </Dialog>
  )
}
