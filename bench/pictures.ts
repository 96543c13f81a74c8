import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { ended } from '#platform/testing/workbook.ts'
import { done, importSteps, uploadFile } from '#features/imports/testing/import-file.ts'
import { ownUniversity } from './load/own-university.ts'
import { row } from './load/plain-page.ts'

/**
 * A zip of photos brought over by the office's own processes: sent, read 20 at a time, planned, stored and taken back.
 * `npm run bench -- pictures 500` measures another number. Every photo is about 40 kB.
 */
const pictures = Number(process.argv[2] ?? 4_900)
const [width, height] = [300, 386]

const at = await ownUniversity()
const registrar = await at.staff('registrar')
await storePeople()
const content = await zipOfPhotos()

const before = process.memoryUsage().rss
let most = before
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100)
const sent = await timed(() =>
  uploadFile(registrar, { target: 'pictures', content, name: 'photos.zip' }),
)
done(sent.result.last)
const steps = importSteps(registrar, sent.result.id)
const read = await timed(readAll)
const { counts } = await steps.read()
const stored = await timed(async () => done(await steps.run('import_commit')))
const undone = await timed(async () => done(await steps.run('import_undo')))
clearInterval(watch)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
console.log(
  [
    row(`zip of ${pictures} photos`, megabytes(content.byteLength), '≤ 210 MB'),
    row('sent', sent.seconds, ''),
    row(`read and planned: ${counts.new} new, ${counts.refused} refused`, read.seconds, ''),
    row('stored', stored.seconds, ''),
    row('taken back', undone.seconds, ''),
    row('resident memory, most above the start', megabytes(most - before), ''),
  ].join('\n'),
)
await at.end()

async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now()
  const result = await work()
  return { result, seconds: `${((performance.now() - started) / 1_000).toFixed(1)} s` }
}

async function readAll(): Promise<void> {
  for (;;) {
    const { unread } = done(await steps.run('import_unpack'))['data'] as { readonly unread: number }
    if (unread === 0) return
  }
}

/** People with registration numbers, as the numbers name the photos. */
async function storePeople(): Promise<void> {
  const people = Array.from({ length: pictures }, (_, n) => ({
    name: 'Bench Person',
    email: `picture${n}@example.com`,
    regrollno: `PIC-${n}`,
  }))
  for (let from = 0; from < people.length; from += 1_000)
    await at.database.kysely
      .insertInto('c_bpartner')
      .values(people.slice(from, from + 1_000))
      .execute()
}

/** Noise, as the details of a photo are, in a JPEG with a comment that makes each one another file. */
async function zipOfPhotos(): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  const photo = await sharp(randomBytes(width * height * 3), { raw })
    .blur(0.6)
    .jpeg({ quality: 68 })
    .toBuffer()
  const zip = new ZipFile()
  for (let n = 0; n < pictures; n++) {
    const text = Buffer.from(String(n).padStart(8, '0'))
    const comment = Buffer.from([0xff, 0xfe, 0, text.byteLength + 2])
    const bytes = Buffer.concat([photo.subarray(0, 2), comment, text, photo.subarray(2)])
    zip.addBuffer(bytes, `PIC-${n}.jpg`, { compress: false })
  }
  return ended(zip)
}
