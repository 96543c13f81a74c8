// A throw-away PostgreSQL cluster for tests and benchmarks: initdb into a temporary folder, TCP on a free
// loopback port, deleted at the end. Run as an unprivileged user when started as root.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDebianPackages } from './debian-packages.mjs'

/** @returns {Promise<{ url: string, stop: () => void, kill: (signal?: NodeJS.Signals) => Promise<void>, start: () => Promise<void> }>} */
export async function temporaryPostgres({ settings = [] } = {}) {
  const bin = findBinaries()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'vidyarthi-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const as = user ? { uid: user.uid, gid: user.gid, env: { ...process.env, HOME: folder } } : {}
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'vidyarthi',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...as, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  let server
  const url = `postgres://vidyarthi@127.0.0.1:${port}/postgres`

  /** A server that was killed leaves shared memory in use for a moment, in which the next one gives up. */
  async function start() {
    for (let attempt = 0; attempt < 50; attempt++) {
      spawnServer()
      if (await isReady(server, { port, bin })) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('The temporary PostgreSQL did not become ready')
  }

  function spawnServer() {
    const options = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...settings,
    ]
    server = spawn(
      join(bin, 'postgres'),
      ['-D', join(folder, 'data'), ...options.flatMap((each) => ['-c', each])],
      {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      },
    )
  }
  await start()
  process.once('exit', () => server.kill('SIGQUIT'))
  return {
    url,
    start,
    async kill(signal = 'SIGKILL') {
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    },
    stop() {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries() {
  const found = tryBinaries()
  if (found) return found
  ensureDebianPackages(['postgresql'], 'PostgreSQL (initdb and postgres)')
  const installed = tryBinaries()
  if (!installed)
    throw new Error('PostgreSQL is needed for the tests: install initdb and postgres.')
  return installed
}

function tryBinaries() {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root)
    ? readdirSync(root).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [
    ...versions.map((version) => `${root}/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (uid > 0) return { uid, gid }
  }
  return null
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** False when the server ended or is not ready within 20 s. */
async function isReady(server, { port, bin }) {
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt++) {
    const { status } = spawnSync(join(bin, 'pg_isready'), [
      '-q',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
    ])
    if (status === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
