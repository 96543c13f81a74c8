import { FileDown } from 'lucide-react'
import type { ProcessCall } from '#platform/pure/rest-dialect/contract.ts'
import type { Message } from '#platform/pure/message.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcessFile } from '#platform/browser/action/use-process-file.ts'
import { useSay } from '#platform/browser/language.ts'
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
  const { action, error } = useProcessFile({
    prepare: (given: ProcessCall) => given,
    failed: text['not-exported'],
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
