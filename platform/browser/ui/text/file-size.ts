import type { Language } from '#platform/pure/message.ts'
import { digits } from './digits.ts'

/** `184 kB`, `3.9 MB`; `१८४ केबी` in Nepali. */
export function fileSize(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000
  const size = isSmall
    ? String(Math.max(1, Math.round(bytes / 1000)))
    : (bytes / 1_000_000).toFixed(1)
  return `${digits(size, language)} ${sizeUnits[language][isSmall ? 0 : 1]}`
}

const sizeUnits = { en: ['kB', 'MB'], ne: ['केबी', 'एमबी'] } as const
