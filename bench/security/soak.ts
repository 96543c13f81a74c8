import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shootAt } from '../anchors.ts'
import { loads } from '../load/loads.ts'
import { residentMb } from '../load/process-cpu.ts'
import { serveUniversity } from '../load/served-university.ts'

/**
 * Reads and sign-ins of some hundred students at once, for hours; after a quarter of the time, when the caches of sessions
 * are full, the line through the memory of each minute may rise by at most 5 MB an hour, and no more files are open at the
 * end than then (S23). Linux only: it reads /proc.
 */
const { values } = parseArgs({ options: { hours: { type: 'string', default: '8' } } })
const seconds = Math.round(Number(values.hours) * 3_600)
const every = Math.max(5, Math.round(seconds / 480))
const mostPerHour = 5
const { origin, pid, stop, people, ...university } = await serveUniversity(seconds * 1_000)
/** They read nothing: a sixth sign-in ends a person's oldest session. */
const signIns = 400
const readers = { ...university, people: people.slice(signIns) }
const seen: { readonly hours: number; readonly megabytes: number; readonly files: number }[] = []
const began = performance.now()
const timer = setInterval(() => {
  const hours = (performance.now() - began) / 3_600_000
  const files = readdirSync(`/proc/${pid}/fd`).length
  seen.push({ hours, megabytes: residentMb(pid), files })
}, every * 1_000)
const shape = { url: origin, seconds, warmUpSeconds: 0, connections: 8, perSecond: 40 }
const results = await Promise.all([
  shootAt({ ...loads.mine(readers), ...shape }),
  shootAt({ ...loads.openings(readers), ...shape }),
  shootAt({
    ...loads.login({ ...university, people: people.slice(0, signIns) }),
    ...shape,
    connections: 4,
    perSecond: 4,
  }),
])
clearInterval(timer)
await stop()

const settled = seen.slice(Math.floor(seen.length / 4))
const perHour = slope(settled.map(({ hours, megabytes }) => [hours, megabytes]))
const files = { first: settled[0]?.files ?? 0, last: settled.at(-1)?.files ?? 0 }
const wrong = results.some((each) => each.wrong > 0)
if (perHour > mostPerHour || files.last > files.first + 5 || wrong) process.exitCode = 1
console.log(
  `memory ${settled[0]?.megabytes.toFixed(0)} to ${settled.at(-1)?.megabytes.toFixed(0)} MB, ${perHour.toFixed(1)} MB an hour (bar ${mostPerHour})`,
)
const [own, openings, passwords] = results.map((each) => each.wrongInWords || 'none')
console.log(
  `open files ${files.first} to ${files.last}; not right: own lists ${own}; shared lists ${openings}; sign-ins ${passwords}`,
)

/** Rise of the straight line with the least squares through the points. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0)
  return over / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0)
}
