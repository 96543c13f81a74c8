import { Buffer } from 'node:buffer'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { sql } from 'kysely'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepUploads } from '#features/documents/server/started-uploads.ts'
import { picture } from '#features/profile/testing/plain-files.ts'
import { referenceTo, uploadAt, uploadsPath } from '#platform/pure/rest-dialect/uploads.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

const mostBytes = 5 * 1024 * 1024

describe('a file sent piece by piece', () => {
  let at: TestServer
  let port: number
  let photo: Buffer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
    await at.app.listen({ port: 0, host: '127.0.0.1' })
    ;({ port } = at.app.server.address() as AddressInfo)
    const jpeg = await picture().jpeg().toBuffer()
    photo = Buffer.concat([jpeg, Buffer.alloc(mostBytes - jpeg.length)])
  })
  afterAll(() => at.close())

  async function someone() {
    const student = await at.student({ complete: false })
    const person = await at.signIn(student.email)
    const headers = { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0' }
    const ask = (path: string, init: { method: string; headers?: object; body?: Buffer }) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { ...headers, ...init.headers },
      })
    const begin = (bytes: number) =>
      ask(uploadsPath, { method: 'POST', headers: { 'upload-length': String(bytes) } })
    const begun = async (bytes: number) => (await begin(bytes)).headers.get('location') ?? ''
    const arrived = async (path: string) =>
      Number((await ask(path, { method: 'HEAD' })).headers.get('upload-offset'))
    const piece = (path: string, offset: number, body: Buffer) =>
      ask(path, {
        method: 'PATCH',
        headers: {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body,
      })
    const asPhoto = (path: string, also = {}) =>
      person.put(`/api/v1/models/c_bpartner/${student.partnerId}`, {
        Logo_ID: { name: 'a.jpg', data: referenceTo(uploadAt(path) ?? '') },
        ...also,
      })
    return { ...student, person, begin, begun, arrived, piece, asPhoto }
  }

  /** Sends the rest of the photo, and loses the connection after so many of its bytes have left. */
  function lostAfter(bytes: number, { path, offset, token }: Lost): Promise<void> {
    return new Promise((lost) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('close', () => lost())
      socket.resume()
      socket.write(
        `PATCH ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          `Tus-Resumable: 1.0.0\r\nUpload-Offset: ${offset}\r\n` +
          `Content-Type: application/offset+octet-stream\r\n` +
          `Content-Length: ${photo.length - offset}\r\n\r\n`,
      )
      socket.write(photo.subarray(offset, offset + bytes), () => socket.end())
    })
  }

  it('of 5 MB survives three lost connections, goes on where it was, and is handed over once', async () => {
    const sita = await someone()
    const path = await sita.begun(photo.length)
    let offset = 0
    for (const bytes of [1_000_000, 700_000, 2_000_000]) {
      const from = { path, offset, token: sita.person.token }
      const arrivedAfterALoss = async () => {
        await lostAfter(bytes, from) // sometimes the connection ends before any byte was stored
        return sita.arrived(path)
      }
      await expect.poll(arrivedAfterALoss).toBeGreaterThan(offset)
      offset = await sita.arrived(path)
    }
    expect((await sita.asPhoto(path)).body).toMatchObject({
      status: 409,
      detail: 'This file did not arrive completely. Please send it again.',
    })
    expect((await sita.piece(path, 0, photo)).status).toBe(409)
    expect((await sita.piece(path, offset, photo.subarray(offset))).status).toBe(204)
    expect(await sita.arrived(path)).toBe(photo.length)
    expect((await sita.asPhoto(path)).status).toBe(200)
    expect((await sita.asPhoto(path)).status).toBe(409)
    expect(await readdir(at.uploadsFolder)).not.toContain(uploadAt(path))
  })

  it('is written by one request at a time, whichever process it comes to: the newest', async () => {
    const { begun, arrived, person, asPhoto } = await someone()
    const other = await at.another()
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const there = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`
    const headers = { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0' }
    const path = await begun(photo.length)
    const stuck = connect(port, '127.0.0.1')
    stuck.on('error', () => {})
    stuck.resume()
    stuck.write(
      `PATCH ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\n` +
        `Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
        `Content-Type: application/offset+octet-stream\r\nContent-Length: ${photo.length}\r\n\r\n`,
    )
    stuck.write(photo.subarray(0, 1_000_000))
    const file = join(at.uploadsFolder, uploadAt(path) ?? '')
    await expect.poll(async () => (await stat(file)).size).toBeGreaterThan(0)
    const asked = await fetch(there + path, { method: 'HEAD', headers })
    const offset = Number(asked.headers.get('upload-offset'))
    expect(offset).toBeGreaterThan(0)
    // The first request continues with other bytes than the second one sends.
    const rest = fetch(there + path, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: photo.subarray(offset),
    })
    stuck.write(Buffer.alloc(500_000, 7))
    expect((await rest).status).toBe(204)
    stuck.write(Buffer.alloc(500_000, 7))
    expect(await arrived(path)).toBe(photo.length)
    expect((await readFile(file)).equals(photo)).toBe(true)
    stuck.destroy()
    expect((await asPhoto(path)).status).toBe(200)
  })

  it('waits for no process that has died: its word ends after half a minute', async () => {
    const { begun, piece } = await someone()
    const path = await begun(100_000)
    const held = (until: string) =>
      at.database.kysely
        .updateTable('started_upload')
        .set({ writer: randomUUID(), writer_until: sql<Date>`now() + ${until}::interval` })
        .where('upload_id', '=', uploadAt(path) ?? '')
        .execute()
    await held('-1 second')
    expect((await piece(path, 0, photo.subarray(0, 60_000))).status).toBe(204)
    await held('2 seconds')
    expect((await piece(path, 60_000, photo.subarray(60_000, 100_000))).status).toBe(204)
  })

  it('is looked at like any other, and stays for another try when the call is refused', async () => {
    const { begun, piece, asPhoto } = await someone()
    const path = await begun(100_000)
    await piece(path, 0, Buffer.concat([photo.subarray(0, 100_000)]))
    expect((await asPhoto(path, { birthday: 'never' })).status).toBe(400)
    expect((await asPhoto(path)).status).toBe(200)
    const damaged = await begun(9)
    await piece(damaged, 0, Buffer.from('no image!'))
    expect((await asPhoto(damaged)).status).toBe(400)
  })

  it('is given the same answer again under the same key, though it is gone', async () => {
    const { begun, piece, person, partnerId } = await someone()
    const path = await begun(100_000)
    await piece(path, 0, photo.subarray(0, 100_000))
    const body = { Logo_ID: { name: 'a.jpg', data: referenceTo(uploadAt(path) ?? '') } }
    const send = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/models/c_bpartner/${partnerId}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'one-photo-once',
        },
        body: JSON.stringify(body),
      })
    const first = await send()
    const again = await send()
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.text()).toBe(await first.text())
  })

  it('of another person is not found', async () => {
    const sita = await someone()
    const hari = await someone()
    const path = await sita.begun(100_000)
    expect((await hari.piece(path, 0, photo.subarray(0, 100_000))).status).toBe(404)
    expect(await sita.arrived(path)).toBe(0)
    await sita.piece(path, 0, photo.subarray(0, 100_000))
    expect((await hari.asPhoto(path)).status).toBe(409)
    expect((await sita.asPhoto(path)).status).toBe(200)
  })

  it('counts before it arrives: 5 MB each, 30 MB on their way', async () => {
    const { begin, begun, piece } = await someone()
    expect((await begin(mostBytes + 1)).status).toBe(413)
    expect((await begin(0)).status).toBe(400)
    expect((await begin(Number.NaN)).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 9 }, () => begin(mostBytes)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((each) => each === 201)).toHaveLength(6)
    expect(statuses.filter((each) => each === 429)).toHaveLength(3)
    const { begun: byOther, piece: ofOther } = await someone()
    const path = await byOther(10)
    expect((await ofOther(path, 0, photo.subarray(0, 11))).status).toBeGreaterThanOrEqual(400)
    expect(await begun(1)).toBe('')
    expect((await piece(path, 0, photo.subarray(0, 10))).status).toBe(404)
  })

  it('that came to nothing is removed after a day', async () => {
    const { begun, piece, arrived, userId } = await someone()
    const path = await begun(100)
    await piece(path, 0, photo.subarray(0, 50))
    await sweepUploads(at, Date.now())
    expect(await arrived(path)).toBe(50)
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    await at.database.kysely
      .updateTable('started_upload')
      .set({ created: longAgo })
      .where('ad_user_id', '=', userId)
      .execute()
    const file = uploadAt(path) ?? ''
    await utimes(join(at.uploadsFolder, file), longAgo, longAgo)
    await sweepUploads(at, Date.now())
    expect(await readdir(at.uploadsFolder)).not.toContain(file)
    expect((await piece(path, 50, photo.subarray(50, 100))).status).toBe(404)
  })
})

type Lost = { readonly path: string; readonly offset: number; readonly token: string }
