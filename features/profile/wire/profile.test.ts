import { describe, expect, it } from 'vitest'
import { isProfileComplete } from '../rules/completeness.ts'
import { aGeneralForm } from '../testing/general.ts'
import { blankEducation } from '../rules/education.ts'
import {
  addressFromWire,
  addressToWire,
  municipalitiesFromWire,
  provincesFromWire,
} from './address.ts'
import { correctionFromWire, correctionToWire } from '#features/corrections/wire/correction.ts'
import { educationFormFromWire, educationToWire } from './education.ts'
import { generalFromWire, generalToWire } from './general.ts'
import { imageToWire } from './image.ts'
import { profileFromWire } from './profile.ts'

const general = aGeneralForm
const form = {
  provinceId: 3,
  districtId: 303,
  municipalityId: 30303,
  ward: '3',
  tole: 'Bazaar Tole',
}
const reference = (id: number) => ({ id, identifier: 'x', 'model-name': 'y' })

describe('the profile on the wire', () => {
  it('sends the marital status as the form spells it and reads it as the record does', () => {
    const sent = generalToWire(general)
    expect(sent).toMatchObject({ maritial_status: 'single', Phone2: '9800000001' })
    expect(generalFromWire({ ...sent, marital_status: sent['maritial_status'] })).toEqual(general)
  })

  it('brings an address there and back', () => {
    const sent = addressToWire('Permanent', { ...form, ward: '३' }, 'A-3, Bazaar Tole, Rasuwa')
    expect(sent).toMatchObject({ address_type: 'Permanent', ward_no: 3, n_locgov_ID: 30303 })
    const record = {
      id: 7,
      address_type: { id: 'Permanent', identifier: 'स्थायी' },
      n_province_ID: reference(3),
      n_district_ID: reference(303),
      n_locgov_ID: reference(30303),
      ward_no: 3,
      tole_name: 'Bazaar Tole',
      Name: 'A-3, Bazaar Tole, Rasuwa',
    }
    const placeNames = { provinceId: 'x', districtId: 'x', municipalityId: 'x' }
    const name = 'A-3, Bazaar Tole, Rasuwa'
    const address = { id: 7, type: 'Permanent', form, name, placeNames }
    expect(addressFromWire(record)).toEqual(address)
  })

  it('brings an education record there and back', () => {
    const filled = {
      ...blankEducation,
      level: '2plus_two',
      board: 'NEB',
      institution: 'Rasuwa School',
      endYear: '2080',
      majorSubject: 'Science',
      gradingType: 'G',
      obtainedMarks: '3.4',
    }
    const sent = educationToWire(filled, { partnerId: 5, files: { marksheet: 'AAAA' } })
    expect(sent).toEqual({
      C_BPartner_ID: 5,
      institution: 'Rasuwa School',
      level: '2plus_two',
      levelname: 'Plus Two/Intermediate',
      majorSubject: 'Science',
      endYear: '2080',
      board: 'NEB',
      gradingType: 'G',
      gradingTypeName: 'CGPA',
      fullMarks: '4',
      obtainedMarks: '3.4',
      marksheetfile: 'AAAA',
    })
    const { startYear, marksheet, character, other, ...texts } = filled
    expect(educationFormFromWire(sent)).toEqual(texts)
    expect([startYear, marksheet, character, other]).toEqual(['', null, null, null])
  })

  it('sends pictures in both spellings and shows what comes back', () => {
    const sent = imageToWire('photo', { name: 'me.jpg', base64: '/9j/AA==' })
    expect(sent['Logo_ID']).toMatchObject({
      name: 'me.jpg',
      file_name: 'me.jpg',
      propertyLabel: 'Photo',
      data: '/9j/AA==',
    })
    const record = { id: 1, Logo_ID: { id: 9, data: '/9j/AA==' }, Signature_ID: { id: 10 } }
    expect(profileFromWire(record)?.images).toEqual({
      photo: { id: 9, dataUrl: 'data:image/jpeg;base64,/9j/AA==' },
      signature: { id: 10, dataUrl: null },
    })
  })

  it('counts what the server counts', () => {
    const address = { n_locgov_ID: reference(30303) }
    const profile = profileFromWire({
      id: 1,
      ...generalToWire(general),
      marital_status: 'single',
      Logo_ID: { id: 1 },
      Signature_ID: { id: 2 },
      c_bpartner_location: [
        { id: 1, address_type: { id: 'Permanent' }, ...address },
        { id: 2, location_type: 'temporary', ...address },
      ],
      n_bpaca_info: [{ id: 3, Value: { id: '1slc', identifier: 'SLC' }, obtained_marks: 80.5 }],
    })
    expect(profile && isProfileComplete(profile)).toBe(true)
    expect(profile?.education[0]).toMatchObject({ level: '1slc', levelName: 'SLC' })
  })
})

describe('places on the wire', () => {
  it('are read from the text or from the records, under any of the id names', () => {
    const koshi = { n_province_id: 1, name: 'Koshi Province', name_ne: 'कोशी प्रदेश' }
    const read = [{ id: 1, name: 'Koshi Province', nepaliName: 'कोशी प्रदेश' }]
    expect(provincesFromWire({ data: JSON.stringify([koshi]) })).toEqual(read)
    expect(provincesFromWire({ records: [koshi] })).toEqual(read)
    expect(provincesFromWire({ data: 'oops' })).toEqual([])
    for (const key of ['n_localgov_id', 'n_locgov_id', 'localgov_id', 'id'])
      expect(municipalitiesFromWire({ records: [{ [key]: 7, name: 'A' }] })).toEqual([
        { id: 7, name: 'A', nepaliName: 'A', wards: 35 },
      ])
  })
})

describe('a correction on the wire', () => {
  it('names the profile column', () => {
    const sent = correctionToWire('birthDate', '2006-01-01', { name: 'a.pdf', base64: 'AAAA' })
    expect(sent).toEqual({
      field: 'dob_ad',
      value: '2006-01-01',
      prooffilename: 'a.pdf',
      prooffile: 'AAAA',
    })
    const record = {
      id: 4,
      field_name: { id: 'dob_ad' },
      old_value: '2007-03-14',
      new_value: '2006-01-01',
      state: { id: 'returned' },
      reason: 'Blurred',
      Created: '2026-11-20T10:00:00+05:45',
      decided: '2026-11-21T10:00:00+05:45',
    }
    expect(correctionFromWire(record)).toEqual({
      id: 4,
      field: 'birthDate',
      oldValue: '2007-03-14',
      newValue: '2006-01-01',
      state: 'returned',
      basis: '',
      reason: 'Blurred',
      proposedOn: '2026-11-20',
      decidedOn: '2026-11-21',
    })
    expect(correctionFromWire({ ...record, state: 'lost' })).toBeNull()
  })
})

it.each([
  [{ id: 'M', identifier: 'Male' }, 'male'],
  [{ id: '1000001', identifier: 'Female' }, 'female'],
  ['O', 'other'],
  [{ id: 'male' }, 'male'],
])('reads the gender %j as %j', (gender, read) => {
  expect(profileFromWire({ id: 1, gender })?.gender).toBe(read)
})
