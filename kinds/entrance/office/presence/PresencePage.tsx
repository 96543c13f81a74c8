import { Link, useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { SelectField } from '#platform/browser/ui/form/Field.tsx'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { RoutineTime } from '#features/examination/office/RoutineTime.tsx'
import { presenceDeskText as text } from '../../rules/presence/desk-messages.ts'
import type { PresenceCounts } from '../../wire/layout.ts'
import type { PresenceRoom as RoomOfSitting, PresenceSheet } from '../../wire/presence.ts'
import { usePresence } from './presence.queries.ts'
import { PresenceFile } from './PresenceFile.tsx'
import { PresenceRoom } from './PresenceRoom.tsx'

/** Presence in a sitting: a room in the order of seats, or a file of the whole sitting. */
export function PresencePage({ sittingId }: { readonly sittingId: number }) {
  const say = useSay()
  const [params] = useSearchParams()
  const asked = params.get('room')
  const { data, isError, refetch } = usePresence(sittingId, asked === null ? null : Number(asked))
  return (
    <div className="sheet-page">
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows rows={12} heading />}
      {data && (
        <>
          <PresenceHead sheet={data} />
          {data.closed !== null && (
            <Banner tone="draft" lead={say(text[`closed-${data.closed}` as const])} />
          )}
          {data.n_exam_room_ID === null ? (
            <p className="text-muted">{say(text['no-seats'])}</p>
          ) : (
            <>
              <RoomChoice rooms={data.rooms} chosen={data.n_exam_room_ID} />
              {data.closed === null && (
                <PresenceFile sittingId={sittingId} seen={data.seenSitting} />
              )}
              <PresenceRoom key={data.n_exam_room_ID} sittingId={sittingId} sheet={data} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function PresenceHead({ sheet }: { readonly sheet: PresenceSheet }) {
  const say = useSay()
  const { name, sitting, day, from, to, n_entrance_open_ID: openingId, rooms } = sheet
  return (
    <header>
      <p className="small">
        <Link to={`/results/layout/entrances/${openingId}`}>{say(text.back, { name })}</Link>
      </p>
      <h1>{say(text.title, { sitting })}</h1>
      <p>
        <RoutineTime routine={{ n_exam_routine_ID: 0, day, from, to }} />
      </p>
      <p className="small text-muted">{say(text.counts, sumOf(rooms))}</p>
    </header>
  )
}

function sumOf(rooms: readonly RoomOfSitting[]): PresenceCounts {
  const sum = (key: keyof PresenceCounts) => rooms.reduce((total, room) => total + room[key], 0)
  return { present: sum('present'), absent: sum('absent'), missing: sum('missing') }
}

type RoomChoiceProps = { readonly rooms: readonly RoomOfSitting[]; readonly chosen: number }

function RoomChoice({ rooms, chosen }: RoomChoiceProps) {
  const say = useSay()
  const [, setParams] = useSearchParams()
  return (
    <SelectField
      id="presence-room"
      label={say(text.room)}
      value={chosen}
      onChange={(event) => setParams({ room: event.target.value }, { replace: true })}
    >
      {rooms.map((room) => (
        <option key={room.n_exam_room_ID} value={room.n_exam_room_ID}>
          {say(text['room-counts'], room)}
        </option>
      ))}
    </SelectField>
  )
}
