import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketAddress } from '#platform/server/files/s3/bucket.ts'

const parts = ['account', 'container', 'object'] as const
type SwiftPart = (typeof parts)[number]
const ports: Readonly<Record<SwiftPart | 'proxy', number>> = {
  account: 17_202,
  container: 17_201,
  object: 17_200,
  proxy: 17_280,
}

const memcachePort = 17_211

type Swift = { readonly address: BucketAddress; readonly stop: () => void }

/**
 * Runs a campaign against Swift and ends both; the exit code is 1 when the campaign is not right. Where Swift is not
 * installed, it says what to install.
 */
export async function campaignOnSwift(
  isRight: (address: BucketAddress) => Promise<boolean>,
): Promise<void> {
  if (!hasSwift()) {
    console.log(
      'NOT TRIED: apt-get install swift-account swift-container swift-object swift-proxy memcached',
    )
    return
  }
  const swift = await startSwift()
  try {
    process.exitCode = (await isRight(swift.address)) ? 0 : 1
  } finally {
    swift.stop()
  }
}

/** True where Debian's packages swift-account, swift-container, swift-object, swift-proxy and memcached are installed. */
function hasSwift(): boolean {
  return existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/memcached')
}

/** OpenStack Swift with its S3 API on this machine: one copy, in a folder that is removed at the end. */
async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'))
  mkdirSync(join(folder, 'node', 'disk'), { recursive: true })
  for (const part of parts) makeRing(folder, part)
  for (const part of parts) writeFileSync(confOf(folder, part), storageConf(folder, part))
  writeFileSync(confOf(folder, 'proxy'), proxyConf(folder))
  const servers = [...parts, 'proxy' as const].map((part) =>
    spawn(`/usr/bin/swift-${part}-server`, [confOf(folder, part)], { stdio: 'ignore' }),
  )
  const memcached = ['-l', '127.0.0.1', '-p', `${memcachePort}`, '-u', 'nobody']
  servers.push(spawn('memcached', memcached, { stdio: 'ignore' }))
  const stop = () => {
    for (const server of servers) server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  const address: BucketAddress = {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    region: 'us-east-1',
    bucket: 'university',
    prefix: 'files/',
    accessKey: 'test:tester',
    secretKey: 'testing',
  }
  try {
    await makeBucket(address)
  } catch (error) {
    stop()
    throw error
  }
  return { address, stop }
}

const confOf = (folder: string, part: string) => join(folder, `${part}-server.conf`)

function makeRing(folder: string, part: SwiftPart): void {
  const builder = join(folder, `${part}.builder`)
  const run = (...given: readonly string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [builder, ...given], { stdio: 'ignore' })
  run('create', '4', '1', '1')
  run('add', `r1z1-127.0.0.1:${ports[part]}/disk`, '1')
  run('rebalance')
}

function common(folder: string, part: SwiftPart | 'proxy'): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[part]}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 1
`
}

function storageConf(folder: string, part: SwiftPart): string {
  return `${common(folder, part)}devices = ${join(folder, 'node')}
mount_check = false
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`
}

function proxyConf(folder: string): string {
  return `${common(folder, 'proxy')}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy-logging cache listing_formats bulk s3api tempauth slo dlo versioned_writes proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${[
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'proxy_logging',
  'listing_formats',
  'bulk',
  'slo',
  'dlo',
  'versioned_writes',
]
  .map(
    (name) =>
      `[filter:${name.replace('proxy_logging', 'proxy-logging')}]\nuse = egg:swift#${name}\n`,
  )
  .join('')}`
}

/** Swift is ready when it makes the bucket. */
async function makeBucket(at: BucketAddress): Promise<void> {
  const client = new S3Client({
    endpoint: at.endpoint,
    region: at.region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: at.accessKey, secretAccessKey: at.secretKey },
  })
  for (let attempt = 1; ; attempt++)
    try {
      await client.send(new CreateBucketCommand({ Bucket: at.bucket }))
      return
    } catch (error) {
      if (attempt === 60) throw error
      await sleep(500)
    }
}
