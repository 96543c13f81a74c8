import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from './ledger/broken-invariants.ts'
import { payableKinds } from '#kinds/kinds.server.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { type Book, newBook } from '#testing/payments-model/book.ts'
import { perform, settle } from '#testing/payments-model/actions.ts'
import { type Command, commands } from '#testing/payments-model/commands.ts'
import { isUsed } from '#testing/payments-model/model-lines.ts'
import { isPaid, paid, suspense } from '#testing/payments-model/model.ts'
import type { Model } from '#testing/payments-model/model-state.ts'
import { examples } from '#testing/payments-model/examples.ts'
import {
  expectEqualStates,
  expectNothingLost,
  expectShown,
  removeModelData,
} from '#testing/payments-model/expected-state.ts'
import { expectReports } from '#testing/payments-model/expected-reports.ts'
import { newModelFixture, signedIn } from '#testing/payments-model/fixture.ts'
import type { Person } from '#testing/person.ts'

/**
 * `MODEL_RUNS=10000` for the long run, `MODEL_SEED=…` to replay one. A new database every 150 sequences makes the check
 * of the whole ledger quick.
 */
const runs = Number(process.env['MODEL_RUNS'] ?? 40)
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const runsPerServer = 150
const timeout = 120_000 + runs * 2_000

describe('payments against their model', () => {
  const place = places()
  afterAll(() => place.close())

  it(
    `P-18: ${runs} random stories, after every step as the model says (MODEL_SEED=${seed})`,
    async () => {
      const ends = new Map<string, number>()
      const property = fc.asyncProperty(commands, async (commandList) => {
        countEnds(ends, await tell(commandList, await place.next()))
        if ((ends.get('stories') ?? 0) % 500 === 0) report(ends)
      })
      await fc.assert(property, {
        seed,
        numRuns: runs,
        examples: examples.map((each) => [each]),
      })
      report(ends)
    },
    timeout,
  )

  it(
    `P-12: three random parts over two channels, what remains exact to the paisa (MODEL_SEED=${seed})`,
    async () => {
      const property = fc.asyncProperty(threeParts, async ({ parts, channels }) => {
        await payInParts(parts, { channels, place: await place.next() })
      })
      await fc.assert(property, { seed, numRuns: Math.min(200, Math.ceil(runs / 5)) })
    },
    timeout,
  )
})

function report(ends: ReadonlyMap<string, number>): void {
  const counts = [...ends].map(([end, count]) => `${count} ${end}`).join(', ')
  console.log(`MODEL_SEED=${seed}: ${counts}`)
}

/** Counts the results of the sequences, so that empty ones are not taken for proof. */
function countEnds(ends: Map<string, number>, model: Model): void {
  const linkStates = model.links.map(({ linkState }) => linkState)
  const words = [
    'stories',
    ...new Set(linkStates),
    ...(paid(model) > 0 && !isPaid(model) ? ['paid in part'] : []),
    ...(model.closes > 0 ? ['with closed days'] : []),
    ...(suspense(model) > 0 ? ['with suspense'] : []),
    ...new Set(model.vouchers.map(({ state }) => `voucher ${state}`)),
    ...new Set(model.lines.map((line) => `line ${isUsed(line) ? 'linked' : line.state}`)),
    ...new Set(model.settlements.map(({ line }) => `settlement ${line ? 'in the bank' : 'waits'}`)),
    ...new Set(model.cash.map(({ state }) => `cash ${state}`)),
    ...new Set(model.refunds.map(({ way, state }) => `refund by ${way} ${state}`)),
  ]
  for (const word of words) ends.set(word, (ends.get(word) ?? 0) + 1)
}

const threeParts = fc.record({
  parts: fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 1_000, max: 99_999 }))),
  channels: fc.tuple(...Array.from({ length: 3 }, () => fc.constantFrom('Khalti', 'Voucher'))),
})

/**
 * A wallet always pays all that is owed today. It pays a part when the fee moves while its link is out: published lower,
 * link taken, put right, and the old link is paid all the same (P-13).
 */
async function payInParts(
  parts: readonly number[],
  { channels, place }: { channels: readonly ('Khalti' | 'Voucher')[]; place: ModelContext },
): Promise<void> {
  const fixture = await newModelFixture(place.at, place)
  const total = parts.reduce((sum, part) => sum + part, 0)
  const setFee = (fee: number) => perform(fixture, { does: 'set fees', regular: fee, late: fee })
  await setFee(total)
  await perform(fixture, { does: 'apply' })
  let rest = total
  for (const [index, part] of parts.entries()) {
    if (channels[index] === 'Voucher') {
      await perform(fixture, { does: 'upload', slip: index })
      await perform(fixture, {
        does: 'approve',
        voucher: fixture.model.vouchers.length - 1,
        amount: part,
      })
    } else {
      await setFee(total - rest + part)
      await perform(fixture, { does: 'link', claims: 'right' })
      const link = fixture.model.links.length - 1
      await setFee(total)
      if (part < rest) await perform(fixture, { does: 'link', claims: 'right' })
      await perform(fixture, { does: 'wallet', link, action: 'pay' })
      await perform(fixture, { does: 'come back', link, times: 2 })
    }
    rest -= part
    await expectEqualStates(fixture)
    await expectShown(fixture)
    expect(fixture.model.noted - paid(fixture.model)).toBe(rest)
  }
  expect([isPaid(fixture.model), suspense(fixture.model)]).toEqual([true, 0])
  await removeModelData(place)
}

/** Applies, runs the commands with a comparison after every step, and settles at the end. */
async function tell(commandList: readonly Command[], place: ModelContext): Promise<Model> {
  const fixture = await newModelFixture(place.at, place)
  try {
    for (const command of [{ does: 'apply' } as const, ...commandList]) {
      await perform(fixture, command)
      await expectEqualStates(fixture)
    }
    await settle(fixture)
    await expectEqualStates(fixture)
    await expectShown(fixture)
    await expectNothingLost(fixture)
    await expectReports(fixture)
    expect(await brokenInvariants(place.at.database, payableKinds)).toEqual([])
    return fixture.model
  } finally {
    await removeModelData(place)
  }
}

type ModelContext = {
  readonly at: TestServer
  readonly cashier: () => Promise<Person>
  readonly second: () => Promise<Person>
  readonly book: Book
}

function places() {
  let place: ModelContext | null = null
  let runsDone = 0
  const close = async () => {
    await place?.at.close()
    place = null
  }
  return {
    close,
    async next(): Promise<ModelContext> {
      if (runsDone++ % runsPerServer === 0) await close()
      if (place !== null) return place
      const at = await testServer({ idleJobs: true })
      const aCashier = () => signedIn(at, () => at.staff('cashier'))
      place = { at, cashier: aCashier(), second: aCashier(), book: newBook() }
      return place
    },
  }
}
