import { findDay, msInNepal } from './day.ts'

/** Reads a text such as `2026-12-10 17:00` as a time in Nepal, in ms; null if it is not one. */
export function parseMoment(text: string): number | null {
  const [, date = '', time = ''] = /^(\S{10})[ T]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  const day = findDay(date)
  return day === null ? null : msInNepal(day, time)
}

const yearMs = 366 * 86_400_000

/** The same for something that is planned: later than now, within a year. */
export function comingMoment(text: string, nowMs: number): number | null {
  const atMs = parseMoment(text)
  return atMs !== null && atMs > nowMs && atMs <= nowMs + yearMs ? atMs : null
}
