import { CalendarClock, DoorOpen } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { PaperLayout } from '../wire/layout.ts'
import { useMay } from '#features/staff/office/session.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RoutineTime } from './RoutineTime.tsx'
import { SlotDialog } from './SlotDialog.tsx'
import { useOpen } from './use-open.ts'

type Props = {
  readonly examId: number
  readonly papers: readonly PaperLayout[]
  readonly onDone: (data: unknown, summary: string) => Promise<void>
}

type Open = { readonly what: 'time' | 'room'; readonly paper: PaperLayout }

/** Day, time and rooms of each exam paper, with the buttons to change them. */
export function RoutineTable({ examId, papers, onDone }: Props) {
  const say = useSay()
  const { open, setOpen, close, done } = useOpen<Open>(onDone)
  return (
    <section className="card" aria-labelledby="routine-title">
      <h2 id="routine-title" className="card-head">
        {say(text.routine)}
      </h2>
      {papers.length === 0 ? (
        <p className="px-4 pb-4 text-muted">{say(text['no-papers'])}</p>
      ) : (
        <Papers papers={papers} onOpen={setOpen} />
      )}
      {open?.what === 'time' && (
        <SlotDialog examId={examId} paper={open.paper} onDone={done} onClose={close} />
      )}
      {open?.what === 'room' && <MoveDialog of={open.paper} onDone={done} onClose={close} />}
    </section>
  )
}

type Opens = { readonly onOpen: (open: Open) => void }

function Papers({ papers, onOpen }: Pick<Props, 'papers'> & Opens) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const change: TableColumn<PaperLayout> = {
    id: 'change',
    head: say(text['change-time']),
    kind: 'action',
    render: (paper) => <PaperActions paper={paper} onOpen={onOpen} />,
  }
  return (
    <OfficeTable
      label={say(text.routine)}
      rows={papers}
      rowKey={(paper) => paper.n_course_ID}
      columns={[
        { id: 'code', head: say(text.code), render: ({ code }) => code, sort: ({ code }) => code },
        {
          id: 'course',
          head: say(text.course),
          render: ({ name }) => say(name),
          sort: ({ name }) => say(name),
        },
        {
          id: 'when',
          head: say(text.when),
          render: ({ routine }) => <RoutineTime routine={routine} />,
          sort: ({ routine }) => (routine === null ? null : `${routine.day} ${routine.from}`),
        },
        {
          id: 'seated',
          head: say(text.seated),
          kind: 'number',
          render: ({ seated, candidates }) =>
            say(text['of-all'], { have: seated, all: candidates }),
          sort: ({ seated, candidates }) => (candidates === 0 ? null : seated / candidates),
        },
        { id: 'where', head: say(text.where), render: (paper) => <Where paper={paper} /> },
        ...(laysOut ? [change] : []),
      ]}
    />
  )
}

function Where({ paper: { rooms } }: { readonly paper: PaperLayout }) {
  const say = useSay()
  if (rooms.length === 0) return <span className="text-muted">{say(text['no-seats'])}</span>
  return (
    <ul>
      {rooms.map(({ n_exam_room_ID, room, centre, seated }) => (
        <li key={n_exam_room_ID}>{say(text['in-room'], { room, centre, n: seated })}</li>
      ))}
    </ul>
  )
}

function PaperActions({ paper, onOpen }: { readonly paper: PaperLayout } & Opens) {
  const say = useSay()
  const { code, routine, rooms } = paper
  const time = say(routine === null ? text['set-time'] : text['change-time'])
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button
        icon={CalendarClock}
        aria-label={`${time}, ${code}`}
        onClick={() => onOpen({ what: 'time', paper })}
      >
        {time}
      </Button>
      {rooms.length > 0 && (
        <Button
          icon={DoorOpen}
          aria-label={`${say(text['change-room'])}, ${code}`}
          onClick={() => onOpen({ what: 'room', paper })}
        >
          {say(text['change-room'])}
        </Button>
      )}
    </span>
  )
}
