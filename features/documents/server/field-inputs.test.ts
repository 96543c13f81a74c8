import { readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { noScanner } from '#platform/server/files/virus-scan.ts'
import { picture } from '#features/profile/testing/plain-files.ts'
import { fileMessages } from '../rules/file-messages.ts'
import { acceptFile, fileProblemStatus } from './accept-file.ts'

const folder = new URL('../testing/field-inputs/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))
const types = { 'image/jpeg': ['jpg'], 'application/pdf': ['pdf'] }
const accept = (base64: string, name: string | null = 'slip.pdf') =>
  acceptFile({ name, base64, types, fallbackName: 'slip', by: 1 }, noScanner)

/** The operators that draw the page of a stored PDF. */
function drawnIn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const start = /\/Length (\d+)[^>]*>>\s*stream\r?\n/g
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(start)].map(({ 0: head, 1: length, index }) => {
    const from = index + head.length
    return bytes.subarray(from, from + Number(length))
  })
  const unpacked = streams.map((each) =>
    (((each[0] ?? 0) & 15) === 8 ? inflateSync(each) : each).toString(),
  )
  return unpacked.find((each) => each.includes('EXAMPLE BANK')) ?? ''
}

const taken = [
  'plain.pdf',
  'header-1.4-with-text.pdf',
  'object-streams.pdf',
  'linearized.pdf',
  'one-update.pdf',
  'form-field.pdf',
  'broken-xref.pdf',
  'bom-before.pdf',
  'part-header-before.pdf',
  'padding-after.pdf',
  'no-end-line.pdf',
  'empty-attachment-list.pdf',
  'locked-by-owner.pdf',
] as const
const refused = {
  'locked-by-reader.pdf': 'file-encrypted',
  'attachment.pdf': 'file-with-attachment',
  'print-on-open.pdf': 'file-active',
} as const

describe('a PDF as real programs write it', () => {
  it.each(taken)('is taken with what its page shows: %s', async (name) => {
    const file = await accept(read(name).toString('base64'))
    if (typeof file === 'string') throw new Error(file)
    expect(file.mime).toBe('application/pdf')
    for (const line of ['EXAMPLE BANK - DEPOSIT', 'KTM0000001   NPR 1,500.00', 'A made-up receipt'])
      expect(drawnIn(file.content)).toContain(line)
  })

  it.each(Object.entries(refused))(
    'is refused for its own reason: %s, %s',
    async (name, reason) => {
      expect(await accept(read(name).toString('base64'))).toBe(reason)
    },
  )

  it('is listed here, whichever file lies in the folder', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...taken, ...Object.keys(refused)].toSorted())
  })
})

describe('a file under any name and type', () => {
  it.each([
    ['photo.jfif', 'data:image/jpeg;base64,'],
    ['photo', 'data:image/jpg;base64,'],
    ['photo.jpg.download', 'data:application/octet-stream;base64,'],
    ['photo.txt', ''],
  ])('is the picture that its bytes show: %j sent as %j', async (name, prefix) => {
    const jpeg = await picture().jpeg().toBuffer()
    const file = await accept(`${prefix}${jpeg.toString('base64')}`, name)
    expect(file).toMatchObject({ mime: 'image/jpeg' })
  })
})

it('has a sentence of its own, in both languages, for every reason to refuse a file', () => {
  const reasons = Object.keys(fileProblemStatus) as (keyof typeof fileProblemStatus)[]
  for (const language of ['en', 'ne'] as const) {
    const sentences = reasons.map((reason) => fileMessages[reason][language])
    expect(new Set(sentences).size).toBe(reasons.length)
  }
})
