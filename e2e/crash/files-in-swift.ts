/**
 * node e2e/crash/files-in-swift.ts [--kills 5]: the contract of the file store, and a move of the files that is killed
 * again and again, against OpenStack Swift with its S3 API. The exit code is 1 when a file is lost or differs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { FileStore, Sha256 } from '#platform/server/files/file-store.ts'
import { type BucketAddress, openBucket } from '#platform/server/files/s3/bucket.ts'
import { s3FileStore } from '#platform/server/files/s3/s3-file-store.ts'
import { campaignOnSwift } from './swift.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '5' } } })
const uploads = 400

await campaignOnSwift(async (address) => {
  const keepsContract = contract(address)
  return (await moves(address)) && keepsContract
})

/** The tests that every store passes, with this bucket as the S3 store. */
function contract(address: BucketAddress): boolean {
  const tests = ['run', 'platform/server/files/file-store.test.ts', '-t', 'the S3 file store']
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...tests], {
    stdio: 'inherit',
    env: { ...process.env, TEST_BUCKET: JSON.stringify(address) },
  })
  console.log(`contract: ${run.status === 0 ? 'holds' : 'BROKEN'}`)
  return run.status === 0
}

async function moves(address: BucketAddress): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'files-in-swift-'))
  try {
    const disk = diskFileStore(join(dataDir, 'files'))
    const bucket = s3FileStore(openBucket(address))
    const hashes: Sha256[] = []
    for (let count = 0; count < uploads; count++) {
      const { sha256 } = await disk.put(randomBytes(1_000 + 500 * (count % 400)))
      hashes.push(sha256)
    }
    const command = { dataDir, address }
    for (let kill = 1; kill <= Number(values.kills); kill++) {
      await move(command, ['--to', 's3', '--remove'], 1_200 + 400 * kill)
      const [here, there] = [await whole(disk, hashes), await whole(bucket, hashes)]
      console.log(`killed: ${here} of ${uploads} on the disk, ${there} in the bucket`)
      if (here < uploads && there < uploads) return false
    }
    const isMoved = await move(command, ['--to', 's3', '--remove'])
    const moved = await whole(bucket, hashes)
    const isBack = await move(command, ['--to', 'disk', '--remove'])
    const back = await whole(disk, hashes)
    console.log(`moved: ${moved} whole in the bucket; back: ${back} whole on the disk`)
    return isMoved && isBack && moved === uploads && back === uploads
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type MoveCommand = { readonly dataDir: string; readonly address: BucketAddress }

/** Runs the command, killed after `killMs` if that is given. True: it ended well. */
async function move(
  { dataDir, address }: MoveCommand,
  flags: readonly string[],
  killMs?: number,
): Promise<boolean> {
  const run = spawn(process.execPath, ['tools/files-move.mjs', ...flags], {
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      FILES_S3_ENDPOINT: address.endpoint,
      FILES_S3_BUCKET: address.bucket,
      FILES_S3_PREFIX: address.prefix,
      FILES_S3_ACCESS_KEY: address.accessKey,
      FILES_S3_SECRET_KEY: address.secretKey,
    },
  })
  const ended = once(run, 'exit')
  if (killMs !== undefined) void sleep(killMs).then(() => run.kill('SIGKILL'))
  const [code] = await ended
  return code === 0
}

/** Number of the contents that a store gives, each as its hash says. */
async function whole(store: FileStore, hashes: readonly Sha256[]): Promise<number> {
  let count = 0
  for (const sha256 of hashes) if ((await store.read(sha256)) !== null) count += 1
  return count
}
