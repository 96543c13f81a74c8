import { day } from '#platform/pure/calendar/day.ts'
import { mayDownload } from '#features/applying/rules/facts.ts'
import { academicsFromWire } from '#features/applying/wire/academic.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { ApplicationAndOpening, EntranceOpening } from '../rules/entrance.ts'

/** A fee of Rs. 1,500 of which nothing is paid. */
export const unpaid = {
  total: rupees(1_500),
  paid: nothing,
  isPaid: false,
  isPending: false,
} as const
export const pending = { ...unpaid, isPending: true } as const
export const paid = { ...unpaid, paid: rupees(1_500), isPaid: true } as const

type Changes = Partial<Omit<ApplicationAndOpening, 'opening'>> & {
  /** Changes of its opening; null when the opening can no longer be read. */
  readonly opening?: Partial<EntranceOpening> | null
}

/** An application of 4 Mangsir 2083, unpaid: regular fee to 9 Mangsir, late to 29 Mangsir, exam on 22 Poush. */
export function anApplication({ opening, ...changes }: Changes = {}): ApplicationAndOpening {
  return {
    id: 21,
    openingId: 2,
    name: 'BE Civil Entrance',
    appliedOn: day('2026-11-20'),
    returned: null,
    withdrawal: null,
    isFormReady: mayDownload(changes.status ?? 'DR'),
    paying: unpaid,
    status: 'DR',
    eligible: false,
    quotas: [],
    symbolNumber: '',
    centre: '',
    sitting: null,
    opening: opening === null ? null : { ...openingOfTests, ...opening },
    ...changes,
  }
}

const openingOfTests: EntranceOpening = {
  id: 2,
  name: 'BE Civil Entrance',
  lastRegularDay: day('2026-11-25'),
  lastLateDay: day('2026-12-15'),
  regularFee: rupees(1_500),
  lateFee: rupees(2_000),
  examDay: day('2027-01-06'),
  examTime: '11:00',
  academics: academicsFromWire({}),
  centreIds: [],
  isForMany: false,
}
