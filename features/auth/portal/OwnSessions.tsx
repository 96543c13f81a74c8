import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { sameInBoth } from '#platform/pure/message.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { AskOnce } from '#platform/browser/ui/control/AskOnce.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { PasswordField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { authMessages } from '../rules/messages.ts'
import { changeMessages } from '../rules/change-messages.ts'
import { ownSessionsText as text } from '../rules/own-sessions-messages.ts'
import { endOf, type OwnSession, ownSessionEnd, ownSessions } from '../wire/processes.ts'
import { useUser } from './session.ts'

/** Devices on which the student is signed in, each other one with a button that signs it out. */
export function OwnSessions() {
  const say = useSay()
  const rest = useRest()
  const userId = useUser()?.adUserId ?? 0
  const [ending, setEnding] = useState<OwnSession | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['own-sessions', userId],
    queryFn: async () => (await runProcess(rest, ownSessions, {})).sessions,
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-3" aria-labelledby="own-sessions">
      <div>
        <h2 id="own-sessions">{say(text.title)}</h2>
        <p className="small text-muted">{say(text.lead)}</p>
      </div>
      {isPending && <Loading label={say(text['loading-sessions'])} />}
      {(data !== undefined || isError) && (
        <div className="card">
          <ul className="divide-y divide-hairline">
            {data?.map((session) => (
              <Device key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </ul>
          {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
        </div>
      )}
      {ending !== null && (
        <EndDialog session={ending} reload={refetch} onClose={() => setEnding(null)} />
      )}
    </section>
  )
}

type DeviceProps = { readonly session: OwnSession; readonly onEnd: () => void }

function Device({ session, onEnd }: DeviceProps) {
  const say = useSay()
  const words = useMomentText()
  const name = session.device || say(text['unknown-device'])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <span className="font-strong block">{name}</span>
        <span className="small block text-muted">
          {say(text.since, { when: words(session.started) })}
        </span>
        {!session.isThis && (
          <span className="small block text-muted">
            {say(text['last-used'], { when: words(session.lastSeen) })}
          </span>
        )}
      </span>
      {session.isThis ? (
        <StatusChip tone="done">{say(text['this-device'])}</StatusChip>
      ) : (
        <Button aria-label={`${say(text['end-session'])}, ${name}`} onClick={onEnd}>
          {say(text['end-session'])}
        </Button>
      )}
    </li>
  )
}

type DialogProps = {
  readonly session: OwnSession
  readonly reload: () => Promise<unknown>
  readonly onClose: () => void
}

function EndDialog({ session, reload, onClose }: DialogProps) {
  const say = useSay()
  const [currentPassword, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const done = (_nothing: unknown, summary: string) => {
    toast.success(say(sameInBoth(summary)))
    onClose()
    return reload()
  }
  const { action, error } = useProcess(ownSessionEnd, done, { onNotDone: reload })
  const send = () => {
    setMissing(currentPassword === '')
    if (currentPassword !== '') action.run(endOf(session, currentPassword))
  }
  return (
    <AskOnce
      title={say(text['end-title'], { device: session.device || say(text['unknown-device']) })}
      keep={say(text.keep)}
      send={say(text['end-session'])}
      action={action}
      problem={error && say(error)}
      onSend={send}
      onClose={onClose}
    >
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{say(text['end-lead'])}</p>
        <PasswordField
          id="ending-password"
          label={say(changeMessages['current-password'])}
          autoComplete="current-password"
          value={currentPassword}
          error={isMissing ? say(authMessages['current-password-required']) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </AskOnce>
  )
}
