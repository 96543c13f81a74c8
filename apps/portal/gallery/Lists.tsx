import { ClipboardPen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { Checklist } from '#platform/browser/ui/list/Checklist.tsx'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh, Empty, Nothing } from '#platform/browser/ui/list/Empty.tsx'
import { Facts } from '#platform/browser/ui/list/Facts.tsx'
import { ListPage } from '#platform/browser/ui/list/ListPage.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { Tabs } from '#platform/browser/ui/list/Tabs.tsx'
import { Timeline } from '#platform/browser/ui/list/Timeline.tsx'
import { UnreadableEntries } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { Box } from './Box.tsx'

const ignore = () => undefined
const none = { icon: ClipboardPen, title: 'No applied exams found' } as const

export function Lists() {
  const [tab, setTab] = useState('open')
  return (
    <Box title="Timeline, checklist, tabs">
      <Timeline
        label="Progress"
        steps={[
          { id: 'a', state: 'done', title: 'Applied', detail: '3 Mangsir' },
          { id: 'b', state: 'turn', title: 'Pay the fee', detail: 'Your turn' },
          { id: 'c', state: 'waiting', title: 'Being checked', detail: '~2 days' },
          { id: 'd', state: 'future', title: 'Admit card' },
        ]}
      />
      <Timeline
        label="Ended"
        flat
        steps={[
          { id: 'a', state: 'done', title: 'Applied' },
          { id: 'b', state: 'problem', title: 'Returned' },
          { id: 'c', state: 'closed', title: 'Closed' },
        ]}
      />
      <Checklist
        tasks={[
          { id: 'a', state: 'done', title: 'General', aside: 'Done' },
          {
            id: 'b',
            state: 'turn',
            title: 'Images',
            detail: 'Photo, signature',
            aside: 'Next',
            to: '/',
          },
          { id: 'c', state: 'later', title: 'Education', aside: 'Later' },
        ]}
      />
      <Tabs
        label="Entrance"
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'open', label: 'Open', count: 4, content: <p>Open entrances</p> },
          { id: 'applied', label: 'Applied', content: <p>Applied entrances</p> },
        ]}
      />
      <Facts
        facts={[
          { label: 'Fee', value: 'Rs. 1,500' },
          { label: 'Paid', value: '3 Mangsir 2083' },
        ]}
      />
    </Box>
  )
}

export function Loadings() {
  return (
    <Box title="Loading, empty, failed">
      <Loading label="Loading exams" />
      <LoadingRows rows={2} heading />
      <Empty {...none} help="Exams you apply for appear here." onRetry={ignore} />
      <Nothing {...none} help="Exams you apply for appear here.">
        <Button>Apply</Button>
      </Nothing>
      <CouldNotRefresh onRetry={ignore} />
      <UnreadableEntries ids={['1000017']} />
    </Box>
  )
}

const exams = [
  {
    id: 1,
    name: 'Semester II Regular 2083',
    status: 'turn',
    text: 'Pay the fee',
    fee: 'Rs. 2,500',
  },
  { id: 2, name: 'Semester I Back Paper 2083', status: 'done', text: 'Approved', fee: 'Rs. 500' },
] as const
type Exam = (typeof exams)[number]

const columns: readonly Column<Exam>[] = [
  { id: 'name', header: 'Exam', slot: 'title', cell: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    slot: 'status',
    cell: ({ status, text }) => <StatusChip tone={status}>{text}</StatusChip>,
  },
  { id: 'fee', header: 'Fee', slot: 'fact', align: 'end', cell: ({ fee }) => fee },
]

const texts = {
  title: { en: 'A list page', ne: 'सूचीको पृष्ठ' },
  lead: { en: 'As in the office', ne: 'कार्यालयमा जस्तै' },
  none: { en: 'No rows', ne: 'कुनै पङ्क्ति छैन' },
  'none-help': { en: 'Rows appear here.', ne: 'पङ्क्ति यहाँ देखिन्छन्।' },
}

export function Tables() {
  const shared = { rows: exams, rowKey: ({ id }: Exam) => id, columns }
  const read = (facts: { data?: readonly Exam[]; isError?: boolean }) => ({
    data: facts.data,
    isError: facts.isError ?? false,
    refetch: () => Promise.resolve(),
  })
  const page = (list: ReturnType<typeof read>) => (
    <ListPage text={texts} icon={ClipboardPen} list={list}>
      {(rows) => <p>{rows.length} rows</p>}
    </ListPage>
  )
  return (
    <Box title="Lists of students" wide>
      <DataList {...shared} caption="As a table" tableFrom={0} waits={({ id }) => id === 1} />
      <DataList {...shared} caption="As cards" tableFrom={9_999} waits={({ id }) => id === 1} />
      {page(read({ data: exams }))}
      {page(read({ data: [] }))}
      {page(read({ isError: true }))}
      {page(read({}))}
    </Box>
  )
}
