import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'
import type { Message } from '#platform/pure/message.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { isRunning, useAction } from '#platform/browser/action/action.ts'
import { downloadBase64 } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { text as textIn } from '#platform/browser/network/rest-failure.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { importText as text } from '../rules/screen-messages.ts'

type Props = {
  readonly label: Message
  /** The process that makes the file, with its arguments. */
  readonly call: ProcessCall
}

/** Downloads the file that a process makes. */
export function FileButton({ label, call }: Props) {
  const say = useSay()
  const rest = useRest()
  const [error, setError] = useState<Message | null>(null)
  const action = useAction<ProcessCall, ProcessCall, unknown>({
    prepare(given) {
      setError(null)
      return Promise.resolve(given)
    },
    send: ({ slug, body }) => rest.post(processPath(slug), body),
    onDone: (answer) =>
      downloadBase64(
        textIn(answer, 'exportFile'),
        textIn(answer, 'exportFileName'),
        typeOf(textIn(answer, 'exportFileName')),
      ),
    onFailed: (failure) => setError(refusalOr(failure, text['not-exported'])),
  })
  return (
    <>
      <Button
        icon={FileDown}
        busy={isRunning(action)}
        disabled={action.state === 'lost'}
        onClick={() => action.run(call)}
      >
        {say(label)}
      </Button>
      <FieldNote
        id={`${call.slug}-${label.en}-note`}
        error={error === null ? undefined : say(error)}
      />
      <LostAnswer action={action} />
    </>
  )
}

function typeOf(name: string): string {
  return name.endsWith('.xlsx')
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'text/csv;charset=utf-8'
}
