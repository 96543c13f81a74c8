import { Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'wouter'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useSay } from '#platform/browser/language.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { PagedTable } from '#platform/browser/ui/paged/PagedTable.tsx'
import { mayTakeBack } from '../rules/bulk-notice.ts'
import { noticeScreen as text, noticeStateNames } from '../rules/screen-messages.ts'
import { bulkNoticeSend, bulkNoticeTakeBack, type ReadNotice } from '../wire/processes.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { useNotice, useReadAgain, useReaders } from './notices.queries.ts'

/** A notice: its text as a student reads it, how many receive it, and what can be done with it. */
export function NoticePane({ id }: { readonly id: number }) {
  const say = useSay()
  const { data, isError, refetch } = useNotice(id)
  const [isEditing, setIsEditing] = useState(false)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={6} />
  if (isEditing) return <NoticeForm draft={data} onSaved={() => setIsEditing(false)} />
  return (
    <>
      <h1>{say(data.audience)}</h1>
      <Preview notice={data} />
      {mayTakeBack(data.state) && <Actions notice={data} onEdit={() => setIsEditing(true)} />}
      {data.people > 0 && <Readers id={id} sent={data.sent} />}
    </>
  )
}

function Preview({ notice }: { readonly notice: ReadNotice }) {
  const say = useSay()
  const moment = useMomentText()
  return (
    <section className="card notice-card" aria-labelledby="notice-preview">
      <h2 id="notice-preview">{say(text.preview)}</h2>
      <p lang="en">{notice.text.en}</p>
      <p lang="ne">{notice.text.ne}</p>
      <p className="text-muted">
        {say(noticeStateNames[notice.state])}
        {notice.people > 0 && ` · ${say(text['sent-of'], { sent: notice.sent, n: notice.people })}`}
        {notice.sendAt !== null && ` · ${say(text['at-time'], { at: moment(notice.sendAt) })}`}
      </p>
    </section>
  )
}

type ActionsProps = { readonly notice: ReadNotice; readonly onEdit: () => void }

function Actions({ notice, onEdit }: ActionsProps) {
  const say = useSay()
  const { id, state, reach, mailed, unknown, needsSecond, alone } = notice
  const readAgain = useReadAgain()
  const done = async (_data: unknown, summary: string) => {
    toast.success(summary)
    await readAgain()
  }
  const sending = useProcess(bulkNoticeSend, done, { onNotDone: readAgain })
  const takingBack = useProcess(bulkNoticeTakeBack, done, { onNotDone: readAgain })
  const error = sending.error ?? takingBack.error
  const isDraft = state === 'draft'
  return (
    <section className="card notice-card" aria-label={say(text.send, { n: reach })}>
      {isDraft && <p>{say(text.reach, { n: reach, mailed })}</p>}
      {isDraft && needsSecond && (
        <p className="text-muted">{say(text['needs-second'], { n: alone })}</p>
      )}
      {unknown.length > 0 && (
        <p className="text-error">{say(text.unknown, { list: unknown.slice(0, 20).join(', ') })}</p>
      )}
      <div className="setup-actions">
        {isDraft && (
          <Button
            icon={Send}
            look="filled"
            busy={isRunning(sending.action)}
            disabled={reach === 0 || unknown.length > 0 || sending.action.state === 'lost'}
            onClick={() => sending.action.run({ notice_ID: id, people: reach })}
          >
            {say(needsSecond ? text.propose : text.send, { n: reach })}
          </Button>
        )}
        {isDraft && <Button onClick={onEdit}>{say(text.edit)}</Button>}
        <Button
          icon={Undo2}
          look="danger-outlined"
          busy={isRunning(takingBack.action)}
          disabled={takingBack.action.state === 'lost'}
          onClick={() => takingBack.action.run({ notice_ID: id })}
        >
          {say(text['take-back'])}
        </Button>
      </div>
      <FieldNote id="notice-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={sending.action} />
      <LostAnswer action={takingBack.action} />
    </section>
  )
}

type ReadersProps = { readonly id: number; readonly sent: number }

function Readers({ id, sent: notified }: ReadersProps) {
  const say = useSay()
  const moment = useMomentText()
  return (
    <section className="card" aria-label={say(text.received)}>
      <PagedTable
        label={say(text.received)}
        query={useReaders(id, notified)}
        columns={[
          {
            id: 'student',
            head: say(text.student),
            render: ({ partnerId, name }) => <Link to={`/students/${partnerId}`}>{name}</Link>,
          },
          {
            id: 'sent',
            head: say(text.sent),
            render: ({ sent }) => (sent === null ? say(text['not-yet']) : moment(sent)),
          },
        ]}
        rowKey={({ partnerId }) => partnerId}
      />
    </section>
  )
}
