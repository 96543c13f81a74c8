import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { ownApplications } from '#kinds/entrance/wire/entrance-application.ts'
import { openOnFilter } from '#features/late-fee/wire/fee-terms.ts'
import type { Load } from './load.ts'
import { benchPassword, type BenchUniversity } from '../university.ts'

export type LoadRequest = Omit<Load, 'url' | 'seconds' | 'warmUpSeconds'>

/** Time until the server's code is compiled: in the first seconds a request costs at least half as much again. */
export const warmUpSeconds = 5

/** As a browser asks that has signed in. */
const bearer = (token: string) => ({
  authorization: `Bearer ${token}`,
  'accept-encoding': 'gzip, deflate, br',
})

/** Actions of students, as requests of many of them. */
export const loads = {
  openings: ({ people }: BenchUniversity): LoadRequest => ({
    status: 200,
    requests: people.map(({ token }) => ({
      method: 'GET',
      path: `/api/v1/models/n_entrance_open?$filter=${encodeURIComponent(openOnFilter(dayInNepal(Date.now())))}&$orderby=apply_uptolate`,
      headers: bearer(token),
    })),
  }),
  mine: ({ people }: BenchUniversity): LoadRequest => ({
    status: 200,
    requests: people.map(({ token, partnerId }) => ({
      method: 'GET',
      path: `/api/v1/models/n_entrance_reg?${new URLSearchParams(ownApplications(partnerId))}`,
      headers: bearer(token),
    })),
  }),
  apply: ({ people, openings }: BenchUniversity): LoadRequest => ({
    status: 201,
    requests: openings.flatMap((openingId) =>
      people.map(({ token }) => ({
        method: 'POST',
        path: '/api/v1/models/n_entrance_reg',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ n_entrance_open_ID: openingId, selectedQuota: 'Open' }),
      })),
    ),
  }),
  login: ({ people }: BenchUniversity): LoadRequest => ({
    status: 200,
    requests: people.map(({ email }) => ({
      method: 'POST',
      path: '/api/v1/auth/tokens',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: email, password: benchPassword }),
    })),
  }),
} as const
