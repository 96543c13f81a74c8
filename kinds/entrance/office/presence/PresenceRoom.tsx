import { Save } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useSay } from '#platform/browser/language.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import type { GridColumn } from '#features/marking/office/grid.ts'
import { TypingGrid } from '#features/marking/office/TypingGrid.tsx'
import { useTyped } from '#features/marking/office/use-typed.ts'
import { useDesk } from '#features/staff/office/session.ts'
import { presenceDeskText as text } from '../../rules/presence/desk-messages.ts'
import type { PresenceSheet } from '../../wire/presence.ts'
import { changesOf, marksFile, marksToSave, presenceRows, unsavedOf } from './presence-rows.tsx'
import { type SavingPresence, useSavePresence } from './use-save-presence.ts'

type Props = { readonly sittingId: number; readonly sheet: PresenceSheet }

const noProblem: ReadonlyMap<string, string> = new Map()

const reasonId = 'presence-reason'

/** Applicants of a room in the order of seats: absent ones are ticked, then the room is saved as a whole. */
export function PresenceRoom({ sittingId, sheet }: Props) {
  const say = useSay()
  const desk = useDesk()
  const momentText = useMomentText()
  const { n_exam_room_ID: roomId, seenRoom: seen, rows, closed } = sheet
  const typing = useTyped(`presence:${desk?.userId ?? 0}:${sittingId}:${roomId}`)
  const [reason, setReason] = useState('')
  const saving = useSavePresence(({ typed = new Map() }) => {
    typing.drop(typed)
    setReason('')
  })
  const shown = useMemo(() => presenceRows(sheet, say, momentText), [sheet, say, momentText])
  const columns = useColumns()
  const marks = marksToSave(rows, shown, typing.typed)
  const unsaved = unsavedOf(marks)
  const changes = changesOf(marks, say)
  const needsReason = changes.length > 0 && reason.trim() === ''
  const isBlocked = unsaved === 0 || needsReason
  const save = () => {
    if (needsReason) document.getElementById(reasonId)?.focus()
    if (isBlocked || saving.action.state !== 'idle') return
    const of = { n_exam_routine_ID: sittingId, n_exam_room_ID: roomId, seen }
    const file = new Blob([marksFile(marks)], { type: 'text/csv' })
    saving.action.run({
      of,
      file,
      fileName: 'presence.csv',
      reason: reason.trim(),
      typed: typing.typed,
    })
  }
  return (
    <div className="typed-sheet">
      {closed === null && <p className="small text-muted">{say(text['room-hint'])}</p>}
      <TypingGrid
        label={say(text.title, { sitting: sheet.sitting })}
        numberName={say(text.number)}
        factNames={[say(text.seat), say(text.saved)]}
        {...{ columns, rows: shown, typed: typing.typed }}
        wrong={noProblem}
        wrongCell={undefined}
        goTo={null}
        onType={typing.type}
        onSave={save}
      />
      {changes.length > 0 && <Changes {...{ changes, reason }} onReason={setReason} />}
      {closed === null && (
        <RoomBar
          {...{ unsaved, isBlocked, saving }}
          isTyped={typing.typed.size > 0}
          onSave={save}
          onDiscard={typing.discard}
        />
      )}
    </div>
  )
}

function useColumns(): readonly GridColumn[] {
  const say = useSay()
  return useMemo(
    () => [{ id: 'attendance', name: say(text.absent), tick: 'absent', none: 'present' }],
    [say],
  )
}

type ChangesProps = {
  readonly changes: readonly string[]
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** Recorded marks that saving changes, and the reason for it. */
function Changes({ changes, reason, onReason }: ChangesProps) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-2">
      <p className="font-strong">{say(text.changes)}</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <TextField
        id={reasonId}
        label={say(text.reason)}
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </div>
  )
}

type BarProps = {
  readonly unsaved: number
  readonly isBlocked: boolean
  readonly isTyped: boolean
  readonly saving: SavingPresence
  readonly onSave: () => void
  readonly onDiscard: () => void
}

function RoomBar({ unsaved, isBlocked, isTyped, saving, onSave, onDiscard }: BarProps) {
  const say = useSay()
  const { action, saved, problem } = saving
  return (
    <div className="save-bar">
      <div className="flex-1" role="status">
        <p className={unsaved > 0 ? 'font-strong' : 'text-muted'}>
          {unsaved > 0 ? say(text['not-saved'], { n: unsaved }) : say(text['all-saved'])}
        </p>
        {saved !== '' && <p className="small text-done">{saved}</p>}
        <FieldNote id="presence-note" error={problem?.sentence} />
      </div>
      <LostAnswer action={action} />
      {isTyped && (
        <Button disabled={isRunning(action)} onClick={onDiscard}>
          {say(text.discard)}
        </Button>
      )}
      <Button
        look="filled"
        icon={Save}
        disabled={isBlocked || action.state === 'lost'}
        busy={isRunning(action)}
        onClick={onSave}
      >
        {say(text.save)}
      </Button>
    </div>
  )
}
