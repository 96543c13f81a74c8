import { Send } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { firstStepsText as text } from '../rules/messages.ts'
import { testMailSend } from '../wire/processes.ts'

/** Sends a test mail to the person at the desk, through the same outbox as every mail. */
export function SendTestMail({ onSent }: { readonly onSent: () => unknown }) {
  const say = useSay()
  const { action, error } = useProcess(testMailSend, (_data, summary) => {
    toast.success(summary)
    return onSent()
  })
  return (
    <div className="grid gap-2">
      <Button
        icon={Send}
        busy={isRunning(action)}
        disabled={action.state === 'lost'}
        onClick={() => action.run({})}
      >
        {say(text['test-send'])}
      </Button>
      <FieldNote id="test-mail-note" error={error === null ? undefined : say(error)} />
      <p className="small text-muted">{say(text['test-way'])}</p>
      <LostAnswer action={action} />
    </div>
  )
}
