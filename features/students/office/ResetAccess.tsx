import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { accessText } from '../rules/access-messages.ts'
import { studentText as text } from '../rules/screen-messages.ts'
import { studentAccessReset } from '../wire/processes.ts'

/** Resets the access of a student who has lost the password; for roles that may do it. */
export function ResetAccess({ id }: { readonly id: number }) {
  const say = useSay()
  const mayReset = useMay('access.reset')
  const [asks, setAsks] = useState(false)
  const [isDone, setDone] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>()
  if (!mayReset) return null
  const close = () => setAsks(false)
  const body = () => {
    if (reason.trim() !== '') return { C_BPartner_ID: id, reason }
    setError(say(accessText['why-needed']))
    return null
  }
  return (
    <>
      <Button
        icon={KeyRound}
        onClick={() => {
          setDone(false)
          setAsks(true)
        }}
      >
        {say(accessText.reset)}
      </Button>
      <div role="status" className="w-full">
        {isDone && <Banner tone="done" lead={say(accessText.done)} />}
      </div>
      {asks && (
        <ProcessDialog
          title={say(accessText.reset)}
          sendLabel={say(accessText.reset)}
          of={studentAccessReset}
          body={body}
          onDone={() => {
            setDone(true)
            setReason('')
            close()
          }}
          onClose={close}
        >
          <p>{say(text['reset-lead'])}</p>
          <TextField
            id="reset-why"
            label={say(text['reset-why'])}
            hint={say(text['reset-hint'])}
            maxLength={300}
            required
            value={reason}
            error={error}
            onChange={(event) => {
              setReason(event.target.value)
              setError(undefined)
            }}
          />
        </ProcessDialog>
      )}
    </>
  )
}
