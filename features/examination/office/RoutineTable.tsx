import { CalendarClock, DoorOpen } from 'lucide-react'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import { hoursOf } from '../rules/slot.ts'
import type { PaperLayout } from '../wire/layout.ts'
import { useMay } from '#features/staff/office/session.ts'
import { MoveDialog } from './MoveDialog.tsx'
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
      {open?.what === 'room' && <MoveDialog paper={open.paper} onDone={done} onClose={close} />}
    </section>
  )
}

type Opens = { readonly onOpen: (open: Open) => void }

function Papers({ papers, onOpen }: Pick<Props, 'papers'> & Opens) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  return (
    <TableScroll label={say(text.routine)}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say(text.code)}</th>
            <th scope="col">{say(text.course)}</th>
            <th scope="col">{say(text.when)}</th>
            <th scope="col" className="end">
              {say(text.seated)}
            </th>
            <th scope="col">{say(text.where)}</th>
            {laysOut && (
              <th scope="col">
                <span className="sr-only">{say(text['change-time'])}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <tr key={paper.n_course_ID}>
              <th scope="row">{paper.code}</th>
              <td>{paper.name}</td>
              <td>
                <When paper={paper} />
              </td>
              <td className="end tabular whitespace-nowrap">
                {say(text['of-all'], { have: paper.seated, all: paper.candidates })}
              </td>
              <td>
                <Where paper={paper} />
              </td>
              {laysOut && (
                <td>
                  <PaperActions paper={paper} onOpen={onOpen} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function When({ paper: { routine } }: { readonly paper: PaperLayout }) {
  const say = useSay()
  const language = useLanguage()
  const day = routine === null ? null : findDay(routine.day)
  if (routine === null || day === null)
    return <span className="late-count">{say(text['not-set'])}</span>
  return (
    <>
      {formatDay(day, language)}
      <br />
      <span className="small text-muted">{say(hoursOf({ ...routine, day }))}</span>
    </>
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
