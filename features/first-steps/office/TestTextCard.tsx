import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { testText as text } from '../rules/test-text-messages.ts'
import { type FirstSteps, testTextConfirm, testTextSend } from '../wire/processes.ts'
import { firstStepsKey } from './first-steps.queries.ts'
import { ProveByDigits } from './ProveByDigits.tsx'

type Props = { readonly test: NonNullable<FirstSteps['testText']> }

/** A text message with six digits: the proof that they arrive, where the server has a gateway. */
export function TestTextCard({ test: { isProved, newest } }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const [phone, setPhone] = useState('')
  const refresh = () => queries.invalidateQueries({ queryKey: firstStepsKey })
  const sending = useProcess(testTextSend, refresh)
  const confirming = useProcess(testTextConfirm, refresh)
  return (
    <ProveByDigits
      id="test-text"
      texts={text}
      isDone={isProved}
      newest={newest}
      sending={sending}
      confirming={confirming}
      isReady={phone.trim() !== ''}
      onSend={() => sending.action.run({ phone })}
    >
      <TextField
        label={say(text.phone)}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
    </ProveByDigits>
  )
}
