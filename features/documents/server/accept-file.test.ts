import { describe, expect, it, vi } from 'vitest'
import { fileType } from '#platform/pure/file-type.ts'
import { noScanner, type VirusScan } from '#platform/server/files/virus-scan.ts'
import { aPdf, picture } from '#features/profile/testing/plain-files.ts'
import { uploadMaxBytes } from '../rules/upload.ts'
import { acceptFile, decoded, type Upload } from './accept-file.ts'

const types = { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'application/pdf': ['pdf'] }
const base64 = (content: Uint8Array) => Buffer.from(content).toString('base64')
const accept = (facts: Partial<Upload>, scan: VirusScan = noScanner) =>
  acceptFile({ name: 'slip.pdf', base64: '', types, fallbackName: 'slip', by: 1, ...facts }, scan)
const png = async () => base64(await picture().png().toBuffer())
const pdf = () => base64(aPdf())
const stored = async (...given: Parameters<typeof accept>) => {
  const file = await accept(...given)
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('a file sent as base64', () => {
  it.each([
    ['', 'file-damaged'],
    ['data:application/pdf;base64,', 'file-damaged'],
    ['====', 'file-damaged'],
    ['QUJD=QUJD', 'file-damaged'],
    ['QUJDR', 'file-damaged'],
    ['QUJ\nD', 'file-damaged'],
    ['QUJ-', 'file-damaged'],
    ['क', 'file-damaged'],
  ])('%j is %s', (text, problem) => {
    expect(decoded(text)).toBe(problem)
  })

  it.each(['QUJD', 'data:image/png;base64,QUJD', ' QUJD\n'])('%j is read', (text) => {
    expect(Buffer.from(decoded(text) as Uint8Array).toString()).toBe('ABC')
  })

  it('may come to 5 MB exactly, and to no byte more', () => {
    const of = (bytes: number) => decoded(base64(new Uint8Array(bytes)))
    expect(of(uploadMaxBytes)).toHaveLength(uploadMaxBytes)
    expect(of(uploadMaxBytes + 1)).toBe('file-too-large')
    expect(decoded('A'.repeat(3 * uploadMaxBytes))).toBe('file-too-large')
  })
})

describe('a file that is taken', () => {
  it('is what its bytes say; a picture is rewritten as JPEG under its own name', async () => {
    const file = await stored({ name: 'My photo.PNG', base64: await png() })
    expect([file.name, file.mime]).toEqual(['My photo.jpg', 'image/jpeg'])
    expect(fileType(file.content)).toBe('jpeg')
  })

  it.each([
    ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
    ['कागजात २०८३.pdf', 'कागजात २०८३.pdf'],
    ['a"b<c>\r\nd.pdf', 'abcd.pdf'],
    ['\u202Efdp.pdf', 'fdp.pdf'],
    ['....pdf', 'slip.pdf'],
    ['💾.pdf', 'slip.pdf'],
    ['two.dots.pdf', 'twodots.pdf'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ])('sent as %j is stored as %j', async (name, storedName) => {
    expect((await stored({ name, base64: pdf() })).name).toBe(storedName)
  })

  it('without a name is taken by its bytes', async () => {
    expect(await stored({ name: null, base64: pdf() })).toMatchObject({
      name: 'slip.pdf',
      mime: 'application/pdf',
    })
  })

  it.each([
    ['a PDF that is called a picture', 'slip.png', pdf, 'slip.pdf'],
    ['a picture that is called a PDF', 'slip.pdf', png, 'slip.jpg'],
    ['a text that is called a PDF', 'slip.pdf', () => base64(Buffer.from('text')), null],
    ['a page of the web', 'slip.html', () => base64(Buffer.from('<html></html>')), null],
  ])('is recognised by its bytes: %s', async (...[, name, content, storedName]) => {
    const file = await accept({ name, base64: await content() })
    expect(typeof file === 'string' ? file : file.name).toBe(storedName ?? 'file-wrong-type')
  })

  it('is none of what the form does not ask for', async () => {
    const only = { types: { 'application/pdf': ['pdf'] } }
    expect(await accept({ ...only, name: null, base64: await png() })).toBe('file-wrong-type')
    expect(await accept({ ...only, name: 'slip.pdf', base64: await png() })).toBe('file-wrong-type')
  })
})

describe('the scanner', () => {
  it('that finds something keeps a PDF out', async () => {
    const scan = () => Promise.resolve('infected' as const)
    expect(await accept({ base64: pdf() }, scan)).toBe('file-infected')
  })

  it('that breaks down lets nothing through', async () => {
    const broken = () => Promise.reject(new Error('no socket'))
    expect(await accept({ base64: pdf() }, broken)).toBe('file-not-checked')
  })

  it('is asked about nothing that is refused before, nor about pictures, which are rewritten', async () => {
    const scan = vi.fn(() => Promise.resolve('clean' as const))
    await accept({ base64: base64(Buffer.from('%PDF-1.4 broken')) }, scan)
    await accept({ name: 'photo.png', base64: await png() }, scan)
    expect(scan).not.toHaveBeenCalled()
    expect((await stored({ base64: pdf() }, scan)).scan).toBe('clean')
    expect(scan).toHaveBeenCalledOnce()
  })
})
