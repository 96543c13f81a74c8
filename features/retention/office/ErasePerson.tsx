import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextAreaField } from '#platform/browser/ui/form/Field.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { eraseText as text } from '../rules/erase-messages.ts'
import { studentErase } from '../wire/processes.ts'

/** Proposes the erasure that a person asked for; for roles that may do it. */
export function ErasePerson({ id }: { readonly id: number }) {
  const say = useSay()
  const mayErase = useMay('student.erase')
  const [asks, setAsks] = useState(false)
  const [done, setDone] = useState('')
  const [reason, setReason] = useState('')
  if (!mayErase) return null
  return (
    <>
      <Button icon={Eraser} onClick={() => setAsks(true)}>
        {say(text.name)}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {done !== '' && <Banner tone="done" lead={done} />}
      </div>
      {asks && (
        <ProcessDialog
          title={say(text.name)}
          sendLabel={say(text.name)}
          of={studentErase}
          body={() => ({ C_BPartner_ID: id, reason })}
          onDone={(_data, summary) => {
            setDone(summary)
            setReason('')
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{say(text.lead)}</p>
          <TextAreaField
            id="erase-reason"
            label={say(text.reason)}
            required
            maxLength={255}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ProcessDialog>
      )}
    </>
  )
}
