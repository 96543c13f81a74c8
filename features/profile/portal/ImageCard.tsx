import { Crop, ImagePlus } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'
import { factsOf, withTrueType } from '#platform/browser/files/chosen-file.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { FieldNote } from '#platform/browser/ui/form/Field.tsx'
import { UploadFailed, UploadProgress } from '#platform/browser/ui/form/FileUpload.tsx'
import { acceptOf, uploadMaxBytes } from '#features/documents/rules/facts.ts'
import {
  imageProblem,
  type ImageReason,
  imageShapes,
  imageTypes,
  type ProfileImage,
} from '../rules/images.ts'
import { imageMessages as text } from '../rules/messages.ts'
import type { Profile } from '../rules/profile.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'
import { useImageUpload } from './image-upload.ts'
import { Sizes } from './Sizes.tsx'

const ImageCropper = lazyPart(async () => ({
  default: (await import('./ImageCropper.tsx')).ImageCropper,
}))

type Props = { readonly which: ProfileImage; readonly profile: Profile }

/** One picture of the profile: choose, crop, send, and again if need be. */
export function ImageCard({ which, profile }: Props) {
  const say = useSay()
  const card = useImageCard(which, profile.id)
  const { step, upload, problem } = card
  const sending = upload.sent !== null
  return (
    <section
      className="card flex min-w-0 flex-col gap-4 p-4 md:p-5"
      aria-busy={sending || undefined}
    >
      <h2>{say(text[which])}</h2>
      {step.is === 'cropping' ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <ImageCropper
            key={card.choices}
            which={which}
            file={step.file}
            onUse={(picture) => void card.use(step.file, picture)}
            onUnreadable={() => card.refuse(step.file)}
          />
        </Suspense>
      ) : (
        <Picture
          key={step.is === 'cropped' ? card.choices : 'stored'}
          which={which}
          cropped={step.is === 'cropped' ? step.picture : null}
          stored={profile.images[which]?.dataUrl ?? null}
        />
      )}
      {step.is === 'cropped' && (
        <Sizes which={which} bytes={step.picture.size} wasBytes={step.file.size} />
      )}
      {upload.sent !== null && (
        <>
          <UploadProgress sent={upload.sent} name={say(text[which])} onCancel={upload.cancel} />
          <p className="small text-muted">{say(screen['keep-open'])}</p>
        </>
      )}
      {step.is === 'cropped' && !step.taken && !sending && (
        <UploadFailed onRetry={() => void card.use(step.file, step.picture)} />
      )}
      <FieldNote id={`${which}-note`} error={problem ?? upload.failure ?? undefined} />
      <p className="small text-muted">{say(screen[`${which}-hint`])}</p>
      {!sending && (
        <Choices which={which} card={card} hasPicture={profile.images[which] !== null} />
      )}
    </section>
  )
}

type Step =
  | { readonly is: 'stored' }
  | { readonly is: 'cropping'; readonly file: File }
  | {
      readonly is: 'cropped'
      readonly file: File
      readonly picture: Blob
      /** The server has it. */
      readonly taken: boolean
    }

function useImageCard(which: ProfileImage, profileId: number) {
  const say = useSay()
  const upload = useImageUpload(which, profileId)
  const [step, setStep] = useState<Step>({ is: 'stored' })
  const [choices, setChoices] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  /** A large photo becomes small by cropping: only its type is asked before. */
  async function choose(chosen: File | null) {
    if (chosen === null) return
    const file = await withTrueType(chosen)
    const reason = imageProblem({ ...factsOf(file), bytes: 0 })
    if (reason !== null) return tell(reason)
    setProblem(null)
    setChoices((before) => before + 1)
    setStep({ is: 'cropping', file })
  }

  function tell(reason: ImageReason | 'image-damaged') {
    setProblem(say(text[reason]))
    setStep({ is: 'stored' })
  }

  async function use(file: File, picture: Blob) {
    setStep({ is: 'cropped', file, picture, taken: false })
    if (await upload.send(picture)) setStep({ is: 'cropped', file, picture, taken: true })
  }
  return {
    step,
    choices,
    problem,
    upload,
    choose,
    use,
    leave: () => setStep({ is: 'stored' }),
    refuse: (file: File) => tell(file.size > uploadMaxBytes ? 'file-too-large' : 'image-damaged'),
  }
}

type ChoicesProps = {
  readonly which: ProfileImage
  readonly card: ReturnType<typeof useImageCard>
  readonly hasPicture: boolean
}

function Choices({ which, card, hasPicture }: ChoicesProps) {
  const say = useSay()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { step } = card
  const again = hasPicture || step.is !== 'stored'
  return (
    <div className="flex flex-wrap gap-3">
      <label htmlFor={id} className="sr-only">
        {say(text[which])}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        accept={acceptOf(imageTypes)}
        className="sr-only"
        onChange={(event) => {
          void card.choose(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      <Button
        icon={ImagePlus}
        aria-label={`${say(again ? screen.replace : screen['choose-picture'])}, ${say(text[which])}`}
        onClick={() => input.current?.click()}
      >
        {say(again ? screen.replace : screen['choose-picture'])}
      </Button>
      {step.is === 'cropping' && <Button onClick={card.leave}>{say(blocks.cancel)}</Button>}
      {step.is === 'cropped' && (
        <Button icon={Crop} onClick={() => card.choose(step.file)}>
          {say(screen['crop-again'])}
        </Button>
      )}
    </div>
  )
}

type PictureProps = {
  readonly which: ProfileImage
  readonly cropped: Blob | null
  readonly stored: string | null
}

/** Shows the new crop, else the stored picture, else an empty frame of the same shape. */
function Picture({ which, cropped, stored }: PictureProps) {
  const say = useSay()
  const [url] = useState(() => (cropped === null ? null : URL.createObjectURL(cropped)))
  const source = url ?? stored
  const { width, height } = imageShapes[which]
  const shape = which === 'photo' ? 'w-45' : 'w-full max-w-90'
  const frame = `${shape} rounded-control border border-hairline bg-sunken`
  if (source === null)
    return <div className={frame} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden />
  return (
    <img
      src={source}
      alt={say(text[which])}
      width={width}
      height={height}
      className={`h-auto ${frame}`}
      onLoad={() => url !== null && URL.revokeObjectURL(url)}
    />
  )
}
