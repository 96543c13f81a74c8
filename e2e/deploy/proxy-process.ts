import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.ts'

export type ProxyName = 'nginx' | 'Caddy'
type Ports = {
  readonly portal: number
  readonly office: number
  readonly plain: number
  readonly tls: number
}

const files = { nginx: 'nginx.conf', Caddy: 'Caddyfile' } as const satisfies Record<
  ProxyName,
  string
>

/** The file that an installation begins with. */
export const deliveredFile = (name: ProxyName) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${files[name]}`, import.meta.url)), 'utf8')

export const isProxyInstalled = (name: ProxyName) =>
  isInstalled(name.toLowerCase()) && isInstalled('openssl')

/** Starts a proxy with the delivered file, changed only in ports and in the origin of its certificates. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const child = name === 'nginx' ? startNginx(folder, ports) : startCaddy(folder, ports)
  return async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}

function startNginx(folder: string, ports: Ports): ChildProcess {
  const pem = certificate(folder)
  const site = withServers(deliveredFile('nginx'), ports)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.plain};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${ports.tls} `)
    .replaceAll(/(ssl_certificate) \S+;/g, `$1 ${pem.certificate};`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/(ssl_certificate_key) \S+;/g, `$1 ${pem.key};`)
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((of) => `${of}_temp_path ${folder}/${of};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  )
  return run('nginx', ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`])
}

function startCaddy(folder: string, ports: Ports): ChildProcess {
  const options = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${ports.plain}
    https_port ${ports.tls}
    storage file_system ${folder}
  }\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, options + withServers(deliveredFile('Caddy'), ports))
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file])
}

function withServers(text: string, { portal, office }: Ports): string {
  return text
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${portal}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${office}`)
}

function run(program: string, words: readonly string[]): ChildProcess {
  return spawn(program, words, { stdio: 'ignore' })
}

function certificate(folder: string): { certificate: string; key: string } {
  mkdirSync(folder, { recursive: true })
  const made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const subject = ['-subj', '/CN=portal.university.edu.np', '-days', '2']
  const out = ['-keyout', made.key, '-out', made.certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...out], {
    stdio: 'ignore',
  })
  return made
}
