/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** Part of a picture in the frame: its centre as shares (0 to 1) of the turned picture, zoom, and quarter turns. */
export type CropView = {
  readonly x: number
  readonly y: number
  /** 1 fills the frame. */
  readonly zoom: number
  readonly quarterTurns: number
}

export type Crop = {
  /** Of the upright picture. */
  readonly picture: Size
  /** Of the result. */
  readonly frame: Size
  /** True if the picture may be smaller than the frame, on white: signatures yes, faces no. */
  readonly margins: boolean
}

export const highestZoom = 6

/** The whole frame filled, from the middle. */
export const firstView: CropView = { x: 0.5, y: 0.5, zoom: 1, quarterTurns: 0 }

/** Result pixels per picture pixel. */
export function scaleOf(crop: Crop, view: CropView): number {
  return coverScale(crop, view) * view.zoom
}

export function lowestZoom(crop: Crop, view: CropView): number {
  if (!crop.margins) return 1
  const { width, height } = turned(crop.picture, view)
  const contain = Math.min(crop.frame.width / width, crop.frame.height / height)
  return contain / coverScale(crop, view)
}

/** Moves the picture by result pixels. */
export function moved(crop: Crop, view: CropView, by: { dx: number; dy: number }): CropView {
  const scale = scaleOf(crop, view)
  const { width, height } = turned(crop.picture, view)
  const x = view.x - by.dx / (width * scale)
  const y = view.y - by.dy / (height * scale)
  return clamped(crop, { ...view, x, y })
}

export function zoomed(crop: Crop, view: CropView, zoom: number): CropView {
  const within = Math.min(highestZoom, Math.max(lowestZoom(crop, view), zoom))
  return clamped(crop, { ...view, zoom: within })
}

/** A quarter turn to the right. */
export function rotated(crop: Crop, view: CropView): CropView {
  const quarterTurns = (view.quarterTurns + 1) % 4
  return clamped(crop, { ...view, quarterTurns, x: 1 - view.y, y: view.x })
}

export function turned({ width, height }: Size, { quarterTurns }: CropView): Size {
  return quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width }
}

function coverScale({ picture, frame }: Crop, view: CropView): number {
  const { width, height } = turned(picture, view)
  return Math.max(frame.width / width, frame.height / height)
}

/** No empty edge where the picture is larger than the frame; in the middle where it is smaller. */
function clamped(crop: Crop, view: CropView): CropView {
  const zoom = Math.max(view.zoom, lowestZoom(crop, view))
  const scale = scaleOf(crop, { ...view, zoom })
  const { width, height } = turned(crop.picture, view)
  return {
    ...view,
    zoom,
    x: within(view.x, crop.frame.width / (width * scale)),
    y: within(view.y, crop.frame.height / (height * scale)),
  }
}

/** `share` of the picture that the frame covers in this direction. */
function within(centre: number, share: number): number {
  if (share >= 1) return 0.5
  return Math.min(1 - share / 2, Math.max(share / 2, centre))
}
