import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoPassword, demoStudents } from '#apps/server/demo/people.ts'
import sharp from 'sharp'
import { aPdfOf } from '#features/profile/testing/plain-files.ts'
import { allocator } from '#platform/server/files/allocator.ts'

/**
 * Peak memory while 50 uploads of 5 MB arrive at once, as SECURITY S9 asks: at most 512 MB for the server and the
 * processes that decode pictures for it together, memory they share counted once (proportional set size). The server is
 * started as `npm start` does, on its own PostgreSQL, whose processes are not counted, or with DATABASE_URL. Linux only: it reads /proc.
 */
const bar = 512
const bytes = 5 * 1024 * 1024
const port = 9350
const origin = `http://127.0.0.1:${port}`

if (process.platform !== 'linux') {
  process.stdout.write('uploads: memory is read from /proc, on Linux only\n')
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'uploads-'))
chmodSync(folder, 0o755) // the user who runs PostgreSQL for root has to pass
const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))

// The demonstration is loaded by a first start: what that leaves in memory is not what is measured.
const first = start()
await until(async () => (await fetch(`${origin}/health`)).ok)
await end(first)
const server = start()
process.on('exit', () => server.kill())
try {
  await measure(server.pid ?? 0)
} finally {
  await end(server)
  rmSync(folder, { recursive: true, force: true })
}

function start(): ChildProcess {
  const env = {
    ...allocator,
    ...process.env,
    PORT: String(port),
    OFFICE_PORT: '0',
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    DEMO: 'on',
    LOG_LEVEL: 'error',
  }
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function end(server: ChildProcess): Promise<void> {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
}

async function measure(pid: number): Promise<void> {
  await until(async () => (await fetch(`${origin}/health`)).ok)
  const people = await Promise.all(
    Object.values(demoStudents).map(({ plan }) => signIn(plan.email)),
  )
  const kinds = { photos: await photo(), 'scans (PDF)': scan(), 'pictures of scans': await photo() }
  for (const [kind, base64] of Object.entries(kinds)) {
    const before = megabytes(pid)
    const memory = watchMemory(pid)
    const started = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const person = people[at % people.length]
        if (person === undefined) throw new Error('nobody')
        return kind === 'photos'
          ? person.put(`/api/v1/models/c_bpartner/${person.partnerId}`, photoBody(base64))
          : person.post('/nou/academic_record/save', recordBody(base64))
      }),
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const good = answers.filter((status) => status === 200).length
    const { peak, server, decoder } = memory()
    const verdict = peak <= bar ? 'within' : 'OVER'
    process.stdout.write(
      `50 ${kind} of 5 MB at once: ${good} stored in ${seconds} s; ${before} MB before, ${peak} MB at most, ${verdict} ${bar} MB (the server alone ${server}, its decoder alone ${decoder})\n`,
    )
    if (peak > bar || good < answers.length) process.exitCode = 1
  }
}

/** The most that server and children have had together and each alone, in megabytes, once it is asked for. */
function watchMemory(pid: number): () => { peak: number; server: number; decoder: number } {
  const most = { peak: 0, server: 0, decoder: 0 }
  const timer = setInterval(() => {
    const server = megabytes(pid)
    const decoder = childrenOf(pid).reduce((sum, child) => sum + megabytes(child), 0)
    most.server = Math.max(most.server, server)
    most.decoder = Math.max(most.decoder, decoder)
    most.peak = Math.max(most.peak, server + decoder)
  }, 20)
  return () => {
    clearInterval(timer)
    return most
  }
}

function childrenOf(pid: number): readonly number[] {
  return tasksOf(pid)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '')
    .map(Number)
    .filter((child) => read(`/proc/${child}/comm`).trim() !== 'postgres')
}

function tasksOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** '' for what has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Resident memory of a process, shared pages divided among those who share them. */
function megabytes(pid: number): number {
  const [, kilobytes = ''] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await ready().catch(() => false)) return
    await wait(200)
  }
  throw new Error('The server did not start')
}

async function signIn(email: string) {
  const first = await call('POST', '/api/v1/auth/tokens', {
    body: { userName: email, password: demoPassword },
  })
  const choice = {
    clientId: 1_000_000,
    roleId: 1_000_006,
    organizationId: 1_000_000,
    warehouseId: 1_000_000,
    language: 'en_GB',
  }
  const final = await call('PUT', '/api/v1/auth/tokens', { body: choice, token: first.body.token })
  const token = final.body.token
  const user = await call('GET', `/api/v1/models/ad_user/${final.body.userId}`, { token })
  const send = (method: string) => async (path: string, body: unknown) =>
    (await call(method, path, { body, token })).status
  return { partnerId: user.body.C_BPartner_ID?.id, post: send('POST'), put: send('PUT') }
}

type Body = { token?: string; userId?: number; C_BPartner_ID?: { id: number } }

async function call(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string | undefined },
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** A noisy photo of 12 megapixels, filled up to the byte. */
async function photo(): Promise<string> {
  const pixels = Buffer.alloc(1_000 * 750 * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7_919) % 253
  const small = sharp(pixels, { raw: { width: 1_000, height: 750, channels: 3 } })
  const content = await small.resize(4_000, 3_000).jpeg({ quality: 88 }).toBuffer()
  if (content.length > bytes) throw new Error(`${content.length} bytes are too many`)
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)]).toString('base64')
}

function scan(): string {
  return aPdfOf(bytes).toString('base64')
}

function photoBody(data: string) {
  return { Logo_ID: { name: 'photo.jpg', data } }
}

function recordBody(marksheetfile: string) {
  return {
    institution: 'Rasuwa School',
    level: '2plus_two',
    majorSubject: 'Science',
    endYear: '2080',
    board: 'NEB',
    gradingType: 'G',
    obtainedMarks: '3.4',
    marksheetfile,
  }
}
