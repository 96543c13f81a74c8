import { encode } from 'uqr'
import { downloadBlob } from '#platform/browser/files/download.ts'

/** A quiet zone of four modules is drawn as part of the picture. */
const options = { border: 4, ecc: 'M' } as const

type Props = {
  readonly payload: string
  /** Text equivalent: bank, number, name. */
  readonly label: string
}

/** A QR as one SVG path; black on white in both themes. */
export function QrCode({ payload, label }: Props) {
  const { path, size } = qrPath(payload)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-full bg-white" role="img" aria-label={label}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The same picture as a PNG of 1024 px, so that a bank app can scan it from the gallery. */
export function saveQrImage(payload: string, name: string): void {
  const { data, size } = encode(payload, options)
  const canvas = document.createElement('canvas')
  const edge = 1024
  canvas.width = edge
  canvas.height = edge
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, edge, edge)
  pen.scale(edge / size, edge / size)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x, y, 1, 1)
  canvas.toBlob((blob) => {
    if (blob !== null) downloadBlob(blob, name)
  }, 'image/png')
}

function qrPath(payload: string): { path: string; size: number } {
  const { data, size } = encode(payload, options)
  const rows = data.map((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return { path: rows.join(''), size }
}
