import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays, dayInNepal, nepalOffsetMs } from '#platform/pure/calendar/day.ts'

/** User of a trusted device; a new password or another second factor ends the trust. */
type Owner = { readonly userId: number; readonly sinceMs: number }

/** The mark of a desk where no code is asked for again before the day ends in Nepal: `{until}.{signature}`. */
export function deskMark(owner: Owner, { nowMs, secret }: { nowMs: number; secret: string }) {
  const tomorrow = addDays(dayInNepal(nowMs), 1)
  const untilMs = Date.parse(`${tomorrow}T00:00:00Z`) - nepalOffsetMs
  return { mark: `${untilMs}.${signature(owner, untilMs, secret)}`, untilMs }
}

export function isTrustedDesk(
  mark: string | undefined,
  owner: Owner,
  { nowMs, secret }: { nowMs: number; secret: string },
): boolean {
  const [until = '', given = ''] = (mark ?? '').split('.')
  const untilMs = Number(until)
  if (!(untilMs > nowMs)) return false
  const wanted = Buffer.from(signature(owner, untilMs, secret))
  const sent = Buffer.from(given)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}

function signature({ userId, sinceMs }: Owner, untilMs: number, secret: string): string {
  const desk = `desk of ${userId} since ${sinceMs} until ${untilMs}`
  return createHmac('sha256', secret).update(desk).digest('base64url')
}
