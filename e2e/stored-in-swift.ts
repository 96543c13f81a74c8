/**
 * `node e2e/stored-in-swift.ts [files of e2e]`: the end-to-end tests with two servers whose files are in OpenStack Swift, by
 * its S3 API. The exit code is 1 when one fails or no file got there.
 */
import { openBucket } from '#platform/server/files/s3/bucket.ts'
import { campaignOnSwift } from './crash/swift.ts'
import { runJourneys } from './run-journeys.ts'

await campaignOnSwift(async (address) => {
  const environment = { WORKERS: '2', TEST_BUCKET: JSON.stringify(address) }
  const status = runJourneys(process.argv.slice(2), environment)
  const stored: string[] = []
  for await (const { key } of openBucket(address).list('')) stored.push(key)
  console.log(`${stored.length} files in the bucket`)
  return status === 0 && stored.length > 0
})
