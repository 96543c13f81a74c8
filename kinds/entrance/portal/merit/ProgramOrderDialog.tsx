import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { DialogFoot } from '#platform/browser/ui/control/DialogFoot.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import type { Message } from '#platform/pure/message.ts'
import { ProgramPlaces } from '../../card/ProgramPlaces.tsx'
import { orderText as text } from '../../rules/merit/order-messages.ts'
import { entranceProgramOrderSet, type ProgramOrder } from '../../wire/merit-programs.ts'
import { ofApplication } from '../../wire/merit-processes.ts'

type Props = {
  readonly applicationId: number
  readonly order: ProgramOrder
  readonly onDone: (summary: string) => void
  readonly onClose: () => void
}

/** The applicant chooses the order of the programmes, which is sent as one. */
export function ProgramOrderDialog({ applicationId, order, onDone, onClose }: Props) {
  const say = useSay()
  const [chosen, setChosen] = useState<readonly number[]>(order.chosen)
  const [problem, setProblem] = useState<Message | null>(null)
  const { action, error } = useProcess(entranceProgramOrderSet, (_, summary) => onDone(summary))
  const busy = isRunning(action)
  const send = () => {
    if (chosen.length === 0) setProblem(text['first-needed'])
    else action.run({ ...ofApplication(applicationId), programs: chosen })
  }
  return (
    <Dialog
      title={say(text.title)}
      width="narrow"
      busy={busy}
      onClose={onClose}
      footer={
        <DialogFoot action={action} problem={error && say(error)}>
          <Button disabled={busy} onClick={onClose}>
            {say(blocks.cancel)}
          </Button>
          {action.state !== 'lost' && (
            <Button look="filled" busy={busy} onClick={send}>
              {say(text.save)}
            </Button>
          )}
        </DialogFoot>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="small text-muted">{say(text.lead)}</p>
        <ProgramPlaces
          order={order}
          chosen={chosen}
          locked={action.state !== 'idle'}
          onChange={(programs) => {
            setProblem(null)
            setChosen(programs)
          }}
        />
        <FieldNote id="order-note" error={problem === null ? undefined : say(problem)} />
      </div>
    </Dialog>
  )
}
