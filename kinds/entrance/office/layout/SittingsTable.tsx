import { CalendarClock, DoorOpen, Plus, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { MoveDialog } from '#features/examination/office/MoveDialog.tsx'
import { RoutineTime } from '#features/examination/office/RoutineTime.tsx'
import { useOpen } from '#features/examination/office/use-open.ts'
import { layoutText } from '#features/examination/rules/layout-messages.ts'
import { entranceLayoutText as text } from '../../rules/layout/desk-messages.ts'
import { presenceDeskText } from '../../rules/presence/desk-messages.ts'
import { entranceSittingRemove, type SittingLayout } from '../../wire/layout.ts'
import type { EntranceLayoutPart } from './EntranceLayoutPage.tsx'
import { SittingDialog } from './SittingDialog.tsx'

type Open =
  | { readonly is: 'sitting'; readonly sitting: SittingLayout | null }
  | { readonly is: 'move'; readonly sitting: SittingLayout }

/** Sittings of an entrance with day, time and rooms, and the buttons to change them. */
export function SittingsTable({
  openingId,
  layout: { sittings },
  isOpen,
  onDone,
}: EntranceLayoutPart) {
  const say = useSay()
  const { open, setOpen, close, done } = useOpen<Open>(onDone)
  return (
    <section className="card" aria-labelledby="sittings-title">
      <div className="card-head flex flex-wrap items-center gap-3">
        <h2 id="sittings-title" className="flex-1">
          {say(text.sittings)}
        </h2>
        {isOpen && (
          <Button icon={Plus} onClick={() => setOpen({ is: 'sitting', sitting: null })}>
            {say(text['new-sitting'])}
          </Button>
        )}
      </div>
      {sittings.length === 0 ? (
        <p className="px-4 pb-4 text-muted">{say(text['no-sittings'])}</p>
      ) : (
        <Sittings {...{ openingId, sittings, isOpen, onDone }} onOpen={setOpen} />
      )}
      {open?.is === 'sitting' && (
        <SittingDialog {...{ openingId }} sitting={open.sitting} onDone={done} onClose={close} />
      )}
      {open?.is === 'move' && (
        <MoveDialog
          of={open.sitting}
          only={open.sitting.rooms.map(({ n_exam_room_ID }) => n_exam_room_ID)}
          onDone={done}
          onClose={close}
        />
      )}
    </section>
  )
}

type SittingsProps = Pick<EntranceLayoutPart, 'openingId' | 'isOpen' | 'onDone'> & {
  readonly sittings: readonly SittingLayout[]
  readonly onOpen: (open: Open) => void
}

type PresenceProps = Pick<EntranceLayoutPart, 'openingId'> & { readonly sitting: SittingLayout }

function Sittings({ openingId, sittings, isOpen, onOpen, onDone }: SittingsProps) {
  const say = useSay()
  const change: TableColumn<SittingLayout> = {
    id: 'change',
    head: say(text.change),
    kind: 'action',
    render: (sitting) => <SittingActions {...{ sitting, onOpen, onDone }} />,
  }
  return (
    <OfficeTable
      label={say(text.sittings)}
      rows={sittings}
      rowKey={({ routine }) => routine.n_exam_routine_ID}
      columns={[
        {
          id: 'name',
          head: say(text.sitting),
          render: ({ code }) => code,
          sort: ({ code }) => code,
        },
        {
          id: 'when',
          head: say(layoutText.when),
          render: ({ routine }) => <RoutineTime routine={routine} />,
          sort: ({ routine }) => `${routine.day} ${routine.from}`,
        },
        {
          id: 'seated',
          head: say(layoutText.seated),
          kind: 'number',
          render: ({ seated, rooms }) =>
            say(layoutText['of-all'], {
              have: seated,
              all: rooms.reduce((sum, { seats }) => sum + seats, 0),
            }),
        },
        {
          id: 'where',
          head: say(layoutText.where),
          render: ({ rooms }) => (
            <ul>
              {rooms.map(({ n_exam_room_ID, room, centre, seated: n, seats }) => (
                <li key={n_exam_room_ID}>{say(text['in-room'], { room, centre, n, seats })}</li>
              ))}
            </ul>
          ),
        },
        {
          id: 'presence',
          head: say(presenceDeskText.presence),
          render: (sitting) => <Presence {...{ openingId, sitting }} />,
        },
        ...(isOpen ? [change] : []),
      ]}
    />
  )
}

/** Presence from the beginning of the sitting on, with the page that records it. */
function Presence({ openingId, sitting }: PresenceProps) {
  const say = useSay()
  const { hasBegun, presence, code, routine } = sitting
  if (!hasBegun) return <span className="text-muted">{say(text['not-begun'])}</span>
  const to = `/results/layout/entrances/${openingId}/presence/${routine.n_exam_routine_ID}`
  return (
    <>
      <Link to={to} aria-label={`${say(presenceDeskText.presence)}, ${code}`}>
        {say(presenceDeskText.presence)}
      </Link>
      <br />
      <span className="small text-muted">{say(presenceDeskText.counts, presence)}</span>
    </>
  )
}

type ActionsProps = Pick<SittingsProps, 'onOpen' | 'onDone'> & { readonly sitting: SittingLayout }

function SittingActions({ sitting, onOpen, onDone }: ActionsProps) {
  const say = useSay()
  const { action, error } = useProcess(entranceSittingRemove, onDone)
  const { code, seated, rooms, routine } = sitting
  const named = (label: string) => `${label}, ${code}`
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        icon={CalendarClock}
        aria-label={named(say(text.change))}
        onClick={() => onOpen({ is: 'sitting', sitting })}
      >
        {say(text.change)}
      </Button>
      {seated > 0 && rooms.length > 1 && (
        <Button
          icon={DoorOpen}
          aria-label={named(say(layoutText['change-room']))}
          onClick={() => onOpen({ is: 'move', sitting })}
        >
          {say(layoutText['change-room'])}
        </Button>
      )}
      {seated === 0 && (
        <Button
          icon={Trash2}
          aria-label={named(say(text.remove))}
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
          onClick={() => action.run({ n_exam_routine_ID: routine.n_exam_routine_ID })}
        >
          {say(text.remove)}
        </Button>
      )}
      <LostAnswer action={action} />
      <FieldNote id="remove-note" error={error === null ? undefined : say(error)} />
    </span>
  )
}
