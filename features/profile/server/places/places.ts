import type { Database } from '#platform/server/database/database.ts'

/** As the look-ups answer; both spellings of a municipality's id (SPEC §3). */
type PlaceRecord = Readonly<Record<string, string | number>>

export type PlaceLookups = {
  readonly provinces: () => Promise<readonly PlaceRecord[]>
  readonly districts: (provinceId: number) => Promise<readonly PlaceRecord[]>
  readonly municipalities: (districtId: number) => Promise<readonly PlaceRecord[]>
}

type Places = {
  readonly provinces: readonly PlaceRecord[]
  readonly districts: ReadonlyMap<number, readonly PlaceRecord[]>
  readonly municipalities: ReadonlyMap<number, readonly PlaceRecord[]>
}

/** Places change by a new release only: read once, answered from memory (reference/nepal.md §4). */
export function placeLookups(database: Database): PlaceLookups {
  let read: Promise<Places> | null = null
  const places = () => {
    read ??= readPlaces(database).catch((error: unknown) => {
      read = null
      throw error
    })
    return read
  }
  return {
    provinces: async () => (await places()).provinces,
    districts: async (provinceId) => (await places()).districts.get(provinceId) ?? [],
    municipalities: async (districtId) => (await places()).municipalities.get(districtId) ?? [],
  }
}

async function readPlaces({ kysely }: Database): Promise<Places> {
  const provinces = await kysely
    .selectFrom('n_province')
    .select(['n_province_id', 'name', 'name_ne'])
    .orderBy('n_province_id')
    .execute()
  const districts = await kysely
    .selectFrom('n_district')
    .select(['n_province_id', 'n_district_id', 'name', 'name_ne'])
    .orderBy('name')
    .execute()
  const municipalities = await kysely
    .selectFrom('n_locgov')
    .select(['n_district_id', 'n_locgov_id', 'n_locgov_id as n_localgov_id'])
    .select(['name', 'name_ne', 'wards'])
    .orderBy('name')
    .execute()
  return {
    provinces,
    districts: Map.groupBy(districts, (each) => each.n_province_id),
    municipalities: Map.groupBy(municipalities, (each) => each.n_district_id),
  }
}
