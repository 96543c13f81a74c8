import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type FakeS3, startFakeS3 } from '#platform/server/files/s3/testing/fake-s3.ts'
import type { StatusPartView, SystemStatus } from '#features/system-status/wire/processes.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { bucketQuestion } from './files.ts'

let storage: FakeS3
let at: TestServer
beforeAll(async () => {
  storage = await startFakeS3()
  const { endpoint, bucket, accessKey, secretKey } = storage.address
  const askBucket = bucketQuestion({
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_ACCESS_KEY: accessKey,
    FILES_S3_SECRET_KEY: secretKey,
  })
  await askBucket?.() // loads the client, as the start of a server with a bucket does
  at = await testServer({ idleJobs: true, installation: { askBucket } })
})
afterAll(async () => {
  await at.close()
  await storage.close()
})

async function files(): Promise<StatusPartView | undefined> {
  const administrator = await at.staff('administrator')
  const { body } = await administrator.post(processPath('system_status'), {})
  return (body['data'] as SystemStatus).parts.find(({ id }) => id === 'files')
}

async function failingAtDesks(): Promise<readonly string[]> {
  at.clock.advance(30_000) // asked at most twice a minute
  const { body } = await (await at.staff('cashier')).post(processPath('system_health'), {})
  return (body['data'] as { failing: readonly { en: string }[] }).failing.map(({ en }) => en)
}

describe('the bucket of uploaded files in the system status', () => {
  it('answers, and nothing is written into it', async () => {
    expect(await files()).toMatchObject({ level: 'good', state: { en: 'Answers' } })
    expect(storage.objects.size).toBe(0)
    expect(await failingAtDesks()).toEqual([])
  })

  it('is failing with the code of a refusal, without address or key, until it answers again', async () => {
    storage.play = () => ({ status: 403, code: 'AccessDenied' })
    const refused = await files()
    expect(refused).toMatchObject({
      level: 'failing',
      state: { en: 'Not reachable' },
      facts: [{ label: { en: 'Answer' }, value: { en: 'AccessDenied' } }],
    })
    expect(JSON.stringify(refused)).not.toMatch(/127\.0\.0\.1|test-/)
    expect(await failingAtDesks()).toEqual(['Uploaded files'])
    storage.play = () => undefined
    expect(await files()).toMatchObject({ level: 'good' })
  })
})
