import { describe, expect, it } from 'vitest'
import { ownMoneyFromWire } from './own-money.ts'
import { outcomeFromWire, outcomePath } from './payment-outcome.ts'

describe('the student’s own money on the wire', () => {
  it('is read in paisa with what it is for', () => {
    const unsettled = {
      payment_type: 'ENTRANCE',
      payment_reference_id: 7,
      name: { en: 'B.Tech Entrance', ne: 'बीटेक प्रवेश परीक्षा' },
      amount: 1500.5,
      reference: 'KX-1',
    }
    const setOff = {
      id: 3,
      document_type: 'Admission Fee',
      description: 'B.Tech',
      amount: 200,
      date: '2026-11-20',
      by: 'credit',
      award: '',
    }
    expect(
      ownMoneyFromWire({
        credit: 12.5,
        held: [unsettled],
        pending: [],
        open: [],
        setOffs: [setOff],
      }),
    ).toEqual({
      credit: 1_250,
      held: [
        {
          type: 'ENTRANCE',
          referenceId: 7,
          name: { en: 'B.Tech Entrance', ne: 'बीटेक प्रवेश परीक्षा' },
          amount: 150_050,
          reference: 'KX-1',
        },
      ],
      pending: [],
      open: [],
      setOffs: [
        {
          id: 3,
          documentType: 'Admission Fee',
          description: { en: 'B.Tech', ne: 'B.Tech' },
          amount: 20_000,
          on: '2026-11-20',
          by: 'credit',
          award: '',
        },
      ],
    })
  })

  it('of a server that knows none of it is nothing', () => {
    const none = { credit: 0, held: [], pending: [], open: [], setOffs: [] }
    expect(ownMoneyFromWire({})).toEqual(none)
    expect(ownMoneyFromWire({ held: null, setOffs: 'none' })).toEqual(none)
  })

  it('for something unknown keeps its amount, and a set-off by neither is an award’s', () => {
    const read = ownMoneyFromWire({
      held: [{ payment_type: 'PARKING', amount: 5 }],
      setOffs: [{ by: 'gift' }],
    })
    expect(read.held).toEqual([
      { type: null, referenceId: 0, name: { en: '', ne: '' }, amount: 500, reference: '' },
    ])
    expect(read.setOffs).toMatchObject([{ by: 'award', on: null, amount: 0 }])
  })
})

describe('the outcome of a payment attempt on the wire', () => {
  const answer = {
    outcome: 'paid',
    amount: 1500,
    name: 'B.Tech Entrance',
    transaction_id: 'TX1',
    started: '2026-11-20T10:44:12+05:45',
    reference: 'KX-1',
    payment_reference_id: 7,
    payment_id: 9,
    receipt_no: 'R-1',
  }

  it('is read with its day and clock in Nepal', () => {
    expect(outcomeFromWire(answer)).toEqual({
      outcome: 'paid',
      amount: 150_000,
      name: { en: 'B.Tech Entrance', ne: 'B.Tech Entrance' },
      reference: 'KX-1',
      referenceId: 7,
      paymentId: 9,
      receiptNumber: 'R-1',
      toCredit: 0,
      transactionId: 'TX1',
      startedOn: '2026-11-20',
      startedAt: '10:44',
    })
  })

  it.each(['not-completed', 'held', 'not-known'])('%s stays what it is', (outcome) => {
    expect(outcomeFromWire({ ...answer, outcome }).outcome).toBe(outcome)
  })

  it.each(['PAID', 'Completed', '', 'refunded', 7, null, undefined])(
    'an unknown outcome is not read as paid: %j',
    (outcome) => {
      expect(outcomeFromWire({ ...answer, outcome }).outcome).toBe('not-known')
    },
  )

  it('of nothing is not known, with nothing made up', () => {
    expect(outcomeFromWire({})).toEqual({
      outcome: 'not-known',
      amount: 0,
      name: { en: '', ne: '' },
      reference: '',
      referenceId: null,
      paymentId: null,
      receiptNumber: '',
      toCredit: 0,
      transactionId: '',
      startedOn: null,
      startedAt: '',
    })
  })

  it('is asked for by the attempt’s own id, whatever stands in it', () => {
    expect(outcomePath('A&b=1/#')).toBe('/nou/khaltipay/status?purchase_order_id=A%26b%3D1%2F%23')
  })
})
