import type { FileStore } from '#platform/server/files/file-store.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { type BucketAddress, openBucket } from '#platform/server/files/s3/bucket.ts'
import { s3FileStore } from '#platform/server/files/s3/s3-file-store.ts'

/** Bucket of a real S3 storage for this run, the JSON in TEST_BUCKET; null: there is none. */
export function testBucket(): BucketAddress | null {
  const json = process.env['TEST_BUCKET']
  return json === undefined ? null : (JSON.parse(json) as BucketAddress)
}

/** Files of a test's server: in the bucket of the run, without one in memory. */
export function openTestFiles(): FileStore {
  const bucket = testBucket()
  return bucket === null ? memoryFileStore() : s3FileStore(openBucket(bucket))
}
