import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { ReasonFields } from '#features/applying/office/ReasonFields.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { applicantDeskText as text } from '../../rules/applicants/desk-messages.ts'
import { type ApplicantOfLayout, entranceSeatMove } from '../../wire/applicants.ts'
import type { SittingLayout } from '../../wire/layout.ts'
import { useEntranceLayout } from '../layout/layout.queries.ts'

export type ApplicantDialogProps = {
  readonly openingId: number
  readonly of: ApplicantOfLayout
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

export const reasonLabels = { reason: text.reason, reason_ne: text['reason-ne'] } as const

/** Moves an applicant to a room with a free seat, in this or another sitting. */
export function MoveApplicantDialog({ openingId, of, onDone, onClose }: ApplicantDialogProps) {
  const say = useSay()
  const { data, isError, refetch } = useEntranceLayout(openingId)
  const [to, setTo] = useState('')
  const [specialNeed, setSpecialNeed] = useState(of.specialNeed)
  const [typed, setTyped] = useState({ reason: '', reason_ne: '' })
  const [isSent, setSent] = useState(false)
  const body = () => {
    setSent(true)
    const [sitting, room] = to.split(':').map(Number)
    if (sitting === undefined || room === undefined) return null
    return {
      n_entrance_reg_ID: of.n_entrance_reg_ID,
      n_exam_routine_ID: sitting,
      n_exam_room_ID: room,
      special_need: specialNeed,
      ...typed,
    }
  }
  return (
    <ProcessDialog
      title={say(text['move-of'], { name: of.name })}
      sendLabel={say(text.move)}
      of={entranceSeatMove}
      {...{ body, onDone, onClose }}
    >
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {of.seat !== null && <p>{say(text['seat-at'], of.seat)}</p>}
      <SelectField
        id="applicant-to"
        label={say(text['new-place'])}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={isSent && to === '' ? say(text['place-needed']) : undefined}
      >
        <option value="">{say(text.choose)}</option>
        {data?.sittings.map((sitting) => (
          <FreeRooms key={sitting.routine.n_exam_routine_ID} sitting={sitting} />
        ))}
      </SelectField>
      <Checkbox checked={specialNeed} onChange={() => setSpecialNeed(!specialNeed)}>
        {say(text['near-door'])}
      </Checkbox>
      <ReasonFields labels={reasonLabels} typed={typed} onType={setTyped} />
      <p className="small text-muted">{say(text.effect)}</p>
    </ProcessDialog>
  )
}

/** Rooms of a sitting with a free seat. */
function FreeRooms({ sitting }: { readonly sitting: SittingLayout }) {
  const say = useSay()
  const { code, routine, rooms } = sitting
  return (
    <optgroup label={code}>
      {rooms
        .filter(({ seats, seated }) => seated < seats)
        .map(({ n_exam_room_ID: id, room, centre, seats, seated }) => (
          <option key={id} value={`${routine.n_exam_routine_ID}:${id}`}>
            {say(text['free-in'], { room, centre, free: seats - seated })}
          </option>
        ))}
    </optgroup>
  )
}
