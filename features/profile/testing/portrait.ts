import sharp from 'sharp'

const width = 300
const height = 386

const portraits = new Map<number, Promise<Uint8Array>>()
const signatures = new Map<number, Promise<Uint8Array>>()

/**
 * A drawn face in the 7:9 of a passport photo, JPEG; `seed` varies hair, skin and shirt. No real person's picture. Drawn
 * once for each seed.
 */
export function portrait(seed: number): Promise<Uint8Array> {
  return drawnOnce(portraits, seed, drawPortrait)
}

/** A drawn signature, 3:1 on white, JPEG; drawn once for each seed. */
export function signature(seed: number): Promise<Uint8Array> {
  return drawnOnce(signatures, seed, drawSignature)
}

function drawnOnce(
  drawn: Map<number, Promise<Uint8Array>>,
  seed: number,
  draw: (seed: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = drawn.get(seed) ?? draw(seed)
  drawn.set(seed, known)
  return known
}

function drawPortrait(seed: number): Promise<Uint8Array> {
  const skin = pick(seed, [0xc68e63, 0xb5794e, 0xd9a679, 0x9c6440])
  const hair = pick(seed >> 2, [0x1c1a19, 0x2b211c, 0x111111])
  const shirt = pick(seed >> 1, [0x125f88, 0x1a7646, 0x82490f, 0x5d3a7a])
  return paint({ width, height }, (x, y) => {
    const inFace = ellipse(x, y, { cx: 150, cy: 165, rx: 68, ry: 84 })
    const inHair = ellipse(x, y, { cx: 150, cy: 140, rx: 84, ry: 92 }) && y < 150
    const inNeck = Math.abs(x - 150) < 28 && y > 220 && y < 300
    const inBody = ellipse(x, y, { cx: 150, cy: 390, rx: 132, ry: 110 })
    if (inHair && !(inFace && y > 118)) return hair
    if (inFace) return skin
    if (inBody) return shirt
    return inNeck ? skin : 0xd9e4ee
  })
}

function drawSignature(seed: number): Promise<Uint8Array> {
  const wave = 18 + (seed % 7)
  return paint({ width: 360, height: 120 }, (x, y) => {
    const line = 60 + Math.sin((x + seed * 13) / wave) * 26 + Math.sin(x / 47) * 10
    const inside = x > 30 && x < 330
    return inside && Math.abs(y - line) < 2.4 ? 0x1e2a78 : 0xffffff
  })
}

function paint(
  size: { width: number; height: number },
  colorAt: (x: number, y: number) => number,
): Promise<Uint8Array> {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      pixels.writeUIntBE(colorAt(x, y), (y * size.width + x) * 3, 3)
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer()
}

function ellipse(
  x: number,
  y: number,
  at: { cx: number; cy: number; rx: number; ry: number },
): boolean {
  return ((x - at.cx) / at.rx) ** 2 + ((y - at.cy) / at.ry) ** 2 <= 1
}

function pick(seed: number, from: readonly number[]): number {
  return from[seed % from.length] ?? 0
}
