import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { reports } from '#features/reports/server/registry.ts'
import { storeManyStudents } from '#features/reports/testing/many-students.ts'
import { readReport } from '#features/reports/testing/read-report.ts'
import { fileFormats, reportFilePath } from '#features/reports/wire/report-file.ts'
import { ownUniversity } from './load/own-university.ts'
import { row } from './load/plain-page.ts'

/**
 * Reports of 100,000 students: each one on the screen, and the longest as a file over HTTP, with its first row, its end and
 * the memory meanwhile. `npm run bench -- reports 20000` measures another size.
 */
const students = Number(process.argv[2] ?? 100_000)

/** More than the head of the file, or of the workbook, has. */
const headBytes = 4_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const at = await ownUniversity()
const administrator = await at.staff('administrator')
const stored = await timed(() =>
  at.database.transaction((transaction) =>
    storeManyStudents(transaction, { students, nowMs: at.clock.nowMs() }),
  ),
)
// As autovacuum has done long before a university has so many.
await sql`analyze`.execute(at.database.kysely)
console.log(row(`${students} students stored`, stored.text, ''))
for (const { id } of reports) {
  const { result, text } = await timed(() => readReport(administrator, id))
  console.log(row(`${id}: ${result.rowCount} rows`, text, ''))
}
const url = await at.office.listen({ port: 0 })
for (const format of fileFormats) console.log(await download(format))
await at.end()

async function download(format: (typeof fileFormats)[number]): Promise<string> {
  const begun = performance.now()
  const before = heldBytes()
  const { body } = await fetch(url + reportFilePath('dues', format), {
    headers: { authorization: `Bearer ${administrator.token}` },
  })
  if (body === null) throw new Error('No file came')
  let [first, bytes, most, next] = [0, 0, before, 0]
  for await (const part of body as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (first === 0 && bytes > headBytes) first = performance.now() - begun
    if (bytes < next) continue
    next = bytes + 1e6
    most = Math.max(most, heldBytes())
  }
  const whole = performance.now() - begun
  const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`
  return [
    row(`dues as ${format}: first row`, seconds(first), '≤ 2 s'),
    row(`dues as ${format}: all ${megabytes(bytes)}`, seconds(whole), ''),
    row(`dues as ${format}: more memory in use`, megabytes(most - before), ''),
  ].join('\n')
}

/** Memory of the server and of this client that is in use. */
function heldBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now()
  const result = await work()
  return { result, text: seconds(performance.now() - started) }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
