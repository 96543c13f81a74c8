import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { parseFilter } from '#platform/pure/rest-dialect/parse-filter.ts'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { openOnFilter } from '#features/late-fee/wire/fee-terms.ts'
import { entrance } from '../rules/kind.ts'
import { applicationFromWire, ownApplications } from './entrance-application.ts'
import { openingFromWire } from './entrance-opening.ts'
import { applicationToWire } from './entrance-request.ts'

const openingRecord = {
  id: 7,
  Name: 'BE Civil',
  n_aca_year_ID: { id: 1, identifier: '2083' },
  n_program_ID: { id: 5 },
  n_faculty_ID: { id: 3, identifier: 'Engineering' },
  apply_to: '2026-11-20',
  apply_uptolate: '2026-11-30T00:00:00+05:45',
  examfee: 1500,
  latefee: '2000.50',
  exam_date: '2026-12-20',
  exam_time: '11:00:00',
  exam_centres: '61,62',
}

describe('an opening on the wire', () => {
  it('becomes money, days and names', () => {
    expect(openingFromWire(openingRecord)).toEqual({
      id: 7,
      name: 'BE Civil',
      lastRegularDay: '2026-11-20',
      lastLateDay: '2026-11-30',
      regularFee: 150_000,
      lateFee: 200_050,
      lateSteps: [],
      examDay: '2026-12-20',
      examTime: '11:00',
      academics: {
        year: { id: 1, name: '2083' },
        intake: null,
        faculty: { id: 3, name: 'Engineering' },
        level: null,
        program: { id: 5, name: '' },
        subject: null,
      },
      centreIds: [61, 62],
      isForMany: false,
    })
    expect(openingFromWire({ Name: 'no id' })).toBeNull()
    expect(openingFromWire({ id: 1 })).toMatchObject({ lastLateDay: null, regularFee: 0 })
  })

  it('is asked for with filters the dialect reads', () => {
    expect(() => parseFilter(openOnFilter(day('2026-11-20')))).not.toThrow()
    expect(() => parseFilter(ownApplications(7).$filter)).not.toThrow()
  })
})

describe('an application on the wire', () => {
  it('is sent with the fee and flags the server only compares', () => {
    const opening = openingFromWire(openingRecord)
    if (opening === null) throw new Error('It has an id')
    const body = applicationToWire({
      opening,
      user: { clientId: 1000000, adOrgId: 1000000, cBpartnerId: 9 },
      fee: rupees(1_500),
      quotas: ['Open', 'Dalit'],
    })
    expect(body).toEqual({
      AD_Client_ID: 1000000,
      AD_Org_ID: 1000000,
      n_entrance_open_ID: 7,
      C_BPartner_ID: 9,
      n_aca_year_ID: 1,
      n_program_ID: 5,
      n_faculty_ID: 3,
      totalfee: 1500,
      feepaid: 0,
      selectedQuota: 'Open,Dalit',
      eligible: false,
    })
    const more = { centreId: 61, specialNeed: true }
    expect(
      applicationToWire({
        opening,
        user: { clientId: 1000000, adOrgId: 1000000, cBpartnerId: 9 },
        fee: rupees(1_500),
        quotas: [],
        ...more,
      }),
    ).toMatchObject({ n_exam_centre_ID: 61, special_need: true })
  })

  it('comes back as what was sent, with its payments', () => {
    const read = applicationFromWire({
      id: 21,
      n_entrance_open_ID: { id: 7, identifier: 'BE Civil' },
      totalfee: 1500,
      feepaid: 500,
      selectedQuota: 'Open,Dalit',
      Created: '2026-11-20T10:00:00+05:45',
      DocStatus: { id: 'DR' },
      sitting_day: '2026-12-20',
      sitting_from: '14:00:00',
      C_Payment: [{ id: 1, PayAmt: 500 }, { PayAmt: 1 }],
    })
    expect(read).toMatchObject({
      id: 21,
      openingId: 7,
      name: 'BE Civil',
      appliedOn: '2026-11-20',
      paying: { total: 150_000, paid: 50_000, isPaid: false, isPending: false },
      quotas: ['Open', 'Dalit'],
      status: 'DR',
      sitting: { day: '2026-12-20', from: '14:00' },
      payments: [{ id: 1, amount: 50_000 }],
    })
  })

  it('is asked for by the columns that are read, and its payments by theirs', () => {
    const record = { id: 21, n_entrance_open_ID: 7, C_Payment: [{ id: 1 }] }
    expect(columnsRead(record, applicationFromWire)).toEqual(columnsAsked(ownApplications(7)))
  })

  it('belongs to its opening, and never owes less than nothing', () => {
    const opening = openingFromWire(openingRecord)
    const application = applicationFromWire({ id: 1, n_entrance_open_ID: 7, feepaid: 9_999 })
    if (opening === null || application === null) throw new Error('both were given ids')
    expect(entrance.sameOpening(application, opening)).toBe(true)
    expect(entrance.sameOpening({ ...application, openingId: 8 }, opening)).toBe(false)
    expect(entrance.payable({ opening, application, today: day('2026-11-20') })).toBe(0)
    expect(entrance.payUntil({ opening })).toBe('2026-11-30')
  })
})
