import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { firstStepsText as text } from '../rules/messages.ts'
import { type FirstSteps, testMailConfirm, testMailSend } from '../wire/processes.ts'
import { firstStepsKey } from './first-steps.queries.ts'

/** Sends six digits to the administrator and takes them back: the proof that mail arrives. */
export function TestMailCard({ data: { steps, testMail } }: { readonly data: FirstSteps }) {
  const say = useSay()
  const moment = useMomentText()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const refresh = () => queries.invalidateQueries({ queryKey: firstStepsKey })
  const sending = useProcess(testMailSend, refresh)
  const confirming = useProcess(testMailConfirm, refresh)
  const isDone = steps.some(({ id, state }) => id === 'test-mail' && state === 'done')
  const error = confirming.error ?? sending.error
  function confirm(event: SyntheticEvent): void {
    event.preventDefault()
    if (confirming.action.state === 'idle') confirming.action.run({ code })
  }
  return (
    <section className="card first-steps-card first-steps-mail" aria-labelledby="test-mail">
      <h2 id="test-mail">{say(text['test-title'])}</h2>
      {isDone ? (
        <p>{say(text['test-is-done'])}</p>
      ) : (
        <>
          <p>
            {testMail === null
              ? say(text['test-lead'])
              : say(text['test-sent-at'], { at: moment(testMail.sent), to: testMail.to })}
          </p>
          {testMail !== null && testMail.error !== '' && (
            <p className="text-error">{say(text['test-error'], { error: testMail.error })}</p>
          )}
          {testMail !== null && (
            <form className="flex flex-col gap-3" noValidate onSubmit={confirm}>
              <TextField
                label={say(text['test-digits'])}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                value={code}
                error={error === null ? undefined : say(error)}
                onChange={({ target }) => setCode(target.value)}
              />
              <Button
                type="submit"
                look="filled"
                busy={isRunning(confirming.action)}
                disabled={code.trim() === ''}
              >
                {say(text['test-arrived'])}
              </Button>
            </form>
          )}
          <Button
            look={testMail === null ? 'filled' : 'outlined'}
            busy={isRunning(sending.action)}
            disabled={sending.action.state === 'lost'}
            onClick={() => sending.action.run({})}
          >
            {say(text[testMail === null ? 'test-send' : 'test-again'])}
          </Button>
          <LostAnswer action={sending.action} />
          <LostAnswer action={confirming.action} />
        </>
      )}
    </section>
  )
}
