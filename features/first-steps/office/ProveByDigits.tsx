import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import type { Running } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { firstStepsText } from '../rules/messages.ts'
import type { TestMessage } from '../wire/processes.ts'

type Props = {
  readonly id: string
  readonly texts: Readonly<
    Record<'title' | 'lead' | 'error' | 'digits' | 'arrived' | 'is-done' | 'send', Message>
  >
  readonly isDone: boolean
  readonly newest: TestMessage | null
  readonly sending: Running<never>
  readonly confirming: Running<{ code: string }>
  /** Above the button that sends. */
  readonly children?: ReactNode
  readonly isReady: boolean
  readonly onSend: () => void
}

/** Sends six digits and takes them back: the proof that messages arrive. */
export function ProveByDigits(props: Props) {
  const { id, texts, isDone, newest, sending, confirming, children, isReady, onSend } = props
  const say = useSay()
  const moment = useMomentText()
  return (
    <section className="card first-steps-card first-steps-mail" aria-labelledby={id}>
      <h2 id={id}>{say(texts.title)}</h2>
      {isDone ? (
        <p>{say(texts['is-done'])}</p>
      ) : (
        <>
          <p>
            {newest === null
              ? say(texts.lead)
              : say(firstStepsText['test-sent-at'], { at: moment(newest.sent), to: newest.to })}
          </p>
          {newest !== null && newest.error !== '' && (
            <p className="text-error">{say(texts.error, { error: newest.error })}</p>
          )}
          {newest !== null && <Digits texts={texts} confirming={confirming} />}
          {children}
          <Button
            look={newest === null ? 'filled' : 'outlined'}
            busy={isRunning(sending.action)}
            disabled={sending.action.state === 'lost' || !isReady}
            onClick={onSend}
          >
            {say(newest === null ? texts.send : firstStepsText['test-again'])}
          </Button>
          <FieldNote id={`${id}-note`} error={sending.error ? say(sending.error) : undefined} />
          <LostAnswer action={sending.action} />
          <LostAnswer action={confirming.action} />
        </>
      )}
    </section>
  )
}

function Digits({ texts, confirming: { action, error } }: Pick<Props, 'texts' | 'confirming'>) {
  const say = useSay()
  const [code, setCode] = useState('')
  function confirm(event: SyntheticEvent): void {
    event.preventDefault()
    if (action.state === 'idle') action.run({ code })
  }
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={confirm}>
      <TextField
        label={say(texts.digits)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error === null ? undefined : say(error)}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="filled" busy={isRunning(action)} disabled={code.trim() === ''}>
        {say(texts.arrived)}
      </Button>
    </form>
  )
}
