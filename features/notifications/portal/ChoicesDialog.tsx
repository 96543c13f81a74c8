import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { noticeChoices, noticeChoose } from '../wire/processes.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { choiceMessages as text } from '../rules/choice-messages.ts'
import { noticeListMessages } from '../rules/list-messages.ts'
import { noticeTopics } from '../rules/topics.ts'
import { choicesFromWire, type NoticeChoice, type NoticeChoices } from '../wire/choices.ts'
import { DevicePush } from './DevicePush.tsx'

const key = ['notice-choices'] as const

async function readChoices(rest: RestClient): Promise<NoticeChoices> {
  return choicesFromWire(await runProcess(rest, noticeChoices, {}))
}

/** Channels of each topic: mail, text message, this device. A box is saved when it is pressed. */
export function ChoicesDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readChoices(rest),
    staleTime: 0,
  })
  return (
    <Dialog
      title={say(noticeListMessages.choose)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{say(blocks.close)}</Button>}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <Choices choices={data.choices} />
          {data.push && <DevicePush push={data.push} onChanged={() => void refetch()} />}
        </div>
      ) : isError ? (
        <Banner tone="problem" lead={say(text['load-failed'])}>
          <Button onClick={() => void refetch()}>{say(blocks.tryAgain)}</Button>
        </Banner>
      ) : (
        <Loading label={say(text.loading)} />
      )}
    </Dialog>
  )
}

function Choices({ choices }: { readonly choices: readonly NoticeChoice[] }) {
  const say = useSay()
  const { save, isFailed } = useSave()
  return (
    <div className="flex flex-col gap-2">
      <p>{say(text.lead)}</p>
      {isFailed && <Banner tone="problem" lead={say(text['save-failed'])} />}
      <table className="w-full border-collapse">
        <thead>
          <tr className="small border-b border-hairline text-muted">
            <th scope="col" className="py-2 text-start font-strong">
              {say(text.topic)}
            </th>
            {(['mail', 'text'] as const).map((channel) => (
              <th key={channel} scope="col" className="px-2 py-2 font-strong">
                {say(text[channel])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.topic} className="border-b border-hairline last:border-0">
              <th scope="row" className="py-2 text-start font-normal">
                {say(noticeTopics[choice.topic])}
              </th>
              {(['mail', 'text'] as const).map((channel) => (
                <td key={channel} className="px-2 py-2 text-center">
                  <input
                    type="checkbox"
                    role="switch"
                    className="tick align-middle"
                    aria-checked={choice[channel]}
                    checked={choice[channel]}
                    aria-label={say(text.by, {
                      topic: noticeTopics[choice.topic],
                      channel: text[channel],
                    })}
                    onChange={(event) => save({ ...choice, [channel]: event.target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Shows a choice at once and takes it back when it could not be saved. */
function useSave() {
  const rest = useRest()
  const client = useQueryClient()
  const [isFailed, setFailed] = useState(false)
  const show = (choice: NoticeChoice) =>
    client.setQueryData<NoticeChoices>(
      key,
      (known) =>
        known && {
          ...known,
          choices: known.choices.map((each) => (each.topic === choice.topic ? choice : each)),
        },
    )
  const { mutate } = useMutation({
    mutationFn: (choice: NoticeChoice) => runProcess(rest, noticeChoose, { ...choice }),
    onMutate(choice) {
      setFailed(false)
      const before = client.getQueryData<NoticeChoices>(key)
      show(choice)
      return before?.choices.find(({ topic }) => topic === choice.topic)
    },
    onError(_error, _choice, before) {
      setFailed(true)
      if (before) show(before)
    },
  })
  return { save: mutate, isFailed }
}
