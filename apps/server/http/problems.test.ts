import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { Problem } from '#platform/pure/problem.ts'
import { StorageProblem } from '#platform/server/files/s3/storage-problem.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { answerProblems, problemBody, refusalBody, sendRefusal } from './problems.ts'

async function answerTo(handler: () => unknown) {
  const app = Fastify({ logger: false })
  answerProblems(app)
  app.get('/', async () => handler())
  const { statusCode, headers, body } = await app.inject('/')
  return { statusCode, body, cache: headers['cache-control'] }
}

describe('an answer that is no success', () => {
  it('has the body of the dialect and its code names the step', async () => {
    const answer = await answerTo(() => {
      throw new Problem({
        status: 403,
        code: 'plan/forbidden',
        title: 'Access denied',
        detail: 'No.',
        errors: [{ field: 'a', message: 'b' }],
      })
    })
    expect(answer).toEqual({
      statusCode: 403,
      cache: 'no-store',
      body: '{"title":"Access denied","status":403,"detail":"No.","code":"plan/forbidden","errors":[{"field":"a","message":"b"}]}',
    })
  })

  it('discloses nothing about a bug', async () => {
    const answer = await answerTo(() => {
      throw new TypeError('select * from canary at /home/canary.ts')
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('"code":"bug"')
    expect(answer.body).not.toContain('canary')
  })

  it('asks to try again when the storage of files is away or refuses', () => {
    const refused = Object.assign(new Error('x'), { code: 'AccessDenied' })
    expect(problemBody(new StorageProblem('The bucket', 'read', refused)).status).toBe(503)
  })

  it('asks to try again when the database is away', () => {
    expect(problemBody(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })).status).toBe(503)
    expect(problemBody(Object.assign(new Error('x'), { code: '57P01' })).status).toBe(503)
    expect(problemBody('text').status).toBe(500)
  })

  it('is the same shape for an unknown address and for the server’s own refusals', async () => {
    const app = Fastify({ logger: false, bodyLimit: 10 })
    answerProblems(app)
    app.post('/', async () => 'x')
    expect((await app.inject('/nowhere')).json()).toEqual({
      title: 'Not found',
      status: 404,
      detail: 'There is nothing at this address',
      code: 'http/not-found',
    })
    const large = await app.inject({ method: 'POST', url: '/', payload: { a: 'x'.repeat(20) } })
    expect(large.json()).toMatchObject({ status: 413, code: 'http/fst-err-ctp-body-too-large' })
  })

  it('says a rule’s sentence in the reader’s language, with its values and when to try again', async () => {
    const refused = refusal(
      'rule/wait',
      { en: 'Wait {n} s', ne: '{n} से. पर्खनुहोस्' },
      { values: { n: 5 }, status: 429, retryAfterSeconds: 5 },
    )
    expect(refusalBody(refused, 'ne').detail).toBe('५ से. पर्खनुहोस्')
    const app = Fastify({ logger: false })
    app.get('/', async (_request, reply) => sendRefusal(reply, refused, 'en'))
    const reply = await app.inject('/')
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().detail]).toEqual([
      429,
      '5',
      'Wait 5 s',
    ])
  })
})

it('a refusal counts in the digits of the reader’s language, and leaves names as they are', () => {
  const message = { en: '{n} credits of {roll}', ne: '{roll} का {n} क्रेडिट' }
  const refused = refusal('rule/x', message, { values: { n: 17.5, roll: '2083-017' } })
  expect(refusalBody(refused, 'en').detail).toBe('17.5 credits of 2083-017')
  expect(refusalBody(refused, 'ne').detail).toBe('2083-017 का १७.५ क्रेडिट')
})
