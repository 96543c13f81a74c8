import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { PlaceLookups } from '#features/profile/server/places/places.ts'
import { placePaths } from '#features/profile/wire/address.ts'
import { objectOf } from './nou.routes.ts'
import { acceptStrictJson } from '../request/strict-json.ts'

/** Nepal (SPEC §9); every other country has no provinces here. */
const nepal = 258

/**
 * `/nou/location/*`: places without a token, so nothing of the asker is looked at (SPEC §7, SECURITY T29). Ids are
 * whole numbers; `data` is the JSON text of `records`, because portals read either.
 */
export function placesRoutes({
  places,
  lookupsPerMinute,
}: {
  readonly places: PlaceLookups
  readonly lookupsPerMinute: number
}) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    const limited = {
      bodyLimit: 1024,
      config: { rateLimit: { max: lookupsPerMinute, timeWindow: '1 minute' } },
    }
    app.post(placePaths.provinces, limited, async ({ body }, reply) =>
      send(reply, idIn(body, 'C_Country_ID') === nepal ? await places.provinces() : []),
    )
    app.post(placePaths.districts, limited, async ({ body }, reply) =>
      send(reply, await places.districts(idIn(body, 'n_province_ID'))),
    )
    app.post(placePaths.municipalities, limited, async ({ body }, reply) =>
      send(reply, await places.municipalities(idIn(body, 'n_district_ID'))),
    )
  }
}

function send(reply: FastifyReply, records: readonly unknown[]) {
  void reply.header('cache-control', 'public, max-age=86400')
  return { data: JSON.stringify(records), records }
}

function idIn(body: unknown, key: string): number {
  const given = objectOf(body)[key]
  const id = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id
  const message = `${key} must be a whole number`
  throw new Problem({
    code: 'parse/wrong-body',
    title: 'Request Error',
    detail: message,
    errors: [{ field: key, message }],
  })
}
