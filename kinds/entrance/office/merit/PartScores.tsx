import { Upload } from 'lucide-react'

import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { entranceMeritParts } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'

type Props = { readonly openingId: number; readonly parts: readonly string[] }

/** Scores of the exam's parts from a file; a rule may decide between equal scores by them. */
export function PartScores({ openingId, parts }: Props) {
  const say = useSay()
  const readAgain = useReadAgain()
  const { action, error } = useProcess(entranceMeritParts, async (_, summary) => {
    toast.success(summary)
    await readAgain()
  })
  const send = async (chosen: File) => {
    if (action.state !== 'idle') return
    const fileContent = await readBase64(chosen)
    const file = { fileName: chosen.name, fileContent }
    action.run({ n_entrance_open_ID: openingId, file })
  }
  return (
    <section className="card flex flex-col gap-3 p-4" aria-labelledby="parts-title">
      <h2 id="parts-title">{say(text.parts)}</h2>
      <p className="small text-muted">
        {say(text['parts-lead'])}
        {parts.length > 0 && ` ${say(text['parts-known'], { parts: parts.join(', ') })}`}
      </p>
      <PickFile
        icon={Upload}
        label={say(text['parts-read'])}
        accept=".csv,.txt,.xlsx"
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onPick={(file) => void send(file)}
      />
      <LostAnswer action={action} />
      <FieldNote id="parts-note" error={error === null ? undefined : say(error)} />
    </section>
  )
}
