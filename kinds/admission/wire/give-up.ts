import * as v from 'valibot'
import { calendarDay, list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const application = { n_program_creg_ID: argument.integer() }
const applicationRecord = { table: 'n_program_creg', parameter: 'n_program_creg_ID' }

/** A share that holds until a day, and the credit it gives; paisa. */
const giveUpStep = v.object({ until: calendarDay, percent: v.number(), credit: v.number() })

/** Share of an own paid seat that comes back today; paisa. */
const giveUpOffer = v.object({
  paid: v.number(),
  percent: v.number(),
  credit: v.number(),
  /** Last day of this share; null: nothing is given back any more. */
  until: v.nullable(calendarDay),
  steps: list(giveUpStep),
})
export type GiveUpOffer = v.InferOutput<typeof giveUpOffer>

/** An own seat that is asked to be given up. */
const askedGiveUp = v.object({
  askedOn: calendarDay,
  percent: v.number(),
  credit: v.number(),
  /** False: the university is deciding on it. */
  mayTakeBack: v.boolean(),
})

export const admissionGiveUp = contract({
  slug: 'admission_give_up',
  input: v.object(application),
  output: v.object({
    /** Null: it cannot be given up, or is asked to be. */
    offer: v.nullable(giveUpOffer),
    asked: v.nullable(askedGiveUp),
  }),
  recordParameter: applicationRecord,
})

export const admissionGiveUpAsk = contract({
  slug: 'admission_give_up_ask',
  /** `credit`: rupees, as the student read it. */
  input: v.object({ ...application, credit: argument.amount() }),
  recordParameter: applicationRecord,
})

export const admissionGiveUpTakeBack = contract({
  slug: 'admission_give_up_take_back',
  input: v.object(application),
  recordParameter: applicationRecord,
})

const seatGivenUp = v.object({
  seat_give_up_ID: v.number(),
  n_program_creg_ID: v.number(),
  C_BPartner_ID: v.number(),
  name: v.string(),
  opening: message,
  askedOn: calendarDay,
  percent: v.number(),
  paid: v.number(),
  credit: v.number(),
  /** The enrollment it confirmed is active, and ends with it. */
  isEnrolled: v.boolean(),
  proposal: v.nullable(v.object({ by: v.string(), isOwn: v.boolean() })),
})
export type SeatGivenUp = v.InferOutput<typeof seatGivenUp>

export const admissionGiveUps = contract({
  slug: 'admission_give_ups',
  input: v.object({}),
  output: v.object({ seats: list(seatGivenUp) }),
})

export const admissionGiveUpPropose = contract({
  slug: 'admission_give_up_propose',
  input: v.object({ seat_give_up_ID: argument.integer() }),
  recordParameter: { table: 'seat_give_up', parameter: 'seat_give_up_ID' },
})

/** Names the application that giving a seat up is about. */
export function ofAdmission(id: number) {
  return { n_program_creg_ID: id }
}
