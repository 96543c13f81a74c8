import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { type Crop, type CropView, firstView } from '#platform/browser/files/crop.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CropBox } from '#platform/browser/ui/form/CropBox.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { EvidenceFile } from '#features/desk/wire/evidence.ts'
import { regionOf } from './crop-region.ts'
import { namedProcess } from '#platform/pure/rest-dialect/contract.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'

type Props = {
  readonly crop: NonNullable<EvidenceFile['crop']>
  /** Address of the picture in the browser. */
  readonly address: string
  readonly onClose: () => void
}

/** Cuts the photo of an item to its shape; the server cuts, so that nothing but a part of it can come of it. */
export function CropDialog({ crop: { slug, body, frame }, address, onClose }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const picture = usePicture(address)
  const [view, setView] = useState<CropView>(firstView)
  const { action, error } = useProcess(namedProcess(slug), async () => {
    queries.removeQueries({ queryKey: ['desk', 'file'] })
    await queries.invalidateQueries({ queryKey: ['desk', 'item'] })
    onClose()
  })
  const busy = isRunning(action)
  const crop: Crop | null =
    picture === null
      ? null
      : { picture: { width: picture.width, height: picture.height }, frame, margins: false }
  return (
    <Dialog
      title={say(text['crop-title'])}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(blocks.cancel)}</Button>
          <Button
            look="filled"
            busy={busy}
            disabled={crop === null || action.state === 'lost'}
            onClick={() => crop && action.run({ ...body, ...regionOf(crop, view) })}
          >
            {say(text['crop-do'])}
          </Button>
        </>
      }
    >
      <div className="crop-photo">
        {picture === null || crop === null ? (
          <Spinner />
        ) : (
          <CropBox picture={picture} crop={crop} view={view} onChange={setView} />
        )}
        <p className="small text-muted">{say(text['crop-told'])}</p>
        <LostAnswer action={action} />
        <FieldNote id="crop-note" error={error === null ? undefined : say(error)} />
      </div>
    </Dialog>
  )
}

/** The picture as the browser draws it already. */
function usePicture(address: string): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    let isHere = true
    const image = new Image()
    image.src = address
    void image
      .decode()
      .then(() => createImageBitmap(image))
      .then((opened) => (isHere ? setPicture(opened) : opened.close()))
      // It is on the screen behind this dialog: what could be drawn there can be opened here.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [address])
  return picture
}
