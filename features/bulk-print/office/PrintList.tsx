import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useFileDownload } from '#platform/browser/action/use-file-download.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { fileSize } from '#platform/browser/ui/text/file-size.ts'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { OfficeTable, type TableColumn } from '#platform/browser/ui/table/OfficeTable.tsx'
import { ByPerson } from '#platform/browser/ui/text/ByPerson.tsx'
import {
  bulkPrintScreen as text,
  printActionNames,
  printOrderNames,
  printStateNames,
} from '../rules/screen-messages.ts'
import { type BulkPrint, bulkPrintChange, bulkPrintFile } from '../wire/processes.ts'
import { useLeftOut, usePrints, useReadPrintsAgain } from './prints.queries.ts'

/** The latest prints with their progress, and what can be done with each. */
export function PrintList() {
  const say = useSay()
  const { data, isError, refetch } = usePrints()
  const columns: readonly TableColumn<BulkPrint>[] = [
    {
      id: 'print',
      head: say(text.print),
      render: ({ name, subject, order }) => (
        <>
          {say(name)}
          <span className="small block font-normal text-muted">
            {say(subject)} · {say(printOrderNames[order])}
          </span>
        </>
      ),
    },
    { id: 'state', head: say(text.state), render: (print) => <State print={print} /> },
    {
      id: 'by',
      head: say(text.by),
      render: ({ by, created }) => <ByPerson name={by} at={created} />,
    },
    { id: 'actions', head: say(text.actions), render: (print) => <Actions print={print} /> },
  ]
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={5} />
  if (data.length === 0)
    return <Empty icon={Printer} title={say(text.none)} help={say(text['none-help'])} />
  return (
    <section className="card" aria-label={say(text.title)}>
      <OfficeTable
        download="never"
        label={say(text.title)}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
      />
    </section>
  )
}

function State({ print }: { readonly print: BulkPrint }) {
  const say = useSay()
  const { state, drawn, pages, leftOut } = print
  const isUnderWay = state === 'waiting' || state === 'drawing' || state === 'paused'
  return (
    <>
      {say(printStateNames[state])}
      <span className="small block text-muted">
        {isUnderWay ? say(text.progress, { drawn, n: pages }) : say(text.pages, { n: pages })}
      </span>
      {isUnderWay && (
        <progress className="block" max={pages} value={drawn} aria-label={say(text.state)} />
      )}
      {leftOut > 0 && !isUnderWay && <LeftOut print={print} />}
    </>
  )
}

/** Reasons are read when they are opened. */
function LeftOut({ print }: { readonly print: BulkPrint }) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {say(text['left-out'], { n: print.leftOut })}
      </Button>
      {isOpen && <Reasons print={print} />}
    </>
  )
}

function Reasons({ print: { id, leftOut } }: { readonly print: BulkPrint }) {
  const say = useSay()
  const { data, isError, refetch } = useLeftOut(id, leftOut)
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  return (
    <ul className="small">
      {data.map(({ place, reason }) => (
        <li key={place}>{say(text['left-out-page'], { place, reason: say(reason) })}</li>
      ))}
    </ul>
  )
}

function Actions({ print }: { readonly print: BulkPrint }) {
  const say = useSay()
  const readAgain = useReadPrintsAgain()
  const { action, error } = useProcess(bulkPrintChange, readAgain, { onNotDone: readAgain })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {print.bytes !== null && <Download id={print.id} bytes={print.bytes} />}
      {print.actions.map((each) => (
        <Button
          key={each}
          busy={isRunning(action)}
          disabled={action.state === 'lost'}
          onClick={() => action.run({ bulk_print_ID: print.id, action: each })}
        >
          {say(printActionNames[each])}
        </Button>
      ))}
      <LostAnswer action={action} />
      <FieldNote id={`print-error-${print.id}`} error={error === null ? undefined : say(error)} />
    </div>
  )
}

function Download({ id, bytes }: { readonly id: number; readonly bytes: number }) {
  const say = useSay()
  const { action, error } = useFileDownload(text['not-downloaded'])
  const size = fileSize(bytes, useLanguage())
  return (
    <>
      <Button
        icon={FileDown}
        busy={isRunning(action)}
        onClick={() => action.run(bulkPrintFile(id))}
      >
        {say(text.download, { size })}
      </Button>
      <FieldNote id={`print-file-${id}`} error={error === null ? undefined : say(error)} />
    </>
  )
}
