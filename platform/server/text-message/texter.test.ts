import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpTexter } from './http-texter.ts'
import { logTexter } from './log-texter.ts'

const message = { id: 'a-1', to: '9841000111', text: 'आज अन्तिम दिन' } as const

describe('a gateway', () => {
  const got: { body: string; bearer: string | undefined }[] = []
  let status = 200
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      got.push({ body, bearer: request.headers.authorization })
      answer.writeHead(status).end('thanks')
    })
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const texter = () =>
    httpTexter({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 't' })

  it('gets number, text and id, and the token', async () => {
    await texter().send(message)
    expect(got.at(-1)).toEqual({ body: JSON.stringify(message), bearer: 'Bearer t' })
  })

  it('that refuses makes it fail without saying to whom', async () => {
    status = 503
    await expect(texter().send(message)).rejects.toThrow('The text message gateway answered 503')
    status = 200
  })

  it.each(['', '+9779841000111', '984100011', '9541000111', '98410001112', '984100011a'])(
    'is not asked for %j, which is no mobile number',
    async (to) => {
      const before = got.length
      await expect(texter().send({ ...message, to })).rejects.toThrow('Not a mobile number')
      expect(got).toHaveLength(before)
    },
  )
})

it('without a gateway the log says that there was one, not to whom and not what', async () => {
  const lines: unknown[] = []
  await logTexter({ info: (...line: unknown[]) => void lines.push(line) }).send(message)
  expect(JSON.stringify(lines)).toContain('a-1')
  expect(JSON.stringify(lines)).not.toMatch(/9841000111|अन्तिम/)
})
