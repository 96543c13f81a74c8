/**
 * `node e2e/stored-in-swift.ts [files of e2e]`: the end-to-end tests with two servers whose files are in OpenStack Swift, by
 * its S3 API. The exit code is 1 when one fails or no file got there.
 */
import { openBucket } from '#platform/server/files/s3/bucket.ts'
import { hasSwift, startSwift } from './crash/swift.ts'
import { runJourneys } from './run-journeys.ts'

if (hasSwift()) {
  const swift = await startSwift()
  const bucket = JSON.stringify(swift.address)
  const status = runJourneys(process.argv.slice(2), { WORKERS: '2', TEST_BUCKET: bucket })
  const stored: string[] = []
  for await (const { key } of openBucket(swift.address).list('')) stored.push(key)
  console.log(`${stored.length} files in the bucket`)
  process.exitCode = stored.length === 0 ? 1 : status
  swift.stop()
} else
  console.log(
    'NOT TRIED: apt-get install swift-account swift-container swift-object swift-proxy memcached',
  )
