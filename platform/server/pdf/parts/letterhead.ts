import type { Message } from '#platform/pure/message.ts'
import { drawLine } from './frame.ts'
import { drawLogo } from './seal.ts'
import { ink, type Sheet } from './sheet.ts'
import { drawText } from '../text.ts'

export type Letterhead = {
  readonly name: Message
  /** `Entrance examination committee · प्रवेश परीक्षा समिति · Dhunche, Rasuwa` */
  readonly office: string
  /** PNG; null: the plain seal. */
  readonly logo: Uint8Array | null
}

/** Logo or seal, the institution's name in both scripts, the issuing office, and a rule. Ends 92 points below the edge. */
export function drawLetterhead(sheet: Sheet, { name, office, logo }: Letterhead): void {
  drawLogo(sheet, logo, { x: 62, y: 58.5, radius: 22.4 })
  const style = { x: 96, weight: 'semibold', color: ink.institution } as const
  drawText(sheet, name.en, { ...style, y: 46, size: 14.25 })
  drawText(sheet, name.ne, { ...style, y: 63, size: 12.75 })
  drawText(sheet, office, { x: 96, y: 79, size: 9.75, color: ink.muted })
  drawLine(sheet, { from: [39, 92.2], to: [556.3, 92.2], width: 1.5, color: ink.institution })
}
