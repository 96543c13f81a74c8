import { Upload } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { ScrollBox } from '#platform/browser/ui/list/ScrollBox.tsx'
import { presenceDeskText as text } from '../../rules/presence/desk-messages.ts'
import { type SavingPresence, useSavePresence } from './use-save-presence.ts'

type Props = { readonly sittingId: number; readonly seen: string }

/** Marks of a sitting from a file, saved at once; a file that changes what is recorded is sent again with a reason. */
export function PresenceFile({ sittingId, seen }: Props) {
  const say = useSay()
  const [chosen, setChosen] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const saving = useSavePresence(() => setReason(''))
  const { action, saved, problem } = saving
  const send = (file: File, why: string) => {
    if (action.state !== 'idle') return
    setChosen(file)
    const of = { n_exam_routine_ID: sittingId, seen }
    action.run({ of, file, fileName: file.name, reason: why })
  }
  return (
    <div className="file-tools">
      <div className="flex flex-wrap items-center gap-3">
        <PickFile
          icon={Upload}
          label={say(text['read-file'])}
          accept=".csv,.txt,.xlsx"
          disabled={action.state === 'lost'}
          busy={isRunning(action)}
          onPick={(file) => send(file, '')}
        />
        <p className="small flex-1 text-muted">{say(text['file-hint'])}</p>
      </div>
      <LostAnswer action={action} />
      <p role="status" className={saved === '' ? 'sr-only' : 'small text-done'}>
        {saved}
      </p>
      <FieldNote id="presence-file-note" error={problem?.sentence} />
      {problem?.isReasonNeeded === true && chosen !== null && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            id="presence-file-reason"
            label={say(text.reason)}
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button
            disabled={reason.trim() === '' || action.state === 'lost'}
            busy={isRunning(action)}
            onClick={() => send(chosen, reason.trim())}
          >
            {say(text['send-again'])}
          </Button>
        </div>
      )}
      {problem !== null && problem.rows.length > 0 && <Findings rows={problem.rows} />}
    </div>
  )
}

function Findings({ rows }: Pick<NonNullable<SavingPresence['problem']>, 'rows'>) {
  const say = useSay()
  return (
    <ScrollBox className="left-out" label={say(text.findings)} role="region">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say(text.line)}</th>
            <th scope="col">{say(text.problem)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, problem }) => (
            <tr key={line}>
              <td className="tabular">{line}</td>
              <td>{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
