import { overlaps, type Slot } from '#features/examination/rules/facts.ts'

/** A room of a sitting with its free seats, the lowest first; seat 1 is the easiest to reach. */
export type FreeRoom = {
  readonly roomId: number
  readonly centreId: number
  readonly seats: readonly number[]
}

export type OpenSitting = {
  readonly routineId: number
  readonly slot: Slot
  /** In the order in which they are filled. */
  readonly rooms: readonly FreeRoom[]
}

/** An approved applicant without a seat. */
export type ApplicantToSeat = {
  readonly id: number
  /** The centre asked for; null: any. */
  readonly centreId: number | null
  readonly specialNeed: boolean
  /** Other exams of the same person. */
  readonly busy: readonly Slot[]
}

export type PlannedSeat = {
  readonly id: number
  readonly routineId: number
  readonly roomId: number
  readonly seat: number
}

type SeatsPlanned<Applicant extends ApplicantToSeat> = {
  readonly seated: readonly PlannedSeat[]
  /** No seat is left for them, at the centre they asked for. */
  readonly full: readonly Applicant[]
  /** They sit another exam at the time of each sitting. */
  readonly busy: readonly Applicant[]
}

/**
 * Gives each applicant one seat, in the given order: sitting after sitting, room after room, at the centre asked for,
 * in a sitting at which the applicant has no other exam. In each room special needs come first.
 */
export function planSeats<Applicant extends ApplicantToSeat>(
  applicants: readonly Applicant[],
  sittings: readonly OpenSitting[],
): SeatsPlanned<Applicant> {
  const places = sittings.flatMap(({ routineId, slot, rooms }) =>
    rooms.map((room) => ({ ...room, routineId, slot, applicants: [] as Applicant[] })),
  )
  const full: Applicant[] = []
  const busy: Applicant[] = []
  for (const applicant of applicants) {
    const inTime = places.filter(({ slot }) => !applicant.busy.some((own) => overlaps(own, slot)))
    const place = inTime.find(
      (each) =>
        each.applicants.length < each.seats.length &&
        (applicant.centreId === null || applicant.centreId === each.centreId),
    )
    if (place !== undefined) place.applicants.push(applicant)
    else if (inTime.length === 0 && places.length > 0) busy.push(applicant)
    else full.push(applicant)
  }
  const seated = places.flatMap(({ routineId, roomId, seats, applicants: inRoom }) =>
    needsFirst(inRoom).map(({ id }, index) => ({ id, routineId, roomId, seat: seats[index] ?? 0 })),
  )
  return { seated, full, busy }
}

function needsFirst<Applicant extends ApplicantToSeat>(
  applicants: readonly Applicant[],
): readonly Applicant[] {
  return [
    ...applicants.filter(({ specialNeed }) => specialNeed),
    ...applicants.filter(({ specialNeed }) => !specialNeed),
  ]
}
