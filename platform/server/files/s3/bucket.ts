import { setTimeout as sleep } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { DamagedContent } from '../file-store.ts'
import { isOfDisk, isPassing, StorageProblem, type StorageOperation } from './storage-problem.ts'

export type BucketAddress = {
  /** Such as https://storage.example:9000. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Begins every key; '' for none. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Bytes to store, with their hash, which the storage checks. `open` gives them again for each attempt. */
export type BucketContent = {
  readonly sha256: string
  readonly bytes: number
  readonly open: () => Uint8Array | Readable
}

export type BucketEntry = {
  readonly key: string
  readonly bytes: number
  readonly storedMs: number
}

/** Objects of one bucket under the prefix of its address; keys are without it. Errors are StorageProblems. */
export type Bucket = {
  /** Names bucket and host, for messages. */
  readonly place: string
  /** Resolves when the storage has acknowledged the whole object. */
  put(key: string, content: BucketContent): Promise<void>
  /** Gives an object to `take`, again from its first byte if the connection breaks; null: there is none. */
  get<Result>(key: string, take: (body: Readable) => Promise<Result>): Promise<Result | null>
  size(key: string): Promise<number | null>
  list(folder: string): AsyncIterable<BucketEntry>
  /** No such object is no failure. */
  remove(key: string): Promise<void>
}

/** Attempts of the client at one request, and ours at a body that broke. */
const attempts = 4
const connectMs = 5_000
/** Longest time in which nothing moves on a connection. */
const silenceMs = 20_000

export type BucketTimes = { readonly connectMs?: number; readonly silenceMs?: number }

/** A bucket of an S3-compatible storage, addressed by path: https://host/bucket/key. */
export function openBucket(at: BucketAddress, times: BucketTimes = {}): Bucket {
  const client = clientOf(at, times)
  const place = `The bucket ${at.bucket} at ${new URL(at.endpoint).host}`
  const of = (key: string) => ({ Bucket: at.bucket, Key: at.prefix + key })
  const named = <Result>(operation: StorageOperation, work: () => Promise<Result>) =>
    work().catch((error: unknown) => {
      const isOther = error instanceof DamagedContent || isOfDisk(error)
      throw isOther ? error : new StorageProblem(place, operation, error)
    })
  return {
    place,
    put: (key, content) => named('write', () => again(() => put(client, of(key), content))),
    get: (key, take) =>
      named('read', () =>
        again(async () => {
          const found = await unlessMissing(client.send(new GetObjectCommand(of(key))))
          return found?.Body === undefined ? null : take(found.Body as Readable)
        }),
      ),
    size: (key) =>
      named('read', async () => {
        const found = await unlessMissing(client.send(new HeadObjectCommand(of(key))))
        return found?.ContentLength ?? null
      }),
    async *list(folder) {
      let after: string | undefined
      do {
        const page = await named('list', () =>
          client.send(
            new ListObjectsV2Command({
              Bucket: at.bucket,
              Prefix: at.prefix + folder,
              ...(after === undefined ? {} : { ContinuationToken: after }),
            }),
          ),
        )
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
          yield {
            key: Key.slice(at.prefix.length),
            bytes: Size,
            storedMs: LastModified?.getTime() ?? Date.now(),
          }
        after = page.IsTruncated === true ? page.NextContinuationToken : undefined
      } while (after !== undefined)
    },
    remove: (key) =>
      named('remove', async () => {
        await unlessMissing(client.send(new DeleteObjectCommand(of(key))))
      }),
  }
}

const nothing = () => {}
/** Turns off lines of the client on standard error: the errors that it throws say the same. */
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

/** Storages other than Amazon's do not know the checksums that the client sends by itself: the hash is in the signature. */
function clientOf(at: BucketAddress, times: BucketTimes): S3Client {
  return new S3Client({
    endpoint: at.endpoint,
    region: at.region,
    forcePathStyle: true,
    credentials: { accessKeyId: at.accessKey, secretAccessKey: at.secretKey },
    maxAttempts: attempts,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: {
      connectionTimeout: times.connectMs ?? connectMs,
      socketTimeout: times.silenceMs ?? silenceMs,
    },
  })
}

type ObjectName = { readonly Bucket: string; readonly Key: string }

async function put(client: S3Client, name: ObjectName, content: BucketContent): Promise<void> {
  const command = new PutObjectCommand({
    ...name,
    Body: content.open(),
    ContentLength: content.bytes,
  })
  command.middlewareStack.add(
    (next) => (sent) => {
      const { headers } = sent.request as { headers: Record<string, string> }
      headers['x-amz-content-sha256'] = content.sha256
      return next(sent)
    },
    { step: 'build', name: 'signed-content' },
  )
  await client.send(command)
}

/** The client does not repeat a request whose body is a stream, nor an answer that breaks after its head. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isPassing(error)) throw error
      await sleep(100 * 2 ** attempt)
    }
}

async function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}
