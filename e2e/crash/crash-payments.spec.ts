import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlaces } from './crash-places.ts'
import { crashAt } from './crash-points.ts'
import { seededRandom } from './crash-random.ts'

const seed = Date.now() % 1_000_000
let places: Awaited<ReturnType<typeof openPlaces>>

beforeAll(async () => {
  places = await openPlaces()
})
afterAll(() => places.close())

/** Eight real deaths; all fail points, 50 times each, are `node e2e/crash/crash-payments.ts --points P1-P26 --kills 50`. */
it(`a server killed while money moves loses and doubles nothing (seed ${seed})`, async () => {
  const campaign = {
    points: ['P2', 'P6', 'P11', 'P12', 'P13', 'P14', 'P20', 'P21'],
    kills: 1,
    random: seededRandom(seed),
  } as const
  const report = await crashAt(campaign, places.place('once'))
  expect(report).toMatchObject({ kills: 8, lost: [], doubled: [], broken: [] })
}, 900_000)
