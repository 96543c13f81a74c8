import { testEnvironment } from '../tools/tests/run-suite.mjs'
import { type Measure, measures } from './security/measures.ts'
import type { Measured } from './security/ways.ts'

/**
 * `npm run bench:security` takes every measure of the security requirements in its long form, one after the other, and
 * prints a scorecard; `npm run bench:security -- S3 S16` takes these. Exit code 1 if one does not hold.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !measures.some((measure) => measure.id === id))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: S1 to S${measures.length}.`)
  process.exit(1)
}

const { environment, stop } = await testEnvironment()
const card: string[] = []
for (const measure of measures) {
  if (wanted.length > 0 && !wanted.includes(measure.id)) continue
  console.log(`\n${measure.id} ${measure.about}`)
  card.push(await row(measure))
}
await stop()
console.log(
  ['', '| no. | about | target | verdict | measured |', '|---|---|---|---|---|', ...card].join(
    '\n',
  ),
)

async function row({ id, about, target, way }: Measure): Promise<string> {
  const began = performance.now()
  const found = typeof way === 'function' ? await way(environment) : null
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  if (found !== null && !found.holds) process.exitCode = 1
  const measured = found?.figures ?? ('notMeasured' in way ? way.notMeasured : '')
  const cells = [
    id,
    about,
    target,
    verdictOf(found),
    found === null ? measured : `${measured} (${minutes} min)`,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
}

function verdictOf(found: Measured | null): string {
  if (found === null) return 'not measured'
  return found.holds ? 'holds' : 'MISSED'
}
