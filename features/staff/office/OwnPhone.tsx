import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { accountText as text } from '../rules/account-messages.ts'
import { signInMessages } from '../rules/sign-in-messages.ts'
import { staffFactorRenew } from '../wire/processes.ts'
import { CodeField } from './CodeField.tsx'
import { leaveDesk } from './session.ts'

/** Removes the user's second factor by a code of the old phone; signed out, they set up the new one. */
export function OwnPhone() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="flex flex-col items-start gap-3">
      <h2>{say(text['other-phone'])}</h2>
      <p className="small text-muted">{say(text['other-phone-lead'])}</p>
      <Button onClick={() => setOpen(true)}>{say(text['other-phone'])}</Button>
      {isOpen && <CodeDialog onClose={() => setOpen(false)} />}
    </section>
  )
}

function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const rest = useRest()
  const [code, setCode] = useState('')
  const { action, error } = useProcess(staffFactorRenew, () => leaveDesk(rest))
  return (
    <Dialog
      title={say(text['other-phone'])}
      busy={isRunning(action)}
      onClose={onClose}
      footer={
        <Button
          look="filled"
          busy={isRunning(action)}
          disabled={code.length < 6 || action.state === 'lost'}
          onClick={() => action.run({ code })}
        >
          {say(text['other-phone'])}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <CodeField
          label={say(signInMessages['step-code'])}
          hint={say(text['other-phone-code'])}
          error={error === null ? undefined : say(error)}
          value={code}
          onType={setCode}
        />
        <LostAnswer action={action} />
      </div>
    </Dialog>
  )
}
