import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import { drawDuePrints } from '#features/bulk-print/server/draw-due.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import { ownUniversity } from './load/own-university.ts'
import { row } from './load/plain-page.ts'
import { childrenCpuMs, clusterCpuMs, cpuMs } from './load/process-cpu.ts'

/**
 * Admit cards of an exam in one file, each with a photo of its own. `npm run bench -- bulk-print 1000` prints another number.
 * Bars: 5,000 within 60 s, at most 120 MB, memory flat.
 */
const cards = Number(process.argv[2] ?? 5_000)
/** Most seats that a room may have. */
const hall = 2_000
const papers = ['CSC151', 'CSC152', 'MTH151']

const at = await ownUniversity()
const exam = await laidOut()
await manyLike(exam.registrationId)
const office = await at.staff('exam-office')
const wanted = { type: 'exam-cards', subject: exam.examId }
const made = await office.post(processPath('bulk_print_make'), wanted)
console.log(String(made.body['summary']))

const folder = await mkdtemp(join(tmpdir(), 'bulk-print-'))
let most = 0
const before = process.memoryUsage().rss
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100)
const processorBefore = processor()
const begun = performance.now()
await drawDuePrints(
  {
    database: at.database,
    files: diskFileStore(folder),
    institution: at.payments.institution,
    clock: () => at.clock.nowMs(),
    types: at.prints,
  },
  new AbortController().signal,
)
const seconds = (performance.now() - begun) / 1_000
clearInterval(watch)
const processorAfter = processor()
const { state, bytes } = await at.database.kysely
  .selectFrom('bulk_print as b')
  .leftJoin('stored_file as f', 'f.stored_file_id', 'b.stored_file_id')
  .select(['b.state', 'f.bytes'])
  .executeTakeFirstOrThrow()
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`
console.log(row(`${cards} admit cards, ${state}`, `${seconds.toFixed(1)} s`, megabytes(bytes ?? 0)))
for (const [part, ms] of processorAfter) {
  const each = (ms - (processorBefore.get(part) ?? 0)) / cards
  console.log(row(`processor for a card, ${part}`, `${each.toFixed(1)} ms`, ''))
}
console.log(row('memory before, most', megabytes(before), megabytes(most)))
await rm(folder, { recursive: true })
await at.end()

/** Milliseconds of a core so far: they depend less than the time on other load of the machine. */
function processor(): ReadonlyMap<string, number> {
  const { user, system } = process.threadCpuUsage()
  const server = (user + system) / 1_000
  return new Map([
    ['server', server],
    ['drawing and others', cpuMs(process.pid) - server],
    ['pictures', childrenCpuMs(process.pid)],
    ['database', clusterCpuMs(at.databaseUrl)],
  ])
}

async function laidOut() {
  const examination = await anExamination(at)
  const { registrationId } = await examination.candidate('Sita Rai', ...papers)
  await aCentre(examination, 'Dhunche', { A: 10 })
  for (const [index, code] of papers.entries())
    await examination.setRoutine(code, [`2027-03-1${index}`, '10:00', '13:00'])
  const of = { n_exam_master_ID: examination.examId }
  await examination.run('exam_symbol_numbers', of)
  await examination.run('exam_seats', of)
  return { examId: examination.examId, registrationId }
}

/** Candidates like this one, in a room of their own, with photos of about the size that a telephone's has after cleaning. */
async function manyLike(registrationId: number): Promise<void> {
  const pixels = Buffer.from(
    Array.from({ length: 40 * 51 * 3 }, (_, place) => 90 + ((place * 7) % 90)),
  )
  const face = sharp(pixels, { raw: { width: 40, height: 51, channels: 3 } }).resize(420, 540)
  const photo = await face.blur(2).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
  console.log(row('a photo', '', `${(photo.length / 1e3).toFixed(0)} kB`))
  const hashes: string[] = []
  for (let card = 0; card < cards; card++) {
    const own = Buffer.concat([photo, Buffer.from(String(card))])
    hashes.push((await at.files.put(own)).sha256)
  }
  await at.database.transaction(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`create temporary table own_photo on commit drop as
      select 7000000 + place as id, sha256 from unnest(${hashes}::text[]) with ordinality as given (sha256, place)`.execute(
      transaction,
    )
    await sql`insert into stored_file (stored_file_id, sha256, bytes, mime, file_name)
      select id, sha256, 1, 'image/jpeg', 'photo.jpg' from own_photo`.execute(transaction)
    await sql`insert into ad_image (ad_image_id, stored_file_id) select id, id from own_photo`.execute(
      transaction,
    )
    await sql`insert into c_bpartner (c_bpartner_id, name, name_nepali, email, logo_id, regrollno)
      select id, 'Student ' || id, 'विद्यार्थी सीता राई', 'card' || id || '@example.com', id, 'R-' || id from own_photo`.execute(
      transaction,
    )
    await sql`insert into n_exam_reg (n_exam_reg_id, c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_id,
        n_sem_year_id, n_program_enroll_id, docstatus, erollno, totalfee, feepaid, ispaid)
      select o.id, o.id, a.n_exam_open_id, a.n_exam_master_id, a.n_program_id, a.n_sem_year_id, a.n_program_enroll_id,
        'AP', '9' || o.id, a.totalfee, a.feepaid, a.ispaid
      from own_photo o join n_exam_reg a on a.n_exam_reg_id = ${registrationId}`.execute(
      transaction,
    )
    await sql`insert into n_exam_regdetails (n_exam_reg_id, n_course_id, examtype, credit_hour)
      select o.id, d.n_course_id, d.examtype, d.credit_hour from own_photo o join n_exam_regdetails d on d.n_exam_reg_id = ${registrationId}`.execute(
      transaction,
    )
    await sql`insert into n_exam_room (n_exam_room_id, n_exam_centre_id, name, seats)
      select 7000000 + n, c.n_exam_centre_id, 'Hall ' || n, ${hall}::integer
      from generate_series(0, (${cards}::integer - 1) / ${hall}::integer) n,
        (select min(n_exam_centre_id) as n_exam_centre_id from n_exam_room) c`.execute(transaction)
    await sql`insert into n_exam_seat (n_exam_routine_id, n_exam_reg_id, n_exam_room_id, seat)
      select s.n_exam_routine_id, o.id, 7000000 + (o.id - 7000001) / ${hall}::integer,
        (o.id - 7000001) % ${hall}::integer + 1
      from own_photo o join n_exam_seat s on s.n_exam_reg_id = ${registrationId}`.execute(
      transaction,
    )
  })
}
