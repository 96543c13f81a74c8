import { Buffer } from 'node:buffer'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '#features/profile/testing/plain-files.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('receiving uploads', () => {
  let at: TestServer
  let sita: Person
  let path: string
  let port: number
  let photo: string
  beforeAll(async () => {
    at = await testServer()
    const student = await at.student()
    sita = await at.signIn(student.email)
    path = `/api/v1/models/c_bpartner/${student.partnerId}`
    await at.app.listen({ port: 0, host: '127.0.0.1' })
    ;({ port } = at.app.server.address() as AddressInfo)
    const jpeg = await picture().jpeg().toBuffer()
    photo = Buffer.concat([jpeg, Buffer.alloc(1_000_000)]).toString('base64')
  })
  afterAll(() => at.close())

  const bodyOf = () => JSON.stringify({ Logo_ID: { name: 'a.jpg', data: photo } })
  const upload = (body: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sita.token}`,
        ...headers,
      },
      body,
    })
  /** A client that sends the head and a part of its body and then nothing. */
  function stalled(part: string) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `PUT ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${sita.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${bodyOf().length}\r\n\r\n${part}`,
    )
    return socket
  }

  it('goes on for others while twenty clients stall half-way', async () => {
    const slow = Array.from({ length: 20 }, () => stalled(bodyOf().slice(0, 700_000)))
    await wait(300)
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bodyOf())))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const socket of slow) socket.destroy()
  })

  it('goes on after clients that never read their answer or leave before it', async () => {
    const left = Array.from({ length: 6 }, () => stalled(bodyOf()))
    for (const socket of left.slice(0, 3)) socket.destroy()
    for (const socket of left) socket.pause()
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bodyOf())))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const socket of left) socket.destroy()
  })

  it('takes a body of unknown length, to the limit', async () => {
    const streamed = (bytes: number) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${sita.token}` },
        body: new Blob([bodyOf().slice(0, -2), ' '.repeat(bytes), '}}']).stream(),
        duplex: 'half',
      })
    expect((await streamed(10)).status).toBe(200)
    const refused = await streamed(7_000_000).then(
      async (answer) => [answer.status, ((await answer.json()) as { error: string }).error],
      () => ['closed'], // the server may close while the client still sends
    )
    expect([[413, 'File size should not exceed 5MB.'], ['closed']]).toContainEqual(refused)
  })

  it('refuses broken bodies as bad requests, long and escaped ones too', async () => {
    const escaped = `{"Logo_ID":{"name":"a.jpg","data":"${photo.replaceAll('/', '\\/')}"}}`
    expect((await upload(escaped)).status).toBe(200)
    for (const body of [
      bodyOf().slice(0, -1),
      `{"Logo_ID":{"data":"${'\\'.repeat(500_001)}"}}`,
      `{"Logo_ID":{"data":"${'\u0000'.repeat(80_000)}"}}`,
      `[${'['.repeat(80_000)}`,
      'x'.repeat(80_000),
    ])
      expect((await upload(body)).status).toBe(400)
    expect((await upload('x'.repeat(80_000), { 'content-type': 'text/plain' })).status).toBe(415)
  })
})
