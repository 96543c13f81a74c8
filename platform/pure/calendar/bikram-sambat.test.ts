import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import {
  bsMonthLength,
  bsText,
  findBsDate,
  firstBsYear,
  fromBs,
  lastAgreedBsYear,
  lastBsYear,
  toBs,
} from './bikram-sambat.ts'
import { addDays, day, dayFromNumber, dayNumber } from './day.ts'

const require = createRequire(import.meta.url)

/** Publishes no types. Reads a text as UTC midnight, so it is safe in every time zone. */
const medic: { toBik_euro(text: string): string } = require('bikram-sambat')
/** Works on local time: give it a Date made from local parts, never from a text or a number. */
const {
  default: NepaliDate,
}: {
  default: new (date: Date) => { format(shape: string): string }
} = require('nepali-date-converter')

function converted(text: string): string {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return new NepaliDate(new Date(year, month - 1, date)).format('YYYY-MM-DD')
}

const firstDay = day('1943-04-14')
const lastAgreedDay = day('2027-04-13')
const agreedDays = Array.from(
  { length: dayNumber(lastAgreedDay) - dayNumber(firstDay) + 1 },
  (_, index) => addDays(firstDay, index),
)

describe('Bikram Sambat', () => {
  it('agrees with two published libraries on every day to the end of 2083 BS', () => {
    expect(bsText(lastAgreedDay)).toBe(`${lastAgreedBsYear}-12-30`)
    const different = agreedDays.filter((one) => {
      const ours = bsText(one)
      return ours !== medic.toBik_euro(one) || ours !== converted(one)
    })
    expect(agreedDays.length).toBe(30_681)
    expect(different).toEqual([])
  })

  it.each([
    ['1943-04-14', '2000-01-01'],
    ['2000-01-01', '2056-09-17'],
    ['2007-03-14', '2063-11-30'],
    ['2023-04-14', '2080-01-01'],
    ['2024-04-13', '2081-01-01'],
    ['2025-04-14', '2082-01-01'],
    ['2026-04-14', '2083-01-01'],
    ['2026-11-20', '2083-08-04'],
  ])('knows that %s is %s', (ad, bs) => {
    expect(bsText(day(ad))).toBe(bs)
    const date = findBsDate(bs)
    expect(date && fromBs(date)).toBe(ad)
  })

  it('round-trips every day of the table', () => {
    const lastDay = fromBs({
      year: lastBsYear,
      month: 12,
      date: bsMonthLength(lastBsYear, 12) ?? 0,
    })
    const lost: string[] = []
    for (let number = dayNumber(firstDay); number <= dayNumber(lastDay ?? firstDay); number++) {
      const bs = toBs(dayFromNumber(number))
      if (bs === null || fromBs(bs) !== dayFromNumber(number)) lost.push(dayFromNumber(number))
    }
    expect(lost).toEqual([])
    expect(toBs(addDays(lastDay ?? firstDay, 1))).toBeNull()
  })

  it('has no date before 2000 BS, after the table or beyond the length of a month', () => {
    expect(toBs(day('1943-04-13'))).toBeNull()
    expect(bsText(day('1943-04-13'))).toBe('-')
    expect(fromBs({ year: firstBsYear - 1, month: 1, date: 1 })).toBeNull()
    expect(fromBs({ year: lastBsYear + 1, month: 1, date: 1 })).toBeNull()
    for (const text of ['2083-00-01', '2083-13-01', '2083-01-00', '2083-01-33', '2083-1', 'x']) {
      expect(findBsDate(text)).toBeNull()
    }
  })

  it('gives the same table in every time zone', () => {
    const program = `
      import { createHash } from 'node:crypto'
      const { bsText, findBsDate, fromBs } = await import(process.argv[1])
      const { dayFromNumber, dayInNepal } = await import(process.argv[2])
      const hash = createHash('sha256')
      for (let n = ${dayNumber(firstDay)}; n <= ${dayNumber(lastAgreedDay)}; n += 3) {
        const text = bsText(dayFromNumber(n))
        hash.update(text + fromBs(findBsDate(text)))
      }
      process.stdout.write(hash.digest('hex') + dayInNepal(${Date.UTC(2026, 10, 20, 18, 15)}))`
    const files = ['bikram-sambat.ts', 'day.ts'].map(
      (name) => new URL(name, import.meta.url).pathname,
    )
    const answers = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Kiritimati'].map((TZ) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program, ...files], {
        env: { TZ },
        encoding: 'utf8',
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/2026-11-21$/)
  })
})
