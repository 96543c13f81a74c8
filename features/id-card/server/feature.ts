import type { Printing } from '#features/documents/server/printing.ts'
import { idCardPrints } from './bulk-prints.ts'

export const idCardFeature = { prints: (printing: Printing) => idCardPrints(printing) }
