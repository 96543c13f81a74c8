import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamCentre, PaperLayout } from '../wire/layout.ts'
import { useCentres } from './layout.queries.ts'
import { examPaperMove } from '../wire/processes.ts'

type Props = {
  readonly of: Pick<PaperLayout, 'code' | 'routine' | 'rooms' | 'seated'>
  /** Rooms to move to; absent: all. */
  readonly only?: readonly number[]
  readonly onDone: (data: unknown, summary: string) => Promise<void>
  readonly onClose: () => void
}

/**
 * Moves the candidates of an exam paper, all or of one room, to another room or centre; shows how many are notified.
 */
export function MoveDialog({ of: paper, only, onDone, onClose }: Props) {
  const say = useSay()
  const { data: all, isError, refetch } = useCentres()
  const centres = only === undefined ? all : all?.flatMap((centre) => onlyRooms(centre, only))
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const moving = paper.rooms.filter((room) => from === '' || room.n_exam_room_ID === Number(from))
  const sum = (key: 'seated' | 'cards') => moving.reduce((total, room) => total + room[key], 0)
  const body = () => {
    setPlaceMissing(to === '')
    const [kind, id] = to.split(':')
    if (id === undefined || paper.routine === null) return null
    return {
      n_exam_routine_ID: paper.routine.n_exam_routine_ID,
      ...(from !== '' && { from_room_ID: Number(from) }),
      [kind === 'room' ? 'to_room_ID' : 'to_centre_ID']: Number(id),
    }
  }
  return (
    <ProcessDialog
      title={say(text['room-of'], { code: paper.code })}
      sendLabel={say(text.move)}
      of={examPaperMove}
      {...{ body, onDone, onClose }}
    >
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      <SelectField
        id="move-from"
        label={say(text['from-room'])}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      >
        <option value="">{say(text.everyone, { n: paper.seated })}</option>
        {paper.rooms.map(({ n_exam_room_ID, room, centre, seated }) => (
          <option key={n_exam_room_ID} value={n_exam_room_ID}>
            {say(text['in-room'], { room, centre, n: seated })}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="move-to"
        label={say(text['to-place'])}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        error={isPlaceMissing && to === '' ? say(text['place-needed']) : undefined}
      >
        <option value="">{say(text.choose)}</option>
        {centres?.map((centre) => (
          <Places key={centre.n_exam_centre_ID} centre={centre} />
        ))}
      </SelectField>
      <p className="small text-muted">
        {say(text['move-effect'], { told: sum('seated'), cards: sum('cards') })}
      </p>
    </ProcessDialog>
  )
}

/** The centre with these rooms alone; none without any of them. */
function onlyRooms(centre: ExamCentre, only: readonly number[]): readonly ExamCentre[] {
  const rooms = centre.rooms.filter(({ n_exam_room_ID }) => only.includes(n_exam_room_ID))
  return rooms.length === 0 ? [] : [{ ...centre, rooms }]
}

/** A centre and its rooms, as places to move to. */
function Places({ centre }: { readonly centre: ExamCentre }) {
  const say = useSay()
  const { n_exam_centre_ID, name, rooms } = centre
  return (
    <optgroup label={name}>
      <option value={`centre:${n_exam_centre_ID}`}>
        {say(text['whole-centre'], { centre: name })}
      </option>
      {rooms.map(({ n_exam_room_ID, name: room, seats }) => (
        <option key={n_exam_room_ID} value={`room:${n_exam_room_ID}`}>
          {say(text['room-at'], { room, centre: name, seats })}
        </option>
      ))}
    </optgroup>
  )
}
