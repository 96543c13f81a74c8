import { expect, it } from 'vitest'
import { day } from './day.ts'
import { addressOfDays, daysInAddress } from './days.ts'

const usual = { first: day('2026-11-01'), last: day('2026-11-25') }
const read = (address: string) => daysInAddress(new URLSearchParams(address), usual)

it('reads the days that an address names', () => {
  const days = { first: day('2026-11-03'), last: day('2026-11-03') }
  expect(read('from=2026-11-03&to=2026-11-03')).toEqual(days)
  expect(read(`${new URLSearchParams(addressOfDays(days))}`)).toEqual(days)
})

it.each(['', 'from=2026-11-03', 'from=2026-11-04&to=2026-11-03', 'from=2026-11-31&to=2026-12-01'])(
  'gives the usual days for %j',
  (address) => expect(read(address)).toEqual(usual),
)
