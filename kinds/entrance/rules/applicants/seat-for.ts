type RoomToSit = {
  readonly seats: number
  /** Seats that others have. */
  readonly taken: readonly number[]
  readonly specialNeed: boolean
}

/**
 * Seat of a room for one more applicant: with a special need the lowest free one, which is the easiest to reach; else one
 * behind those that are taken, so that the lowest seats stay free. Null: the room is full.
 */
export function seatFor({ seats, taken, specialNeed }: RoomToSit): number | null {
  const used = new Set(taken)
  const free = Array.from({ length: seats }, (_, at) => at + 1).filter((seat) => !used.has(seat))
  if (specialNeed) return free[0] ?? null
  const last = Math.max(0, ...taken)
  return free.find((seat) => seat > last) ?? free.at(-1) ?? null
}
