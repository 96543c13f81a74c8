import { describe, expect, it } from 'vitest'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import { ownRegistration, registrationFromWire, registrationToWire } from './registration.ts'

const record = {
  id: 31,
  Created: '2026-11-18T19:00:00Z',
  DocStatus: { id: 'AP', identifier: 'Approved' },
  regrollno: '2083-LTU-00012',
  n_program_ID: { id: 9, identifier: 'B.Tech CS & AI' },
  totalfee: 500,
  feepaid: 0,
}

describe('a university registration on the wire', () => {
  it('has its status, number and programme', () => {
    expect(registrationFromWire(record)).toMatchObject({
      id: 31,
      status: 'AP',
      registrationNumber: '2083-LTU-00012',
      programName: 'B.Tech CS & AI',
      payments: [],
    })
  })

  it('has no number before it is given, and is none without an id', () => {
    expect(registrationFromWire({ id: 31 })?.registrationNumber).toBe('')
    expect(registrationFromWire({ ...record, id: null })).toBeNull()
  })

  it.each(['XX', '', 'ap', {}])('whose status reads %j is in none that is known', (DocStatus) => {
    expect(registrationFromWire({ ...record, DocStatus })?.status).not.toBe('AP')
  })

  it('is asked for by its owner, one of them', () => {
    expect(ownRegistration(7)).toMatchObject({ $filter: 'C_BPartner_ID eq 7', $top: '1' })
  })

  it('is asked for by the columns that are read, and its payments by theirs', () => {
    const whole = { ...record, C_Payment: [{ id: 1 }] }
    expect(columnsRead(whole, registrationFromWire)).toEqual(columnsAsked(ownRegistration(7)))
  })

  it('is sent with nothing about money: the server assesses the fee', () => {
    const none = { year: null, intake: null, faculty: null, level: null, subject: null }
    const sent = registrationToWire({
      user: { clientId: 1, adOrgId: 2, cBpartnerId: 7 },
      place: { ...none, program: { id: 9, name: 'B.Tech' } },
    })
    expect(sent).toMatchObject({ n_program_ID: 9, totalfee: 0, feepaid: 0 })
    expect(sent).not.toHaveProperty('n_subject_ID')
  })
})
