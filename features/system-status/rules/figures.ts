import type { Message } from '#platform/pure/message.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'

/** A text with digits, such as a size: the same characters with the digits of each language. */
export function inDigits(text: string): Message {
  return { en: text, ne: devanagariDigits(text) }
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** «4.6 GB»: two digits where the first is small. */
export function sizeText(bytes: number): Message {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), 4)
  const value = bytes / 1000 ** power
  return inDigits(
    `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`,
  )
}

/** A restore counts as recent for so many days. */
export const restoreDays = 30
/** A nightly backup that was missed twice. */
const backupHours = 50

export function isRestoreOld(days: number): boolean {
  return days > restoreDays
}

export function isBackupOld(hours: number): boolean {
  return hours > backupHours
}

/** Free space: `look` below a tenth or 5 GB, `failing` below a thirtieth or 1 GB. */
export function diskLevel(freeBytes: number, totalBytes: number): 'good' | 'look' | 'failing' {
  const part = totalBytes === 0 ? 0 : freeBytes / totalBytes
  if (part < 1 / 30 || freeBytes < 1e9) return 'failing'
  return part < 0.1 || freeBytes < 5e9 ? 'look' : 'good'
}

/** Seconds between two clocks: `look` from 2, `failing` from 30. */
export function clockLevel(seconds: number): 'good' | 'look' | 'failing' {
  const off = Math.abs(seconds)
  if (off >= 30) return 'failing'
  return off >= 2 ? 'look' : 'good'
}

const leastLateMs = 30 * 60_000

/** A job is late after two rounds and half an hour; one that has not run yet counts from the start of the server. */
export function isJobLate(
  { everyMs, ranMs }: { readonly everyMs: number; readonly ranMs: number },
  nowMs: number,
): boolean {
  return nowMs - ranMs > 2 * everyMs + leastLateMs
}

const longestWaitMs = 10 * 60_000

/** The job that sends runs every few seconds: a message that waits ten minutes is not being sent. */
export function waitsTooLong(oldestMs: number): boolean {
  return oldestMs > longestWaitMs
}
