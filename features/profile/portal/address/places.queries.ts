import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRest } from '#platform/browser/network/rest-client.ts'
import type { AddressForm, Municipality, NamedPlace } from '#features/profile/rules/address.ts'
import {
  districtsFromWire,
  districtsRequest,
  municipalitiesFromWire,
  municipalitiesRequest,
  placePaths,
  provincesFromWire,
  provincesRequest,
} from '#features/profile/wire/address.ts'

export type Places<P extends NamedPlace = NamedPlace> = {
  readonly all: readonly P[]
  readonly isLoading: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

export function useProvinces(): Places {
  return usePlaces(placePaths.provinces, provincesRequest, provincesFromWire)
}

export function useDistricts(provinceId: number | null): Places {
  const body = provinceId === null ? null : districtsRequest(provinceId)
  return usePlaces(placePaths.districts, body, districtsFromWire)
}

export function useMunicipalities(districtId: number | null): Places<Municipality> {
  const body = districtId === null ? null : municipalitiesRequest(districtId)
  return usePlaces(placePaths.municipalities, body, municipalitiesFromWire)
}

/** Asked without a token, once per visit; nothing is asked without a parent (SPEC §7). */
function usePlaces<P extends NamedPlace>(
  path: string,
  body: unknown,
  fromWire: (answer: unknown) => readonly P[],
): Places<P> {
  const rest = useRest()
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: [path, body],
    queryFn: async () => fromWire(await rest.post(path, body, { anonymous: true })),
    enabled: body !== null,
    staleTime: Infinity,
  })
  return { all: data ?? [], isLoading, isError, refetch }
}

/** Facts of the chosen places: the printed names and the number of wards. */
export type ChosenPlaces = {
  readonly district: NamedPlace | null
  readonly municipality: Municipality | null
}

/** Looks the chosen places up among the lists that have arrived. */
export function useKnownPlaces(): (form: AddressForm) => ChosenPlaces {
  const queries = useQueryClient()
  return ({ provinceId, districtId, municipalityId }) => {
    const districts = queries.getQueryData<readonly NamedPlace[]>([
      placePaths.districts,
      districtsRequest(provinceId ?? 0),
    ])
    const municipalities = queries.getQueryData<readonly Municipality[]>([
      placePaths.municipalities,
      municipalitiesRequest(districtId ?? 0),
    ])
    return {
      district: districts?.find(({ id }) => id === districtId) ?? null,
      municipality: municipalities?.find(({ id }) => id === municipalityId) ?? null,
    }
  }
}
