import { parseArgs } from 'node:util'
import { shootAt } from '../anchors.ts'
import type { LoadResult } from '../load/load.ts'
import { loads, warmUpSeconds } from '../load/loads.ts'
import { serveUniversity } from '../load/served-university.ts'

/**
 * 160 connections that read their own applications as fast as they are answered and 40 that apply, at the same time (S7).
 * A student applies once for an opening: at 80 a second the openings last for ten minutes.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } })
const seconds = Number(values.seconds)
const { origin, stop, ...university } = await serveUniversity()
const [reads, writes] = await Promise.all([
  shootAt({ ...loads.mine(university), url: origin, seconds, warmUpSeconds, connections: 160 }),
  shootAt({
    ...loads.apply(university),
    url: origin,
    seconds,
    warmUpSeconds,
    connections: 40,
    perSecond: 80,
  }),
])
await stop()
report('reads', reads, 250)
report('writes', writes, 500)

function report(name: string, { perSecond, p50, p99, wrong }: LoadResult, bar: number): void {
  const answers = perSecond * seconds
  if (p99 > bar || wrong > answers / 1_000) process.exitCode = 1
  console.log(
    `${name}: ${Math.round(answers)} answers, p50 ${p50} ms, p99 ${p99} ms (bar ${bar}), ${wrong} not right`,
  )
}
