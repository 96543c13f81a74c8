import * as v from 'valibot'
import type { BucketAddress } from '#platform/server/files/s3/bucket.ts'

/** Settings of files in S3-compatible storage; without them files are in DATA_DIR. */
export const s3Entries = {
  FILES_S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be https://host or https://host:port, without a path'),
    ),
  ),
  FILES_S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket')),
  ),
  FILES_S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be a region such as us-east-1')),
  ),
  FILES_S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/,
        'must be names of folders such as portal/files',
      ),
    ),
  ),
  FILES_S3_ACCESS_KEY: v.optional(v.string()),
  FILES_S3_SECRET_KEY: v.optional(v.string()),
}

const schema = v.object(s3Entries)
export type S3Settings = v.InferOutput<typeof schema>

const needed = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
] as const
const all = [...needed, 'FILES_S3_REGION', 'FILES_S3_PREFIX'] as const

/** A line for each setting that the others need. */
export function incompleteBucket(settings: S3Settings): readonly string[] {
  const set = all.filter((name) => settings[name] !== undefined)
  const given = set.find((name) => name === 'FILES_S3_BUCKET') ?? set.at(-1)
  if (given === undefined) return []
  const missing = needed.filter((name) => settings[name] === undefined)
  return missing.map((name) => `${name} is needed when ${given} is set`)
}

/** The bucket that the settings name; null: files are on the disk. */
export function bucketAddress(settings: S3Settings): BucketAddress | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_PREFIX: prefix = '' } = settings
  if (bucket === undefined) return null
  return {
    bucket,
    endpoint: settings.FILES_S3_ENDPOINT ?? '',
    region: settings.FILES_S3_REGION ?? 'us-east-1',
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    accessKey: settings.FILES_S3_ACCESS_KEY ?? '',
    secretKey: settings.FILES_S3_SECRET_KEY ?? '',
  }
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return url.pathname === '/' && `${url.search}${url.hash}${url.username}${url.password}` === ''
}
