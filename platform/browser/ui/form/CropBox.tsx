import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import {
  type Crop,
  type CropView,
  highestZoom,
  lowestZoom,
  rotated,
  zoomed,
} from '#platform/browser/files/crop.ts'
import { type Arrow, nudged, useGestures, zoomStep } from '#platform/browser/files/crop-gestures.ts'
import { editing } from '#platform/browser/forms/editing-messages.ts'
import { drawPicture } from '#platform/browser/files/encode-crop.ts'
import { useSay } from '#platform/browser/language.ts'

type Props = {
  readonly picture: ImageBitmap
  readonly crop: Crop
  readonly view: CropView
  readonly onChange: (change: (view: CropView) => CropView) => void
}

/** Around the frame so much more is shown, as a share of it. */
const surround = 0.16

/** A picture under a frame of fixed shape: drag, pinch, keys, or the buttons beneath. */
export function CropBox({ picture, crop, view, onChange }: Props) {
  const say = useSay()
  const help = useId()
  const { onKeyDown, ...pointers } = useGestures(crop, onChange)
  const canvas = useCropArea({ picture, crop, view })
  return (
    <div className="flex flex-col gap-3">
      {/* The application role hands arrow keys to this element, also from a screen reader; everything has a button too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="crop-stage"
        style={{ maxWidth: `calc(60dvh * ${crop.frame.width / crop.frame.height})` }}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={say(editing.cropArea)}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <canvas
          ref={canvas}
          width={Math.round(crop.frame.width * (1 + surround))}
          height={Math.round(crop.frame.height * (1 + surround))}
          {...pointers}
        />
      </div>
      <p id={help} className="small text-muted">
        {say(editing.cropHelp)}
      </p>
      <ZoomControls crop={crop} view={view} onChange={onChange} />
      <MoveButtons crop={crop} onChange={onChange} />
    </div>
  )
}

function ZoomControls({ crop, view, onChange }: Omit<Props, 'picture'>) {
  const say = useSay()
  const lowest = lowestZoom(crop, view)
  // A slider that feels even: each step multiplies.
  const position = Math.log(view.zoom / lowest) / Math.log(highestZoom / lowest)
  const by = (factor: number) => onChange((before) => zoomed(crop, before, before.zoom * factor))
  return (
    <div className="flex items-center gap-3">
      <Tool icon={ZoomOut} label={say(editing.zoomOut)} onPress={() => by(1 / zoomStep)} />
      <input
        type="range"
        className="min-h-12 min-w-0 flex-1 accent-fill"
        aria-label={say(editing.zoom)}
        min={0}
        max={1}
        step={0.01}
        value={position}
        onChange={(event) => {
          const zoom = lowest * (highestZoom / lowest) ** Number(event.target.value)
          onChange((before) => zoomed(crop, before, zoom))
        }}
      />
      <Tool icon={ZoomIn} label={say(editing.zoomIn)} onPress={() => by(zoomStep)} />
      <Tool
        icon={RotateCw}
        label={say(editing.rotate)}
        onPress={() => onChange((before) => rotated(crop, before))}
      />
    </div>
  )
}

const moves = [
  { arrow: 'ArrowLeft', icon: ArrowLeft, label: editing.moveLeft },
  { arrow: 'ArrowRight', icon: ArrowRight, label: editing.moveRight },
  { arrow: 'ArrowUp', icon: ArrowUp, label: editing.moveUp },
  { arrow: 'ArrowDown', icon: ArrowDown, label: editing.moveDown },
] as const satisfies readonly { readonly arrow: Arrow; readonly icon: LucideIcon; label: unknown }[]

function MoveButtons({ crop, onChange }: Pick<Props, 'crop' | 'onChange'>) {
  const say = useSay()
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map(({ arrow, icon, label }) => (
        <Tool
          key={arrow}
          icon={icon}
          label={say(label)}
          onPress={() => onChange((before) => nudged(crop, before, arrow))}
        />
      ))}
    </div>
  )
}

type ToolProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

function Tool({ icon: Icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button border border-control"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon className="icon" aria-hidden />
    </button>
  )
}

/** Draws picture, dimmed surround, frame and thirds whenever the view changes. */
function useCropArea({ picture, crop, view }: Omit<Props, 'onChange'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const { width, height } = pen.canvas
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    drawPicture(pen, picture, { crop, view, middle: { x: width / 2, y: height / 2 } })
    drawFrame(pen, crop)
  }, [picture, crop, view])
  return canvas
}

function drawFrame(pen: CanvasRenderingContext2D, { frame }: Crop): void {
  const { width, height } = pen.canvas
  const left = (width - frame.width) / 2
  const top = (height - frame.height) / 2
  pen.fillStyle = 'rgb(14 21 26 / 0.6)'
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.rect(left, top, frame.width, frame.height)
  pen.fill('evenodd')
  pen.strokeStyle = '#fff'
  pen.lineWidth = Math.max(2, width / 200)
  pen.strokeRect(left, top, frame.width, frame.height)
  pen.strokeStyle = 'rgb(255 255 255 / 0.55)'
  pen.lineWidth = Math.max(1, width / 500)
  pen.beginPath()
  for (const third of [1, 2]) {
    pen.moveTo(left + (frame.width * third) / 3, top)
    pen.lineTo(left + (frame.width * third) / 3, top + frame.height)
    pen.moveTo(left, top + (frame.height * third) / 3)
    pen.lineTo(left + frame.width, top + (frame.height * third) / 3)
  }
  pen.stroke()
}
