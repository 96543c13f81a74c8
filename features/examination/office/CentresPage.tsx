import { Building2, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { layoutText as text } from '../rules/layout-messages.ts'
import type { ExamCentre } from '../wire/layout.ts'
import { useCentres } from './layout.queries.ts'
import { useMay } from '#features/staff/office/session.ts'
import { CentreDialog, RoomDialog } from './PlaceDialogs.tsx'
import { StatusMessage } from './StatusMessage.tsx'
import { useOpen } from './use-open.ts'
import { useStatusMessage } from './use-status-message.ts'

/** The open dialog: a centre or a room; null for a new one. */
type Open =
  | { readonly what: 'centre'; readonly centre: ExamCentre | null }
  | {
      readonly what: 'room'
      readonly centre: ExamCentre
      readonly room: ExamCentre['rooms'][number] | null
    }

/** Exam centres, their rooms, and the seats of each room. */
export function CentresPage() {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { data, isError, refetch } = useCentres()
  const { message, onDone } = useStatusMessage()
  const { open, setOpen, close, done } = useOpen<Open>(onDone)
  return (
    <div className="page">
      <p>
        <Link to="/results/layout">{say(text.back)}</Link>
      </p>
      <header className="page-head flex-wrap">
        <div className="flex-1">
          <h1>{say(text['to-centres'])}</h1>
          <p className="small text-muted">{say(text['centres-lead'])}</p>
        </div>
        {laysOut && (
          <Button icon={Plus} onClick={() => setOpen({ what: 'centre', centre: null })}>
            {say(text['new-centre'])}
          </Button>
        )}
      </header>
      <StatusMessage message={message} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {data === undefined && !isError && <LoadingRows />}
      {data?.length === 0 && (
        <Empty
          icon={Building2}
          title={say(text['no-centres'])}
          help={say(text['no-centres-help'])}
        />
      )}
      {data?.map((centre) => (
        <Centre key={centre.n_exam_centre_ID} centre={centre} onOpen={setOpen} />
      ))}
      {open?.what === 'centre' && (
        <CentreDialog centre={open.centre} onDone={done} onClose={close} />
      )}
      {open?.what === 'room' && (
        <RoomDialog centre={open.centre} room={open.room} onDone={done} onClose={close} />
      )}
    </div>
  )
}

type CentreProps = { readonly centre: ExamCentre; readonly onOpen: (open: Open) => void }

function Centre({ centre, onOpen }: CentreProps) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const { n_exam_centre_ID, name, address, address_ne, rooms } = centre
  const id = `centre-${n_exam_centre_ID}`
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head flex flex-wrap items-center gap-3">
        <div className="flex-1">
          <h2 id={id}>{name}</h2>
          <p className="small text-muted">
            {address} {address_ne !== '' && <span lang="ne">{address_ne}</span>}
          </p>
          <p className="small text-muted">{say(text['seats-in-all'], { n: seats })}</p>
        </div>
        {laysOut && (
          <>
            <Button
              aria-label={`${say(text['change-centre'])}, ${name}`}
              onClick={() => onOpen({ what: 'centre', centre })}
            >
              {say(text['change-centre'])}
            </Button>
            <Button
              icon={Plus}
              aria-label={`${say(text['new-room'])}, ${name}`}
              onClick={() => onOpen({ what: 'room', centre, room: null })}
            >
              {say(text['new-room'])}
            </Button>
          </>
        )}
      </div>
      {rooms.length === 0 ? (
        <p className="px-4 pb-4 text-muted">{say(text['no-rooms'])}</p>
      ) : (
        <Rooms centre={centre} onOpen={onOpen} />
      )}
    </section>
  )
}

function Rooms({ centre, onOpen }: CentreProps) {
  const say = useSay()
  const laysOut = useMay('exam-layout.manage')
  const change: TableColumn<ExamCentre['rooms'][number]> = {
    id: 'change',
    head: say(text['change-one']),
    kind: 'action',
    render: (room) => (
      <Button
        aria-label={`${say(text['change-one'])}, ${room.name}`}
        onClick={() => onOpen({ what: 'room', centre, room })}
      >
        {say(text['change-one'])}
      </Button>
    ),
  }
  return (
    <OfficeTable
      label={say(text.room)}
      rows={centre.rooms}
      rowKey={(room) => room.n_exam_room_ID}
      columns={[
        { id: 'room', head: say(text.room), render: ({ name }) => name, sort: ({ name }) => name },
        {
          id: 'seats',
          head: say(text['seats-of']),
          count: ({ seats }) => seats,
        },
        ...(laysOut ? [change] : []),
      ]}
    />
  )
}
