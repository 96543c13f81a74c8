import toast from 'react-hot-toast/headless'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
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
  const { action, error } = useProcess(applicationWithdraw, done, { onNotDone: reload })
  const body = { model, record_ID: id, doc_action: withdrawAction }
  return (
    <AskOnce
      title={say(screen['withdraw-title'])}
      keep={say(screen.keep)}
      send={say(text.withdraw)}
      action={action}
      problem={error && say(error)}
      onSend={() => action.run(body)}
      onClose={onClose}
    >
      <p>
        {say(screen[credit > 0 ? 'credit-help' : 'withdraw-help'], {
          name,
          amount: formatRs(credit, language),
        })}
      </p>
    </AskOnce>
  )
}
