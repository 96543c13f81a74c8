import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { TextField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamCentre, ExamRoom } from '../wire/layout.ts'
import { examCentreSave, examRoomSave } from '../wire/processes.ts'

type Shared = {
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

const centreFields = [
  ['Name', 'name', 80],
  ['address', 'address', 120],
  ['address_ne', 'address-ne', 120],
] as const

/** A centre's name and address; a new one without `centre`. */
export function CentreDialog({
  centre,
  onDone,
  onClose,
}: Shared & { readonly centre: ExamCentre | null }) {
  const say = useSay()
  const [typed, setTyped] = useState({
    Name: centre?.name ?? '',
    address: centre?.address ?? '',
    address_ne: centre?.address_ne ?? '',
  })
  const known = centre === null ? {} : { n_exam_centre_ID: centre.n_exam_centre_ID }
  return (
    <ProcessDialog
      title={say(centre === null ? text['new-centre'] : text['change-centre'])}
      sendLabel={say(text.save)}
      of={examCentreSave}
      body={() => ({ ...known, ...typed })}
      {...{ onDone, onClose }}
    >
      {centreFields.map(([field, label, longest]) => (
        <TextField
          key={field}
          id={`centre-${field}`}
          label={say(text[label])}
          optional={field === 'address_ne'}
          required={field !== 'address_ne'}
          maxLength={longest}
          autoComplete="off"
          value={typed[field] ?? ''}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      ))}
    </ProcessDialog>
  )
}

/** A room's name and how many seats it has; a new one without `room`. */
export function RoomDialog({
  centre,
  room,
  onDone,
  onClose,
}: Shared & { readonly centre: ExamCentre; readonly room: ExamRoom | null }) {
  const say = useSay()
  const [name, setName] = useState(room?.name ?? '')
  const [seats, setSeats] = useState(room === null ? '' : String(room.seats))
  const known = room === null ? {} : { n_exam_room_ID: room.n_exam_room_ID }
  return (
    <ProcessDialog
      title={`${room === null ? say(text['new-room']) : room.name}, ${centre.name}`}
      sendLabel={say(text.save)}
      of={examRoomSave}
      body={() => ({ ...known, n_exam_centre_ID: centre.n_exam_centre_ID, Name: name, seats })}
      {...{ onDone, onClose }}
    >
      <TextField
        id="room-name"
        label={say(text.name)}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="room-seats"
        label={say(text['seats-of'])}
        required
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={seats}
        onChange={(event) => setSeats(event.target.value.trim())}
      />
    </ProcessDialog>
  )
}
