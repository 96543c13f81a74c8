const start = 0xda
const end = 0xd9

/**
 * Counts the scans of a JPEG: a progressive picture is sent in about ten, and a decoder goes through the whole picture
 * for each. Reads only the markers, as a decoder looks for them, and nothing after the end of the picture.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0
  let at = 2
  for (;;) {
    const marker = nextMarker(jpeg, at)
    if (marker === null || marker.code === end) return scans
    if (marker.code === start) scans += 1
    at = marker.after + (isAlone(marker.code) ? 0 : lengthAt(jpeg, marker.after))
  }
}

/** Skips everything but markers: packed picture, stuffed and filling bytes. */
function nextMarker(
  jpeg: Uint8Array,
  from: number,
): { readonly code: number; readonly after: number } | null {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const code = jpeg[at + 1] ?? 0xff
    if (code !== 0x00 && code !== 0xff) return { code, after: at + 2 }
  }
  return null
}

/** Restarts and the like stand alone; all others say how long they are. */
function isAlone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8)
}

function lengthAt(jpeg: Uint8Array, at: number): number {
  return Math.max(2, ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0))
}
