import { overlaps, type Slot } from './slot.ts'

/** A room and how many seats it has, numbered from 1. */
export type Room = { readonly roomId: number; readonly seats: number }

/** One candidate of one exam paper. */
export type Sitting = {
  readonly routineId: number
  readonly registrationId: number
  readonly slot: Slot
}

/** A candidate's seat for an exam paper. */
export type Seated = Sitting & { readonly roomId: number; readonly seat: number }

/** A seat that is used in a slot; `registrationId` is null for one of an entrance. */
export type TakenSeat = Omit<Seated, 'registrationId'> & { readonly registrationId: number | null }

export type Plan = {
  readonly seated: readonly Seated[]
  /** Sittings for which there is no seat. */
  readonly without: readonly Sitting[]
}

/**
 * Seats all candidates in the given order, beside those already seated (also in other exams). No seat is used twice at
 * the same time. A seated candidate gets the same seat for further exam papers; otherwise the first seat that is free
 * for all of them, else the first free one for each.
 */
export function seatAll({
  sittings,
  rooms,
  taken,
}: {
  readonly sittings: readonly Sitting[]
  readonly rooms: readonly Room[]
  readonly taken: readonly TakenSeat[]
}): Plan {
  const used = occupancy(taken)
  const seats = rooms.flatMap(({ roomId, seats }) =>
    Array.from({ length: seats }, (_, index) => ({ roomId, seat: index + 1 })),
  )
  const seated: Seated[] = []
  const without: Sitting[] = []
  for (const [registrationId, own] of Map.groupBy(sittings, (each) => each.registrationId)) {
    const before = taken.find((each) => each.registrationId === registrationId)
    const known = seats.filter((each) => isSame(each, before))
    const common = [...known, ...seats].find((seat) => own.every((each) => used.isFree(seat, each)))
    for (const sitting of own) {
      const seat = common ?? seats.find((each) => used.isFree(each, sitting))
      if (seat === undefined) without.push(sitting)
      else {
        seated.push({ ...sitting, ...seat })
        used.take(seat, sitting)
      }
    }
  }
  return { seated, without }
}

type Seat = { readonly roomId: number; readonly seat: number }

function isSame({ roomId, seat }: Seat, other: Seat | undefined): boolean {
  return roomId === other?.roomId && seat === other.seat
}

/** Which seats are used when. */
function occupancy(taken: readonly TakenSeat[]) {
  const slots = new Map<string, Slot[]>()
  const take = ({ roomId, seat }: Seat, { slot }: Pick<Sitting, 'slot'>) => {
    const name = `${roomId}:${seat}`
    slots.set(name, [...(slots.get(name) ?? []), slot])
  }
  for (const each of taken) take(each, each)
  return {
    take,
    isFree: ({ roomId, seat }: Seat, { slot }: Pick<Sitting, 'slot'>) =>
      !(slots.get(`${roomId}:${seat}`) ?? []).some((used) => overlaps(used, slot)),
  }
}
