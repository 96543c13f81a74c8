import { ClipboardPen } from 'lucide-react'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { Box } from './Box.tsx'

type Queue = {
  readonly name: string
  readonly waiting: number | null
  readonly oldest: string
  readonly code: string
  readonly isLate: boolean
}

const queues: readonly Queue[] = [
  { name: 'Entrance', waiting: 15, oldest: '4 d', code: 'ENT-2083', isLate: true },
  { name: 'Admission', waiting: 3, oldest: '1 d', code: 'ADM-2083', isLate: false },
  { name: 'Retotaling', waiting: null, oldest: '-', code: 'RET-2083', isLate: false },
]

const columns: readonly TableColumn<Queue>[] = [
  { id: 'name', head: 'Queue', render: ({ name }) => name, sort: ({ name }) => name },
  { id: 'waiting', head: 'Waiting', count: ({ waiting }) => waiting },
  { id: 'oldest', head: 'Oldest', render: ({ oldest }) => oldest, stands: ({ isLate }) => isLate },
  { id: 'code', head: 'Code', kind: 'code', render: ({ code }) => code },
  { id: 'open', head: 'Open', kind: 'action', render: () => <Button>Open</Button> },
]

const shared = { columns, rowKey: ({ name }: Queue) => name }
const total: Queue = { name: 'Total', waiting: 18, oldest: '', code: '', isLate: false }
const ignore = () => undefined
const choice = {
  isChosen: ({ isLate }: Queue) => isLate,
  onChoose: ignore,
  nameOf: ({ name }: Queue) => name,
}

/** The table of the office with rows and a total, without rows, while it loads, and when it could not be read. */
export function OfficeTables() {
  return (
    <Box title="Tables of the office" wide>
      <div className="gallery-office office">
        <OfficeTable
          {...shared}
          label="With rows"
          rows={queues}
          isMuted={({ waiting }) => waiting === null}
          total={total}
        />
        <OfficeTable {...shared} label="Rows to choose" rows={queues} choice={choice} />
        <OfficeTable
          {...shared}
          label="Empty"
          rows={[]}
          empty={<Empty icon={ClipboardPen} title="No queue" help="Queues appear here." />}
        />
        <OfficeTable {...shared} label="Head alone" rows={[]} />
        <OfficeTable {...shared} label="Loading" rows={undefined} expected={3} />
        <OfficeTable {...shared} label="Could not be read" rows={undefined} onRetry={ignore} />
        <OfficeTable {...shared} label="Not read again" rows={queues} onRetry={ignore} />
      </div>
    </Box>
  )
}
