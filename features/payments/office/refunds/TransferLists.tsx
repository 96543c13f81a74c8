import { useState } from 'react'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useReportDownload } from '#platform/browser/action/use-report-download.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useMay } from '#features/staff/office/session.ts'
import { refundPageText as text } from '../../rules/refunds/refund-page-messages.ts'
import type { Refunds } from '../../wire/refunds.ts'
import {
  refundListFile,
  refundListMake,
  refundListPrint,
  type TransferList,
} from '../../wire/transfer-lists.ts'
import { DissolveDialog, SentDialog } from './ListDialogs.tsx'

type Props = {
  readonly found: Pick<Refunds, 'toList' | 'lists'>
  readonly onChanged: (summary: string) => void
}

/** Refunds that are ready for the bank, and the newest lists with their files. */
export function TransferLists({ found: { toList, lists }, onChanged }: Props) {
  const say = useSay()
  const language = useLanguage()
  const mayDecide = useMay('credit.decide')
  const { action, error } = useProcess(refundListMake, (_data, summary) => onChanged(summary))
  const amount = formatRs(toList.sum, language)
  return (
    <section className="card" aria-label={say(text.lists)}>
      <header className="card-head refund-lists-head">
        <div>
          <h2>{say(text.lists)}</h2>
          <p className="small text-muted">
            {toList.count === 0
              ? say(text['none-ready'])
              : say(text.ready, { n: toList.count, amount })}
          </p>
        </div>
        {mayDecide && toList.count > 0 && (
          <Button
            look="filled"
            busy={isRunning(action)}
            disabled={action.state === 'lost'}
            onClick={() => action.run({})}
          >
            {say(text.make)}
          </Button>
        )}
      </header>
      <LostAnswer action={action} />
      <FieldNote id="refund-list-note" error={error === null ? undefined : say(error)} />
      {lists.length > 0 && <Lists lists={lists} onChanged={onChanged} />}
    </section>
  )
}

type ListsProps = Pick<Props, 'onChanged'> & { readonly lists: readonly TransferList[] }

function Lists({ lists, onChanged }: ListsProps) {
  const say = useSay()
  return (
    <OfficeTable
      label={say(text.lists)}
      rows={lists}
      rowKey={({ id }) => id}
      columns={[
        { id: 'list', head: say(text.list), render: ({ id }) => String(id) },
        {
          id: 'made',
          head: say(text.made),
          render: ({ madeBy, made }) => <ByPerson name={madeBy} at={made} />,
          sort: ({ made }) => made,
        },
        { id: 'count', head: say(text.count), count: (row) => row.count },
        {
          id: 'sum',
          head: say(text.amount),
          kind: 'number',
          render: ({ sum }) => <MoneyText amount={sum} />,
          sort: ({ sum }) => sum,
        },
        { id: 'state', head: say(text.state), render: (list) => <ListState list={list} /> },
        {
          id: 'actions',
          head: say(text.actions),
          render: (list) => <ListActions list={list} onChanged={onChanged} />,
        },
      ]}
    />
  )
}

type OfList = { readonly list: TransferList }

function ListState({ list: { sentOn, sentBy, isOwn } }: OfList) {
  const say = useSay()
  const language = useLanguage()
  if (sentOn === null) return isOwn ? say(text['own-list']) : say(text.open)
  return (
    <>
      {say(text['sent-on'], { day: formatDay(sentOn, language) })}
      <span className="small block text-muted">{sentBy}</span>
    </>
  )
}

function ListActions({ list, onChanged }: OfList & Pick<Props, 'onChanged'>) {
  const say = useSay()
  const mayDecide = useMay('credit.decide')
  const [open, setOpen] = useState<'sent' | 'dissolve' | null>(null)
  const done = (summary: string) => {
    setOpen(null)
    onChanged(summary)
  }
  if (!mayDecide) return null
  const dialog = { list, onDone: done, onClose: () => setOpen(null) }
  const isOpen = list.sentOn === null
  return (
    <div className="refund-actions">
      <Download list={list} slug={refundListFile.slug} label={say(text.file)} />
      <Download list={list} slug={refundListPrint.slug} label={say(text.print)} />
      {isOpen && !list.isOwn && (
        <Button onClick={() => setOpen('sent')}>{say(text['note-sent'])}</Button>
      )}
      {isOpen && <Button onClick={() => setOpen('dissolve')}>{say(text.dissolve)}</Button>}
      {open === 'sent' && <SentDialog {...dialog} />}
      {open === 'dissolve' && <DissolveDialog {...dialog} />}
    </div>
  )
}

function Download({
  list,
  slug,
  label,
}: OfList & { readonly slug: string; readonly label: string }) {
  const say = useSay()
  const { download, isPending, error } = useReportDownload({
    slug,
    parameters: { refund_list_ID: list.id },
    failed: text['not-downloaded'],
  })
  return (
    <>
      <Button busy={isPending} onClick={download}>
        {label}
      </Button>
      <FieldNote id={`${slug}-${list.id}`} error={error === null ? undefined : say(error)} />
    </>
  )
}
