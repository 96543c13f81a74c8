import './notices.css'
import { Megaphone, Plus } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { noticeScreen as text, noticeStateNames } from '../rules/screen-messages.ts'
import type { BulkNotice } from '../wire/processes.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { NoticePane } from './NoticePane.tsx'
import { useNotices } from './notices.queries.ts'

const home = '/overview/notices'

/** Notices to many students: the list, a new one, or one of them with who received it. */
export function NoticesPage({ open }: { readonly open: string | undefined }) {
  const say = useSay()
  const [, navigate] = useLocation()
  if (open === 'new')
    return (
      <NoticeFrame>
        <NoticeForm draft={null} onSaved={(id) => navigate(`${home}/${id}`)} />
      </NoticeFrame>
    )
  if (open !== undefined)
    return (
      <NoticeFrame>
        <NoticePane id={Number(open)} />
      </NoticeFrame>
    )
  return (
    <div className="page">
      <header className="page-head">
        <h1 className="flex-1">{say(text.title)}</h1>
        <Button icon={Plus} look="filled" onClick={() => navigate(`${home}/new`)}>
          {say(text.new)}
        </Button>
      </header>
      <NoticeList />
    </div>
  )
}

function NoticeFrame({ children }: { readonly children: React.ReactNode }) {
  const say = useSay()
  return (
    <div className="page notices">
      <Link to={home}>{say(text.back)}</Link>
      {children}
    </div>
  )
}

function NoticeList() {
  const say = useSay()
  const language = useLanguage()
  const { data, isError, refetch } = useNotices()
  const columns: readonly TableColumn<BulkNotice>[] = [
    {
      id: 'notice',
      head: say(text.title),
      render: ({ id, text: notice, audience }) => (
        <>
          <Link to={`${home}/${id}`} lang={language}>
            {notice[language].slice(0, 120)}
          </Link>
          <span className="small block font-normal text-muted">{say(audience)}</span>
        </>
      ),
    },
    { id: 'state', head: say(text.state), render: ({ state }) => say(noticeStateNames[state]) },
    {
      id: 'sent',
      head: say(text.sent),
      render: ({ sent, people }) =>
        people === 0 ? '-' : say(text['sent-of'], { sent, n: people }),
    },
    {
      id: 'by',
      head: say(text.by),
      render: ({ by, created }) => <ByPerson name={by} at={created} />,
    },
  ]
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={5} />
  if (data.length === 0)
    return <Empty icon={Megaphone} title={say(text.none)} help={say(text['none-help'])} />
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable label={say(text.title)} columns={columns} rows={data} rowKey={({ id }) => id} />
    </section>
  )
}
