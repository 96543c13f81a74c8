import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import {
  type Crop,
  type CropView,
  firstView,
  lowestZoom,
  zoomed,
} from '#platform/browser/files/crop.ts'
import { encodeCrop, openPicture } from '#platform/browser/files/encode-crop.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CropBox } from '#platform/browser/ui/form/CropBox.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { imageShapes, type ProfileImage } from '../rules/images.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import { Sizes } from './Sizes.tsx'

type Props = {
  readonly which: ProfileImage
  readonly file: File
  readonly onUse: (picture: Blob) => void
  /** This device cannot read the file. */
  readonly onUnreadable: () => void
}

const maxBytes = 200_000
/** Delay before the size is announced, after the last move of the picture. */
const stillMs = 300

/** Decodes upright, crops to the shape of the image, and encodes it small enough for a slow line. */
export function ImageCropper({ which, file, onUse, onUnreadable }: Props) {
  const say = useSay()
  const picture = usePicture(file, onUnreadable)
  if (picture === null)
    return (
      <p className="flex items-center gap-3 text-muted" role="status">
        <Spinner />
        {say(screen['opening-picture'])}
      </p>
    )
  return <Cropping which={which} file={file} picture={picture} onUse={onUse} />
}

type CroppingProps = Omit<Props, 'onUnreadable'> & { readonly picture: ImageBitmap }

function Cropping({ which, file, picture, onUse }: CroppingProps) {
  const say = useSay()
  const { width, height } = picture
  const crop: Crop = {
    picture: { width, height },
    frame: imageShapes[which],
    margins: which === 'signature',
  }
  const [view, setView] = useState<CropView>(() => wholeIfAllowed(crop))
  const ready = useEncoded(picture, crop, view)
  const [using, setUsing] = useState(false)
  const isHere = useIsHere()
  async function use() {
    setUsing(true)
    const small = ready ?? (await encodeCrop(picture, { crop, view, maxBytes }))
    if (isHere.current) onUse(small) // who has left meanwhile sends nothing
  }
  return (
    <div className="flex flex-col gap-3">
      <CropBox picture={picture} crop={crop} view={view} onChange={setView} />
      {ready !== null && <Sizes which={which} bytes={ready.size} wasBytes={file.size} />}
      <Button look="filled" icon={Check} busy={using} onClick={() => void use()}>
        {say(which === 'photo' ? screen['use-photo'] : screen['use-signature'])}
      </Button>
    </div>
  )
}

/** A signature begins whole, a face fills its frame. */
function wholeIfAllowed(crop: Crop): CropView {
  return zoomed(crop, firstView, crop.margins ? lowestZoom(crop, firstView) : 1)
}

/** Ref that is true while the component is mounted: a slow result may come after it is gone. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

function usePicture(file: File, onUnreadable: () => void): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    let left = false
    openPicture(file).then(
      (opened) => (left ? opened.close() : setPicture(opened)),
      () => left || onUnreadable(),
    )
    return () => {
      left = true
    }
    // One file per mount: the card remounts for another one.
    // eslint-disable-next-line react/exhaustive-deps
  }, [file])
  return picture
}

function useEncoded(picture: ImageBitmap, crop: Crop, view: CropView): Blob | null {
  const [encoded, setEncoded] = useState<{ view: CropView; blob: Blob } | null>(null)
  useEffect(() => {
    let left = false
    const timer = setTimeout(() => {
      void encodeCrop(picture, { crop, view, maxBytes }).then((blob) => {
        if (!left) setEncoded({ view, blob })
      })
    }, stillMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
    // The crop is the picture's and never changes.
    // eslint-disable-next-line react/exhaustive-deps
  }, [picture, view])
  return encoded?.view === view ? encoded.blob : null
}
