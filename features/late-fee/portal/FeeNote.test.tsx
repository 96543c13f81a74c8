import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { currentDay } from '#platform/browser/clock.ts'
import { FeeNote } from '../card/FeeNote.tsx'

const unpaid = { total: rupees(1_500), paid: rupees(0), isPaid: false, isPending: false }

/** An opening that ends so many days from today. */
function ending(regular: number | null, late: number | null) {
  const today = currentDay()
  return {
    lastRegularDay: regular === null ? null : addDays(today, regular),
    lastLateDay: late === null ? null : addDays(today, late),
    regularFee: rupees(1_500),
    lateFee: rupees(2_000),
  }
}

describe('the note about the fee', () => {
  it.each([
    ['days before the last regular one', ending(3, 20), /^3 days left at the regular fee$/],
    ['on the last regular day', ending(0, 20), /^Today is the last day of the regular fee$/],
    ['once it has risen', ending(-1, 20), /^Regular fee ended .+\. The late fee applies\.$/],
    ['without a regular period', ending(null, 20), /^The late fee applies\.$/],
  ])('%s', (_, opening, sentence) => {
    draw(<FeeNote opening={opening} application={null} />)
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it('says nothing of what was never open', () => {
    draw(<FeeNote opening={ending(null, null)} application={null} />)
    expect(screen.queryByText(/fee/i)).toBeNull()
  })

  it('asks for the fee of what was applied for, and not for one that waits or is paid', () => {
    const opening = ending(-1, 2)
    const applied = { id: 1, status: 'DR', withdrawal: null, opening, paying: unpaid } as const
    draw(<FeeNote opening={opening} application={applied} />)
    expect(screen.getByText(/^Pay the fee by .+, 2 days left$/)).toBeDefined()
    draw(<FeeNote opening={ending(-9, 0)} application={applied} />)
    expect(screen.getByText('Pay the fee today')).toBeDefined()
    draw(
      <FeeNote
        opening={opening}
        application={{ ...applied, paying: { ...unpaid, isPending: true } }}
      />,
    )
    expect(screen.getByText(/The late fee applies\.$/)).toBeDefined()
  })
})
