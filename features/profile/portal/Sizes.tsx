import { useLanguage, useSay } from '#platform/browser/language.ts'
import { fileSize } from '#platform/browser/ui/text/file-size.ts'
import { imageShapes, type ProfileImage } from '../rules/images.ts'
import { screenMessages as screen } from '../rules/screen-messages.ts'

type Props = {
  readonly which: ProfileImage
  readonly bytes: number
  readonly wasBytes: number
}

/** `184 kB after cropping, was 3.9 MB. 600 × 771 pixels.` */
export function Sizes({ which, bytes, wasBytes }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { width, height } = imageShapes[which]
  const size = fileSize(bytes, language)
  const old = fileSize(wasBytes, language)
  return (
    <p className="small text-muted">
      {say(screen['after-cropping'], { size, old, width, height })}
    </p>
  )
}
