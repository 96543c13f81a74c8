import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('../start.mjs', import.meta.url))

/** Starts the demonstration in an empty folder; gives its addresses, and the secrets of its staff by email. */
export async function startDemonstration(dataDir) {
  const [portalPort, officePort] = [await freePort(), await freePort()]
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
    PORT: String(portalPort),
    OFFICE_PORT: String(officePort),
    PUBLIC_URL: `http://localhost:${portalPort}`,
    WORKERS: '1',
  }
  delete environment.DATABASE_URL
  const server = spawn(process.execPath, [start], { env: environment })
  const printed = await printedBy(server, 'Staff also type a one-time code')
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const secrets = [...printed.matchAll(/(\w+@ltu\.example) +([A-Z2-7]{32})/g)]
  return {
    portal: `http://localhost:${portalPort}`,
    office: `http://localhost:${officePort}`,
    secrets: new Map(secrets.map(([, email, secret]) => [email, secret])),
    async stop() {
      server.kill('SIGINT')
      await ended
    },
  }
}

/** All that a server prints until a second after a sentence. */
function printedBy(server, sentence) {
  return new Promise((resolve, reject) => {
    let text = ''
    server.stderr.pipe(process.stderr)
    server.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes(sentence)) setTimeout(() => resolve(text), 1_000)
    })
    server.once('exit', () => reject(new Error(`The demonstration did not start:\n${text}`)))
  })
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
