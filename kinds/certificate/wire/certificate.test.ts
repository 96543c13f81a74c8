import { describe, expect, it } from 'vitest'
import { columnsAsked, columnsRead } from '#platform/testing/columns-read.ts'
import {
  applicationFromWire,
  applicationToWire,
  openFilter,
  openingFromWire,
  ownApplications,
} from './certificate.ts'

const record = {
  id: 31,
  Created: '2026-11-18T19:00:00Z',
  DocStatus: { id: 'AP', identifier: 'Approved' },
  n_certificate_open_ID: { id: 9, identifier: 'Academic transcript' },
  name_ne: 'ट्रान्सक्रिप्ट',
  copies: 2,
  purpose: 'Visa application',
  isUrgent: true,
  certificateno: 'TR-2083-000001',
  issued: '2026-11-20T19:00:00Z',
  handed_how: { id: 'POSTED', identifier: 'Posted' },
}

describe('a request for a certificate on the wire', () => {
  it('has its type, choices, number and days in Nepal', () => {
    expect(applicationFromWire(record)).toMatchObject({
      id: 31,
      openingId: 9,
      name: 'Academic transcript',
      copies: 2,
      purpose: 'Visa application',
      isUrgent: true,
      number: 'TR-2083-000001',
      issuedOn: '2026-11-21',
      readyOn: null,
      handedHow: 'POSTED',
    })
    expect(applicationFromWire({ ...record, id: null })).toBeNull()
  })

  it('is asked for by its owner, by the columns that are read', () => {
    const whole = { ...record, C_Payment: [{ id: 1 }] }
    const asked = ownApplications(7)
    expect(columnsRead(whole, applicationFromWire)).toEqual(columnsAsked(asked))
    expect(asked.$filter).toBe('C_BPartner_ID eq 7')
  })

  it('is sent with type and choices, and nothing about money', () => {
    const sent = applicationToWire({
      opening: { id: 9 },
      user: { clientId: 1, adOrgId: 2, cBpartnerId: 7 },
      request: { copies: 1, purpose: 'Job', isUrgent: false, semesters: [] },
    })
    expect(sent).toMatchObject({ n_certificate_open_ID: 9, copies: 1, purpose: 'Job' })
    expect(sent).not.toHaveProperty('totalfee')
    expect(sent).not.toHaveProperty('semesters')
  })

  it('sends the chosen semesters as one text, and reads them', () => {
    const request = { copies: 1, purpose: 'Lost', isUrgent: false, semesters: [11, 12] }
    const user = { clientId: 1, adOrgId: 2, cBpartnerId: 7 }
    const sent = applicationToWire({ opening: { id: 9 }, user, request })
    expect(sent['semesters']).toBe('11,12')
    expect(applicationFromWire({ id: 1, ...sent })?.semesters).toEqual([11, 12])
  })
})

describe('a type of certificate on the wire', () => {
  const type = { id: 9, Name: 'Transcript', type: { id: 'TRANSCRIPT' }, askers: { id: 'BOTH' } }

  it('has its fees in whole paisa', () => {
    const read = openingFromWire({ ...type, fee: 1_000, urgentfee: 250.5 })
    expect(read).toMatchObject({ type: 'TRANSCRIPT', fee: 100_000, urgentFee: 25_050 })
  })

  it('is none of a code that is not known', () => {
    expect(openingFromWire({ ...type, type: { id: 'DIPLOMA' } })).toBeNull()
    expect(openFilter).toBe('IsActive eq true')
  })
})
