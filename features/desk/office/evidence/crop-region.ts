import { type Crop, type CropView, scaleOf, turned } from '#platform/browser/files/crop.ts'

/** Region that the frame shows, in whole pixels of the picture after its quarter turns; never outside of it. */
export function regionOf(crop: Crop, view: CropView) {
  const scale = scaleOf(crop, view)
  const whole = turned(crop.picture, view)
  const width = Math.min(whole.width, Math.round(crop.frame.width / scale))
  const height = Math.min(whole.height, Math.round(crop.frame.height / scale))
  const from = (centre: number, size: number, all: number) =>
    Math.max(0, Math.min(all - size, Math.round(centre * all - size / 2)))
  return {
    left: from(view.x, width, whole.width),
    top: from(view.y, height, whole.height),
    width,
    height,
    quarter_turns: view.quarterTurns,
  }
}
