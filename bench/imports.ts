import { importSteps, uploadFile } from '#features/imports/testing/import-file.ts'
import { studyNames } from '#features/imports/testing/import-student.ts'
import { ownUniversity } from './load/own-university.ts'
import { percentile } from './load/percentile.ts'
import { row } from './load/plain-page.ts'

/**
 * A file of students brought over by the office's own processes: sent and planned, stored, sent once more, taken back; and
 * what a student's list takes meanwhile. `npm run bench -- imports 3000` measures another size.
 */
const students = Number(process.argv[2] ?? 30_000)
const pauseMs = 20

const at = await ownUniversity()
const registrar = await at.staff('registrar')
const student = await at.signIn((await at.student()).email)
const content = await studentsFile()

const times: number[] = []
const over = new AbortController()
const reading = readMeanwhile()
const sent = await timed(() => uploadFile(registrar, { target: 'students', content }))
const steps = importSteps(registrar, sent.result.id)
const { counts } = await steps.read()
const stored = await timed(() => steps.run('import_commit'))
const again = await timed(() => uploadFile(registrar, { target: 'students', content }))
const equal = (await importSteps(registrar, again.result.id).read()).counts
const undone = await timed(() => steps.run('import_undo'))
over.abort()
await reading
console.log(
  [
    row(`${counts.new} students sent and planned`, sent.seconds, '≤ 60 s'),
    row('stored', stored.seconds, '≤ 120 s'),
    row(`the same file again: ${equal.equal} equal, ${equal.changed} changed`, again.seconds, ''),
    row('taken back', undone.seconds, ''),
    row('a student’s list meanwhile, p99', `${percentile(times, 0.99).toFixed(1)} ms`, '≤ 100 ms'),
    row('resident memory', `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`, '≤ 512 MB'),
  ].join('\n'),
)
await at.end()

async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now()
  const result = await work()
  return { result, seconds: `${((performance.now() - started) / 1_000).toFixed(1)} s` }
}

async function readMeanwhile(): Promise<void> {
  while (!over.signal.aborted) {
    const started = performance.now()
    await student.get('/api/v1/models/n_entrance_open')
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function studentsFile(): Promise<string> {
  const { program, year, semester } = await studyNames(at)
  const head =
    'Regd No,Full name,Name in Nepali,DOB BS,Sex,Program,Year,Semester,Roll No,Mobile,Email'
  const rows = Array.from({ length: students }, (_, n) => {
    const name = Array.from(String(n), (digit) => 'abcdefghij'[Number(digit)]).join('')
    const [month, date] = [1 + (n % 12), 1 + (n % 28)].map((each) => String(each).padStart(2, '0'))
    return [
      `2079-${n}`,
      `Student ${name}`,
      'विद्यार्थी',
      `${2050 + (n % 15)}-${month}-${date}`,
      'F',
      program,
      year,
      semester,
      `R-${n}`,
      `98${10_000_000 + n}`,
      `imported${n}@example.com`,
    ].join(',')
  })
  return [head, ...rows].join('\n')
}
