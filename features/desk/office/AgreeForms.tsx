import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addDays } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { refusalOr } from '#platform/browser/told-by.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import { Dialog } from '#platform/browser/ui/Dialog.tsx'
import { FieldNote, SelectField, TextField } from '#platform/browser/ui/Field.tsx'
import { deskText as text } from '../rules/screen-messages.ts'
import { run, useColleagues } from './desk.queries.ts'
import { useToday } from './today.ts'

type Props = {
  readonly queue: string
  readonly record: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What staff agree about an item: sent at once, since no student hears of it. */
export function useAgree({ queue, record, onDone }: Omit<Props, 'onClose'>) {
  const rest = useRest()
  const queries = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ slug, ...body }: { slug: string } & Record<string, unknown>) =>
      run(rest, slug, { queue, record, ...body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['desk'] })
      onDone()
    },
  })
}

export function AskDialog({ queue, record, onDone, onClose }: Props) {
  const say = useSay()
  const { data: colleagues = [] } = useColleagues(queue, record)
  const [of, setOf] = useState('')
  const [question, setQuestion] = useState('')
  const agree = useAgree({ queue, record, onDone })
  const send = () => agree.mutate({ slug: 'desk_ask', ad_user_ID: Number(of), question })
  return (
    <Agreeing
      title={say(text.ask)}
      sendLabel={say(text['send-question'])}
      {...{ onClose, send, agree }}
    >
      <SelectField
        id="colleague"
        label={say(text.colleague)}
        value={of}
        required
        onChange={(event) => setOf(event.target.value)}
      >
        <option value="">{say(text.choose)}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="question"
        label={say(text.question)}
        maxLength={300}
        required
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
    </Agreeing>
  )
}

const holdDays = [1, 2, 3, 7, 14, 30] as const

export function HoldDialog({ queue, record, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const [until, setUntil] = useState<string>(addDays(today, 3))
  const [reason, setReason] = useState('')
  const agree = useAgree({ queue, record, onDone })
  const send = () => agree.mutate({ slug: 'desk_hold', until, reason })
  return (
    <Agreeing title={say(text.hold)} sendLabel={say(text.hold)} {...{ onClose, send, agree }}>
      <SelectField
        id="hold-until"
        label={say(text['hold-until'])}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      >
        {holdDays.map((days) => (
          <option key={days} value={addDays(today, days)}>
            {formatDay(addDays(today, days), language)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="hold-why"
        label={say(text['hold-why'])}
        hint={say(text['hold-student'])}
        maxLength={300}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Agreeing>
  )
}

function Agreeing(props: {
  readonly title: string
  readonly sendLabel: string
  readonly onClose: () => void
  readonly send: () => void
  readonly agree: ReturnType<typeof useAgree>
  readonly children: React.ReactNode
}) {
  const { title, sendLabel, onClose, send, agree, children } = props
  const say = useSay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      title={title}
      width="narrow"
      busy={agree.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button look="filled" busy={agree.isPending} onClick={send}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        {children}
        <FieldNote
          id="agree-note"
          error={agree.error === null ? undefined : say(refusalOr(agree.error, blocks.notReached))}
        />
        <button type="submit" hidden>
          {sendLabel}
        </button>
      </form>
    </Dialog>
  )
}
