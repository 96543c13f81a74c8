import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portrait } from '#features/profile/testing/portrait.ts'
import type { Person } from '#testing/person.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { importSteps, uploadFile } from '../../testing/import-file.ts'
import { zipOfFiles } from '../../testing/picture-zip.ts'

const face = await portrait(1)
const whole = await zipOfFiles([
  ['a.jpg', face],
  ['signatures/b.jpg', face],
])

const none = await zipOfFiles([])
const many = await zipOfFiles(Array.from({ length: 5_001 }, (_, n) => [`${n}.jpg`, 'x'] as const))

/** Changes bytes after each mark of a zip's records. */
function patched(content: Buffer, mark: string, patch: (record: Buffer) => void): Buffer {
  const copy = Buffer.from(content)
  for (let at = copy.indexOf(mark, 0, 'latin1'); at >= 0; at = copy.indexOf(mark, at + 4, 'latin1'))
    patch(copy.subarray(at))
  return copy
}

const [local, central, end] = ['PK\u0003\u0004', 'PK\u0001\u0002', 'PK\u0005\u0006']

describe('a zip of pictures', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const answerTo = async (content: Uint8Array) => {
    const answer = await uploadFile(registrar, { target: 'pictures', content }).then(
      ({ id, last }) => ({ id, status: last.status, body: last.body }),
      (refused: Error) => ({ id: 0, status: 200, body: JSON.parse(refused.message) }),
    )
    return { ...answer, summary: String(answer.body['summary']) }
  }

  it.each([
    ['is no zip', Buffer.from('Code,Name\nA,B'), 'This is no zip file.'],
    [
      'is cut off',
      whole.subarray(0, whole.length - 40),
      'The zip is damaged or cut off. Make it again.',
    ],
    [
      'has a password',
      patched(
        patched(whole, central, (record) => (record[8] = 1)),
        local,
        (record) => {
          record[6] = 1
        },
      ),
      'The zip has a password. Make it again without one.',
    ],
    ['has no files', none, 'The zip has no files.'],
    [
      'says that it unpacks to more than 400 MB',
      patched(whole, central, (record) => record.writeUInt32LE(0x7f_ff_ff_ff, 24)),
      'The zip is too large: at most 200 MB, 5,000 files, and 400 MB unpacked.',
    ],
    [
      'has more than 5,000 files',
      many,
      'The zip is too large: at most 200 MB, 5,000 files, and 400 MB unpacked.',
    ],
    [
      'lists a record that is not there',
      patched(whole, end, (record) => record.writeUInt32LE(1, 16)),
      'The zip is damaged or cut off. Make it again.',
    ],
  ])('that %s is refused with words', async (_name, content, summary) => {
    const answer = await answerTo(content)
    expect([answer.status, answer.summary]).toEqual([200, summary])
  })

  it('above its size is refused before a piece is sent', async () => {
    const body = { target: 'pictures', file_name: 'a.zip', bytes: 200 * 1024 * 1024 + 1 }
    const answer = await registrar.post('/api/v1/processes/import_begin', body)
    expect(answer.body).toMatchObject({ isError: true, code: 'rule/file-too-large' })
  })

  it('whose file is longer or shorter than its list says has that file refused', async () => {
    const longer = patched(
      await zipOfFiles([['a.jpg', Buffer.alloc(2_000, 'abcdefg')]]),
      central,
      (record) => record.writeUInt32LE(1_000, 24),
    )
    const { id } = await answerTo(longer)
    const steps = importSteps(registrar, id)
    await steps.run('import_unpack')
    expect((await steps.rows('refused'))[0]?.problems[0]?.message.en).toBe(
      'This file of the zip is damaged.',
    )
  })

  it('that is broken anywhere is refused or read, and never fails', async () => {
    let state = 7
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    for (let round = 0; round < 40; round++) {
      const broken = Buffer.from(whole)
      const listAt = whole.indexOf(central, 0, 'latin1')
      for (let count = 0; count < 4; count++)
        broken[round % 2 === 0 ? listAt + next(whole.length - listAt) : next(whole.length)] =
          next(256)
      const answer = await answerTo(broken)
      expect([round, answer.status]).toEqual([round, 200])
      if (answer.body['isError'] === true) continue
      const read = await importSteps(registrar, answer.id).run('import_unpack')
      expect([round, read.status]).toEqual([round, 200])
    }
  })
})
