import type { AddressForm, Municipality } from '#features/profile/rules/address.ts'
import {
  type ChosenPlaces,
  type Places,
  useDistricts,
  useKnownPlaces,
  useMunicipalities,
  useProvinces,
} from './places.queries.ts'

/** The lists one address chooses from, and what is chosen of them. */
export type BlockPlaces = {
  readonly provinces: Places
  readonly districts: Places
  readonly municipalities: Places<Municipality>
  readonly chosen: ChosenPlaces
}

export function useBlockPlaces(form: AddressForm): BlockPlaces {
  const provinces = useProvinces()
  const districts = useDistricts(form.provinceId)
  const municipalities = useMunicipalities(form.districtId)
  return { provinces, districts, municipalities, chosen: useKnownPlaces()(form) }
}
