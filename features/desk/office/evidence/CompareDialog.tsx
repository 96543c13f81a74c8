import { useId, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'
import { DocumentSheet } from './FilePreview.tsx'
import { LookTools, useLook } from './LookTools.tsx'

type Props = {
  readonly queue: string
  readonly record: number
  readonly files: readonly EvidenceFile[]
  /** Index of the file that was open. */
  readonly left: number
  readonly onClose: () => void
}

/** Shows two files at half the width each: the open one, and the earlier one that it resembles, else the next. */
export function CompareDialog({ queue, record, files, left, onClose }: Props) {
  const say = useSay()
  const [shown, setShown] = useState([left, otherOf(files, left)])
  return (
    <Dialog title={say(text['compare-title'])} width="full" forReading onClose={onClose}>
      <div className="compare">
        {shown.map((index, side) => (
          <Side
            // Left stays left.
            // eslint-disable-next-line react/no-array-index-key
            key={side}
            {...{ queue, record, files, index }}
            onChoose={(to) => setShown(shown.map((each, at) => (at === side ? to : each)))}
          />
        ))}
      </div>
    </Dialog>
  )
}

type SideProps = Pick<Props, 'queue' | 'record' | 'files'> & {
  readonly index: number
  readonly onChoose: (index: number) => void
}

function Side({ queue, record, files, index, onChoose }: SideProps) {
  const say = useSay()
  const id = useId()
  const file = files[index]
  if (file === undefined) return null
  return (
    <section aria-labelledby={id}>
      <select
        id={id}
        className="input"
        aria-label={say(text['compare-paper'])}
        value={index}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {files.map(({ model, record: of, name, label }, each) => (
          <option key={`${model}/${of}/${name}`} value={each}>
            {say(label)}
          </option>
        ))}
      </select>
      <Sheet key={index} {...{ queue, record, file }} />
    </section>
  )
}

/** Looked at closer without the other, which stays as it is. */
function Sheet({ queue, record, file }: Pick<Props, 'queue' | 'record'> & { file: EvidenceFile }) {
  const look = useLook()
  return (
    <>
      <div className="viewer-bar">
        <LookTools look={look} />
      </div>
      <DocumentSheet {...{ queue, record, file, look }} />
    </>
  )
}

function otherOf(files: readonly EvidenceFile[], left: number): number {
  const earlier = files.findIndex(({ isEarlier }, index) => isEarlier === true && index !== left)
  return earlier >= 0 ? earlier : (left + 1) % files.length
}
