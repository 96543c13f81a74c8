import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { pushOff, pushOn } from '../wire/processes.ts'
import { useSay } from '#platform/browser/language.ts'
import {
  askForPush,
  hasPushAddress,
  type PushStatus,
  pushStatus,
} from '#platform/browser/storage/push.ts'
import { clearPush } from '#platform/browser/storage/push-mark.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { choiceMessages as text } from '../rules/choice-messages.ts'
import type { NoticeChoices } from '../wire/choices.ts'

type Push = NonNullable<NoticeChoices['push']>
type Props = { readonly push: Push; readonly onChanged: () => void }

/** Turns push notifications of this browser on or off; they come also while the portal is closed. Off by default. */
export function DevicePush({ push, onChanged }: Props) {
  const say = useSay()
  const [status, setStatus] = useState(pushStatus)
  const { isOn, isAsking, isFailed, change } = useDevice({ push, onChanged, setStatus })
  const state = isAsking ? 'asking' : isOn ? 'on' : 'off'
  return (
    <section aria-labelledby="device-push" className="flex flex-col gap-2">
      <h3 id="device-push">{say(text.device)}</h3>
      {status === 'possible' && (
        <Checkbox
          boxed
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isAsking}
          aria-describedby="device-push-state"
          onChange={() => change(!isOn)}
        >
          {say(text['push-notices'])}
        </Checkbox>
      )}
      <p id="device-push-state" role="status" className="small text-muted">
        {say(text[`push-${status === 'possible' ? state : status}`])}
      </p>
      {isFailed && (
        <p role="alert" className="small text-error">
          {say(text['push-failed'])}
        </p>
      )}
    </section>
  )
}

const addressKey = ['push-address'] as const

/** On is what both know: the server that it may send here, the browser where. */
function useDevice({
  push,
  onChanged,
  setStatus,
}: Props & { readonly setStatus: (status: PushStatus) => void }) {
  const rest = useRest()
  const client = useQueryClient()
  const { data: hasAddress = false } = useQuery({
    queryKey: addressKey,
    queryFn: hasPushAddress,
    staleTime: 0,
  })
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? turnOn(rest, push.key) : turnOff(rest)),
    async onSettled() {
      setStatus(pushStatus())
      await client.invalidateQueries({ queryKey: addressKey })
      onChanged()
    },
  })
  return { isOn: push.isOn && hasAddress, isAsking: isPending, isFailed: isError, change: mutate }
}

/** An address that the server did not take is of no use. */
async function turnOn(rest: RestClient, key: string): Promise<void> {
  const address = await askForPush(key)
  if (address === 'refused') return
  try {
    await runProcess(rest, pushOn, { ...address })
  } catch (error) {
    await clearPush()
    throw error
  }
}

/** Server first: if only the browser gave up its address, the server would go on pushing to it. */
async function turnOff(rest: RestClient): Promise<void> {
  await runProcess(rest, pushOff, {})
  await clearPush()
}
