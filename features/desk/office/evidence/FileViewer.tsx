import { Columns2, Crop, Maximize2 } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { fileSize } from '#platform/browser/ui/text/file-size.ts'
import { useMomentText } from '#platform/browser/use-moment-text.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { fileQuery } from '../desk.queries.ts'
import { Key } from '../shortcuts/Key.tsx'
import { useKeys } from '../shortcuts/keys.ts'
import { DocumentSheet } from './FilePreview.tsx'
import { LookTools, useLook } from './LookTools.tsx'
import { ToolButton } from './ToolButton.tsx'

const CropDialog = lazyPart(async () => ({
  default: (await import('./CropDialog.tsx')).CropDialog,
}))

type Props = {
  readonly queue: string
  readonly record: number
  readonly files: readonly EvidenceFile[]
  /** Called for each file once it can be seen. */
  readonly onSeen: (file: EvidenceFile) => void
}

/** Shows the files of an item, one at a time: 1 … 9 choose, + − O V look closer, D compares two, P cuts a photo. */
export function FileViewer({ queue, record, files, onSeen }: Props) {
  const say = useSay()
  const [at, setAt] = useState(0)
  const look = useLook()
  const [isFull, setFull] = useState(false)
  const [dialog, setDialog] = useState<'compare' | 'crop' | null>(null)
  const file = files[at] ?? files[0]
  const full = () => setFull((now) => !now)
  const compare = () => setDialog(files.length > 1 ? 'compare' : null)
  const crop = () => setDialog(file?.crop === undefined ? null : 'crop')
  const close = () => setDialog(null)
  useKeys({
    '+': look.closer,
    '=': look.closer,
    '-': look.further,
    o: look.turn,
    v: full,
    d: compare,
    p: crop,
    ...(isFull ? { escape: full } : {}),
    ...Object.fromEntries(
      files.slice(0, 9).map((_, index) => [`${index + 1}`, () => setAt(index)]),
    ),
  })
  if (file === undefined) return null
  return (
    <section className={`viewer${isFull ? ' full' : ''}`} aria-label={say(file.label)}>
      <div className="viewer-bar">
        <LookTools look={look} hasKeys />
        <span className="flex-1" />
        {file.crop && (
          <ToolButton label={say(text.crop)} icon={Crop} hint="P" onPress={crop} shown />
        )}
        {files.length > 1 && (
          <ToolButton label={say(text.compare)} icon={Columns2} hint="D" onPress={compare} shown />
        )}
        <ToolButton
          label={say(isFull ? text.fit : text.full)}
          icon={Maximize2}
          hint="V"
          onPress={full}
          shown
        />
      </div>
      {files.length > 1 && <Tabs files={files} at={at} onChoose={setAt} />}
      <DocumentSheet
        key={`${file.model}/${file.record}/${file.name}`}
        {...{ queue, record, file, look }}
        onSeen={() => onSeen(file)}
      />
      <FileNote file={file} />
      {dialog === 'compare' && (
        <CompareDialog {...{ queue, record, files }} left={at} onClose={close} />
      )}
      {dialog === 'crop' && file.crop && (
        <CropOf {...{ queue, record, file }} crop={file.crop} onClose={close} />
      )}
    </section>
  )
}

/** Size of the file, and when it was sent. */
function FileNote({ file: { bytes, sent } }: { readonly file: EvidenceFile }) {
  const say = useSay()
  const momentText = useMomentText()
  const size = fileSize(bytes, useLanguage())
  return (
    <p className="viewer-note">
      {sent === undefined ? size : say(text['file-sent'], { size, moment: momentText(sent) })}
    </p>
  )
}

type CropOfProps = Pick<Props, 'queue' | 'record'> & {
  readonly file: EvidenceFile
  readonly crop: NonNullable<EvidenceFile['crop']>
  readonly onClose: () => void
}

/** The photo that is on the screen already; nothing while it is not. */
function CropOf({ queue, record, file, crop, onClose }: CropOfProps) {
  const { data: address } = useQuery(fileQuery(useRest(), { queue, record, file }))
  if (address === undefined) return null
  return (
    <Suspense>
      <CropDialog {...{ crop, address, onClose }} />
    </Suspense>
  )
}

function Tabs({
  files,
  at,
  onChoose,
}: {
  readonly files: readonly EvidenceFile[]
  readonly at: number
  readonly onChoose: (index: number) => void
}) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="viewer-tabs">
      {files.map((file, index) => (
        <button
          key={`${file.model}/${file.record}/${file.name}`}
          type="button"
          aria-pressed={index === at}
          onClick={() => onChoose(index)}
        >
          {index < 9 && <Key>{digits(index + 1, language)}</Key>}
          {say(file.label)}
        </button>
      ))}
    </div>
  )
}
