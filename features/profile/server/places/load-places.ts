import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '#platform/server/database/database.ts'

const place = { id: v.number(), name: v.string(), nameNe: v.string() }
const shape = v.object({
  provinces: v.array(v.object(place)),
  districts: v.array(v.object({ ...place, provinceId: v.number() })),
  localLevels: v.array(v.object({ ...place, districtId: v.number(), wards: v.number() })),
})

/** Fills the tables of places in a database that has none: 7 provinces, 77 districts, 753 local levels. */
export async function loadPlaces(database: Database): Promise<void> {
  const known = await database.kysely
    .selectFrom('n_locgov')
    .select('n_locgov_id')
    .limit(1)
    .execute()
  if (known.length > 0) return
  const text = readFileSync(new URL('nepal-locations.json', import.meta.url), 'utf8')
  const { provinces, districts, localLevels } = v.parse(shape, JSON.parse(text))
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('n_province')
      .values(
        provinces.map(({ id, name, nameNe }) => ({ n_province_id: id, name, name_ne: nameNe })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('n_district')
      .values(
        districts.map(({ id, provinceId, name, nameNe }) => ({
          n_district_id: id,
          n_province_id: provinceId,
          name,
          name_ne: nameNe,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const rows = JSON.stringify(localLevels)
    await sql`insert into n_locgov (n_locgov_id, n_district_id, name, name_ne, wards)
      select id, "districtId", name, "nameNe", wards
      from json_to_recordset(${rows}::json) as l(id bigint, "districtId" bigint, name text, "nameNe" text, wards integer)
      on conflict do nothing`.execute(transaction)
  })
}
