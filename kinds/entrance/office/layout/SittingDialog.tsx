import { useState } from 'react'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { Checkbox } from '#platform/browser/ui/form/Choice.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { ProcessDialog } from '#features/desk/office/review/ProcessDialog.tsx'
import { useCentres } from '#features/examination/office/layout.queries.ts'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import { entranceSittingSet, type SittingLayout } from '../../wire/layout.ts'
import type { EntranceLayoutPart } from './EntranceLayoutPage.tsx'

type Props = Pick<EntranceLayoutPart, 'openingId' | 'onDone'> & {
  /** Null: a new one. */
  readonly sitting: SittingLayout | null
  readonly onClose: () => void
}

/** Name, day, time and rooms of a sitting. */
export function SittingDialog({ openingId, sitting, onDone, onClose }: Props) {
  const say = useSay()
  const routine = sitting?.routine
  const [name, setName] = useState(sitting?.code ?? '')
  const [day, setDay] = useState<Day | null>(findDay(routine?.day ?? ''))
  const [times, setTimes] = useState({ from: routine?.from ?? '', to: routine?.to ?? '' })
  const [rooms, setRooms] = useState<readonly number[]>(
    sitting?.rooms.map(({ n_exam_room_ID }) => n_exam_room_ID) ?? [],
  )
  const [isSent, setSent] = useState(false)
  const body = () => {
    setSent(true)
    if (day === null || rooms.length === 0) return null
    return {
      n_entrance_open_ID: openingId,
      ...(routine && { n_exam_routine_ID: routine.n_exam_routine_ID }),
      Name: name,
      exam_day: day,
      time_from: times.from,
      time_to: times.to,
      rooms,
    }
  }
  return (
    <ProcessDialog
      title={sitting === null ? say(text['new-sitting']) : `${say(text.change)}, ${sitting.code}`}
      sendLabel={say(text.save)}
      of={entranceSittingSet}
      {...{ body, onDone, onClose }}
    >
      <TextField
        id="sitting-name"
        label={say(layoutText.name)}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <DayField
        id="sitting-day"
        label={say(layoutText.day)}
        startsIn="bs"
        value={day}
        onChange={setDay}
        error={isSent && day === null ? say(layoutText['day-needed']) : undefined}
      />
      <TimeFields times={times} onChange={setTimes} />
      <RoomChoice chosen={rooms} onChange={setRooms} />
      <FieldNote
        id="rooms-note"
        error={isSent && rooms.length === 0 ? say(text['rooms-needed']) : undefined}
      />
      {sitting !== null && (
        <p className="small text-muted">{say(text.effect, { n: sitting.seated })}</p>
      )}
    </ProcessDialog>
  )
}

type Times = Readonly<Record<'from' | 'to', string>>

type TimesProps = { readonly times: Times; readonly onChange: (times: Times) => void }

function TimeFields({ times, onChange }: TimesProps) {
  const say = useSay()
  return (
    <div className="grid grid-cols-2 gap-4">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          id={`sitting-${end}`}
          label={say(layoutText[end])}
          hint={say(layoutText['time-hint'])}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={times[end]}
          onChange={(event) => onChange({ ...times, [end]: event.target.value.trim() })}
        />
      ))}
    </div>
  )
}

type RoomChoiceProps = {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** Every room of every centre. */
function RoomChoice({ chosen, onChange }: RoomChoiceProps) {
  const say = useSay()
  const { data: centres = [], isError, refetch } = useCentres()
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="font-strong">{say(layoutText.where)}</legend>
      {centres.flatMap(({ name: centre, rooms }) =>
        rooms.map(({ n_exam_room_ID: id, name: room, seats }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {say(layoutText['room-at'], { room, centre, seats })}
          </Checkbox>
        )),
      )}
    </fieldset>
  )
}
