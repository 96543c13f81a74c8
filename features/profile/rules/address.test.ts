import { describe, expect, it } from 'vitest'
import {
  addressName,
  addressProblems,
  type AddressForm,
  chooseDistrict,
  chooseMunicipality,
  chooseProvince,
  copyFromPermanent,
  emptyAddress,
  findWard,
  openSelects,
} from './address.ts'

const khajura: AddressForm = {
  provinceId: 5,
  districtId: 507,
  municipalityId: 50706,
  ward: '3',
  tole: 'Bazaar',
}

describe('the address form', () => {
  it('clears district and municipality with another province, and only then', () => {
    expect(chooseProvince(khajura, 3)).toEqual({
      ...khajura,
      provinceId: 3,
      districtId: null,
      municipalityId: null,
    })
    expect(chooseProvince(khajura, 5)).toBe(khajura)
  })

  it('clears the municipality with another district', () => {
    expect(chooseDistrict(khajura, 508)).toEqual({
      ...khajura,
      districtId: 508,
      municipalityId: null,
    })
    expect(chooseDistrict(khajura, 507)).toBe(khajura)
  })

  it('opens a select under a chosen parent only', () => {
    expect(openSelects(emptyAddress)).toEqual({ district: false, municipality: false })
    const province = chooseProvince(emptyAddress, 5)
    expect(openSelects(province)).toEqual({ district: true, municipality: false })
    expect(openSelects(chooseDistrict(province, 507))).toEqual({
      district: true,
      municipality: true,
    })
  })

  it('requires everything', () => {
    expect(addressProblems(emptyAddress, null)).toEqual({
      provinceId: 'province-required',
      districtId: 'district-required',
      municipalityId: 'municipality-required',
      ward: 'ward-required',
      tole: 'tole-required',
    })
    expect(addressProblems(khajura, 8)).toEqual({})
  })

  it.each([
    ['0', null, null],
    ['1', null, 1],
    ['35', null, 35],
    ['36', null, null],
    ['8', 8, 8],
    ['9', 8, null],
    ['३', 8, 3],
    [' 3 ', 8, 3],
    ['3.5', 8, null],
    ['-3', 8, null],
    ['003', 8, null],
    ['x', 8, null],
  ])('takes ward %s of %s as %s', (text, wards, ward) => {
    expect(findWard(text, wards)).toBe(ward)
    const problem = ward === null ? { ward: 'ward-out-of-range' } : {}
    expect(addressProblems({ ...khajura, ward: text }, wards)).toEqual(problem)
  })

  it('copies all of the permanent address', () => {
    expect(copyFromPermanent(khajura)).toEqual(khajura)
    expect(chooseMunicipality(khajura, null).municipalityId).toBeNull()
  })

  it('composes the name as the post writes it', () => {
    const at = { municipality: 'Khajura Rural Municipality', ward: 3, tole: ' Bazaar  Tole ' }
    expect(addressName({ ...at, district: 'Banke' })).toBe(
      'Khajura Rural Municipality-3, Bazaar Tole, Banke',
    )
  })
})
