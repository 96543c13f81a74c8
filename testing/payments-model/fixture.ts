import { hash } from '@node-rs/argon2'
import sharp from 'sharp'
import { nepalOffsetMs } from '#platform/pure/calendar/day.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import { testPassword } from '#testing/test-people.ts'
import type { Book } from './book.ts'
import { type Model, newModel } from './model-state.ts'
import type { Person } from '#testing/person.ts'

/** One student, one opening and the running server, beside the model of what they should have done. */
export type ModelFixture = {
  readonly at: TestServer
  readonly model: Model
  readonly student: () => Promise<Person>
  readonly cashier: () => Promise<Person>
  /** Second person, who confirms the cashier's proposals. */
  readonly second: () => Promise<Person>
  readonly openingId: number
  readonly partnerId: number
  readonly slips: readonly Buffer[]
  applicationId: number
}

const dayMs = 24 * 3_600_000
const regularFee = 150_000
const lateFee = 200_000

export async function newModelFixture(
  at: TestServer,
  { cashier, second, book }: Pick<ModelFixture, 'cashier' | 'second'> & { readonly book: Book },
): Promise<ModelFixture> {
  const { email, partnerId } = await quickStudent(at)
  const opening = anEntranceOpening('open', { name: `Entrance of ${email}`, today: todayOf(at) })
  const nowMs = at.clock.nowMs()
  const midnight = Math.floor((nowMs + nepalOffsetMs) / dayMs) * dayMs - nepalOffsetMs
  const [regularUntilMs, lateUntilMs] = [midnight + 2 * dayMs, midnight + 4 * dayMs]
  const lastDay = (until: number) => new Date(until + nepalOffsetMs - 1).toISOString().slice(0, 10)
  const openingId = await at.database.transaction((transaction) =>
    storeOpening(transaction, {
      ...opening,
      examfee: regularFee,
      latefee: lateFee,
      apply_to: lastDay(regularUntilMs),
      apply_uptolate: lastDay(lateUntilMs),
    }),
  )
  return {
    at,
    model: newModel(
      nowMs,
      { regular: regularFee, late: lateFee, regularUntilMs, lateUntilMs },
      book,
    ),
    student: signedIn(at, () => at.signIn(email)),
    cashier,
    second,
    openingId,
    partnerId,
    slips: await Promise.all(Array.from({ length: 4 }, pictureOfSlip)),
    applicationId: 0,
  }
}

/** A student without pictures whose password is quick to compare: neither is what these tests are about. */
async function quickStudent(at: TestServer) {
  const { email, partnerId, userId } = await at.student({ complete: false })
  await at.database.kysely
    .updateTable('c_bpartner')
    .set({ completedregistration: true })
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  await at.database.kysely
    .updateTable('credential')
    .set({ password_hash: await quickHash })
    .where('ad_user_id', '=', userId)
    .execute()
  return { email, partnerId }
}

const quickHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

let pictures = 0

/** A white picture of a size no other has; quicker to check than a PDF. */
function pictureOfSlip(): Promise<Buffer> {
  const [width, height] = [16 + (pictures % 64), 16 + (Math.floor(pictures++ / 64) % 4_000)]
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
}

/** Signed in again before a session or its token can have run out. */
export function signedIn(at: TestServer, signIn: () => Promise<Person>): () => Promise<Person> {
  let until = 0
  let person: Promise<Person> | null = null
  return () => {
    if (person !== null && at.clock.nowMs() < until) return person
    until = at.clock.nowMs() + 25 * 60_000
    person = signIn()
    return person
  }
}
