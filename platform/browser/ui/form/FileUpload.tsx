import { FileText, Plus, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { editing } from '#platform/browser/forms/editing-messages.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { formMessages } from '#platform/browser/forms/form-messages.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '../control/Button.tsx'
import { digits } from '../text/digits.ts'
import { fileSize } from '../text/file-size.ts'
import { FieldNote } from './Field.tsx'

type Props = {
  readonly id?: string
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string
  /** For the picker: extensions and MIME types. */
  readonly accept: string
  readonly file: File | null
  /** Size before shrinking, in bytes. */
  readonly wasBytes?: number | null
  readonly onFile: (file: File | null) => void
  readonly error?: string | undefined
  /** Share sent, 0 to 1, while the upload runs. */
  readonly sent: number | null
  readonly onCancel?: () => void
  readonly onRetry?: (() => void) | undefined
}

/** Camera, gallery or file; drop zone on desktop; real progress with Cancel; a failure keeps the file. */
export function FileUpload(props: Props) {
  const { label, hint, accept, file, onFile, error, sent } = props
  const say = useSay()
  const own = useId()
  const id = props.id ?? own
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-strong">
        {label}
        {props.optional && (
          <span className="font-normal text-muted"> {say(formMessages.optional)}</span>
        )}
      </label>
      {hint && <p className="small text-muted">{hint}</p>}
      <input
        ref={input}
        id={id}
        type="file"
        // The button beneath opens it; a second tab stop for the same thing would be invisible.
        tabIndex={-1}
        accept={accept}
        className="sr-only"
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onFile(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      {file === null ? (
        <DropZone
          wrong={error !== undefined}
          onFile={onFile}
          onOpen={() => input.current?.click()}
        />
      ) : (
        <Chosen
          key={`${file.name}${file.size}`}
          file={file}
          wasBytes={props.wasBytes ?? null}
          removable={sent === null}
          onRemove={() => onFile(null)}
        />
      )}
      {sent !== null && props.onCancel && (
        <UploadProgress sent={sent} name={file?.name ?? ''} onCancel={props.onCancel} />
      )}
      {props.onRetry && <UploadFailed onRetry={props.onRetry} />}
      <FieldNote id={`${id}-note`} error={error} />
      <span className="sr-only">{say(editing.addFile)}</span>
    </div>
  )
}

function DropZone({
  wrong,
  onFile,
  onOpen,
}: {
  readonly wrong: boolean
  readonly onFile: (file: File | null) => void
  readonly onOpen: () => void
}) {
  const say = useSay()
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-control border border-dashed p-3 ${wrong ? 'border-error-line' : 'border-control'}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFile(event.dataTransfer.files[0] ?? null)
      }}
    >
      <span className="small hidden text-muted md:inline">{say(editing.dropHere)}</span>
      <Button icon={Plus} onClick={onOpen}>
        {say(editing.addFile)}
      </Button>
    </div>
  )
}

function Chosen({
  file,
  wasBytes,
  removable,
  onRemove,
}: {
  readonly file: File
  readonly wasBytes: number | null
  readonly removable: boolean
  readonly onRemove: () => void
}) {
  const say = useSay()
  const language = useLanguage()
  const preview = usePreview(file)
  return (
    <div className="flex items-center gap-3 rounded-control border border-hairline p-3">
      {preview === null ? (
        <FileText className="size-10 flex-none text-muted" strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={preview} alt="" className="size-14 flex-none rounded-chip object-cover" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block">{file.name}</span>
        <span className="small text-muted">
          {fileSize(file.size, language)}
          {wasBytes !== null &&
            ` · ${say(editing.wasSize, { size: fileSize(wasBytes, language) })}`}
        </span>
      </span>
      {removable && (
        <button type="button" className="link-button px-2" onClick={onRemove}>
          {say(editing.removeFile)}
        </button>
      )}
    </div>
  )
}

/** One address per shown file; the caller remounts for another file. */
function usePreview(file: File): string | null {
  const [url] = useState(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null))
  useEffect(() => {
    if (url !== null) return () => URL.revokeObjectURL(url)
    return undefined
  }, [url])
  return url
}

/** Announced at 0, 50 and 100 % only. */
export function UploadProgress({
  sent,
  name,
  onCancel,
}: {
  readonly sent: number
  readonly name: string
  readonly onCancel: () => void
}) {
  const say = useSay()
  const language = useLanguage()
  const percent = Math.round(sent * 100)
  const words = (n: number) => `${name} · ${say(editing.uploading, { n: digits(n, language) })}`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="small flex justify-between gap-3">
        <span aria-hidden>{words(percent)}</span>
        <span className="sr-only" role="status">
          {words(Math.floor(percent / 50) * 50)}
        </span>
        <button type="button" className="link-button" onClick={onCancel}>
          {say(blocks.cancel)}
        </button>
      </div>
      <progress className="bar" max={1} value={sent} aria-label={name} />
    </div>
  )
}

/** A failure keeps the file: `Couldn't upload. (Try again)`. */
export function UploadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <p className="small flex gap-2 text-error" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      {say(editing.couldNotUpload)}
      <button type="button" className="link-button" onClick={onRetry}>
        {say(blocks.tryAgain)}
      </button>
    </p>
  )
}
