import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Message } from '#platform/pure/message.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'
import { useSay } from '#platform/browser/language.ts'
import { downloadBlob } from '#platform/browser/files/download.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { PickFile } from '#platform/browser/ui/control/PickFile.tsx'
import { FieldNote, SelectField } from '#platform/browser/ui/form/Field.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { importText as text } from '../rules/screen-messages.ts'
import type { ImportTarget } from '../wire/import-file.ts'
import { importExport } from '../wire/processes.ts'
import { CheckProgress } from './CheckProgress.tsx'
import { FileButton } from './FileButton.tsx'
import { useImportTargets } from './imports.queries.ts'
import { LatestImports } from './LatestImports.tsx'
import { useUpload } from './use-upload.ts'

/** Chooses what to import and the file; shows the latest imports. */
export function StartImport({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const { data, isError, refetch } = useImportTargets()
  const retry = isError ? () => void refetch() : undefined
  return (
    <>
      {data === undefined && retry === undefined && <LoadingRows rows={4} />}
      {data === undefined && retry && <CouldNotRefresh onRetry={retry} />}
      {data && <ChooseFile targets={data.targets} onOpen={onOpen} />}
      {data && <LatestImports imports={data.latest} onRetry={retry} />}
    </>
  )
}

type Props = {
  readonly targets: readonly ImportTarget[]
  readonly onOpen: (id: number) => void
}

function ChooseFile({ targets, onOpen }: Props) {
  const say = useSay()
  const [params] = useSearchParams()
  const asked = targets.find((each) => each.id === params.get('target')) ?? targets[0]
  const [id, setId] = useState(asked?.id ?? '')
  const upload = useUpload(onOpen)
  const { isRunning, start } = upload
  const target = targets.find((each) => each.id === id)
  if (target === undefined) return null
  const isZip = target.takes === 'zip'
  return (
    <section className="card import-start" aria-label={say(text.choose)}>
      <SelectField
        label={say(text.target)}
        value={id}
        disabled={isRunning}
        onChange={(event) => setId(event.target.value)}
      >
        {targets.map((each) => (
          <option key={each.id} value={each.id}>
            {say(each.label)}
          </option>
        ))}
      </SelectField>
      <p className="small text-muted">
        {!isZip &&
          say(text.required, {
            columns: requiredOf(target)
              .map((label) => say(label))
              .join(', '),
          })}
        {target.note !== null && <span className="block">{say(target.note)}</span>}
      </p>
      <div className="import-actions">
        <PickFile
          look="filled"
          icon={FileUp}
          label={say(text.choose)}
          accept={isZip ? '.zip' : '.csv,.tsv,.txt,.xlsx'}
          busy={isRunning}
          disabled={isRunning}
          onPick={(file) => void start(file, id)}
        />
        {!isZip && (
          <>
            <Button icon={Download} onClick={() => downloadHeadings(target)}>
              {say(text['empty-file'])}
            </Button>
            {target.isExported && <ExportButtons key={id} target={id} />}
          </>
        )}
      </div>
      <UploadState upload={upload} />
    </section>
  )
}

/** Progress of the upload, or why it stopped. */
function UploadState({ upload }: { readonly upload: ReturnType<typeof useUpload> }) {
  const say = useSay()
  const { isRunning, problem, progress, id, goOn } = upload
  return (
    <>
      {isRunning && progress !== null && progress < 100 && (
        <p role="status">{say(text.sending, { n: progress })}</p>
      )}
      {isRunning && progress === 100 && id !== null && (
        <CheckProgress id={id} before={<p role="status">{say(text.reading)}</p>} />
      )}
      <FieldNote id="file-note" error={problem === null ? undefined : say(problem)} />
      {problem !== null && goOn !== null && (
        <Button onClick={() => void goOn()}>{say(text['send-again'])}</Button>
      )}
    </>
  )
}

function requiredOf({ columns }: ImportTarget): readonly Message[] {
  return columns.filter(({ isRequired }) => isRequired).map(({ label }) => label)
}

/** All records as a file of each format, which can be imported again. */
function ExportButtons({ target }: { readonly target: string }) {
  return (
    <>
      <FileButton label={text.export} call={callOf(importExport, { target })} />
      <FileButton
        label={text['export-workbook']}
        call={callOf(importExport, { target, format: 'xlsx' })}
      />
    </>
  )
}

/** A file that spreadsheets open with its Nepali characters: UTF-8 with a byte-order mark. */
function downloadHeadings({ id, columns }: ImportTarget): void {
  const heads = columns.map(({ label }) => `"${label.en.replaceAll('"', '""')}"`)
  const content = `\uFEFF${heads.join(',')}\r\n`
  downloadBlob(new Blob([content], { type: 'text/csv' }), `${id}.csv`)
}
