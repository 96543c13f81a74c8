import { Upload } from 'lucide-react'
import { useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { readBase64 } from '#platform/browser/files/download.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { entranceMeritParts } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'

type Props = { readonly openingId: number; readonly parts: readonly string[] }

/** Scores of the exam's parts from a file; a rule may decide between equal scores by them. */
export function PartScores({ openingId, parts }: Props) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const readAgain = useReadAgain()
  const { action, error } = useProcess(entranceMeritParts, async (_, summary) => {
    toast.success(summary)
    await readAgain()
  })
  const send = async (chosen: File | undefined) => {
    if (chosen === undefined || action.state !== 'idle') return
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
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={say(text['parts-read'])}
        hidden
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        icon={Upload}
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
        onClick={() => input.current?.click()}
      >
        {say(text['parts-read'])}
      </Button>
      <LostAnswer action={action} />
      <FieldNote id="parts-note" error={error === null ? undefined : say(error)} />
    </section>
  )
}
