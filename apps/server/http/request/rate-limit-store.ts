import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RateCounts } from '#platform/server/rate-count/rate-count.ts'

type Tell = Parameters<FastifyRateLimitStore['incr']>[1]

/** The limiter's counts in the database, each route's apart, so that all server processes share one limit. */
export function rateLimitStore(counts: RateCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #route: string

    constructor(at: object) {
      this.#route = routeOf(at)
    }

    incr(key: string, tell: Tell, windowMs: number): void {
      counts.add(`${this.#route} ${key}`, windowMs).then(
        ({ count, leftMs }) => tell(null, { current: count, ttl: leftMs }),
        (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child(at: object): FastifyRateLimitStore {
      return new Store(at)
    }
  }
}

/** The plug-in hands a route's limits over with the route as `routeInfo`. */
function routeOf(at: { routeInfo?: { method?: unknown; url?: unknown } }): string {
  return `${String(at.routeInfo?.method)} ${String(at.routeInfo?.url)}`
}
