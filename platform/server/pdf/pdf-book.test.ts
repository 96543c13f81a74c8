import { afterEach, describe, expect, it } from 'vitest'
import { pdfPages } from '#platform/testing/pdf-text.ts'
import { openPdfBook, type PdfBook } from './pdf-book.ts'
import { PdfFailed } from './pdf-renderer.ts'
import { sample } from './testing/sample-document.ts'

const about = { title: 'Cards', author: 'A university', issuedMs: 0 }
let book: PdfBook
afterEach(() => book.close())

async function bound(texts: readonly string[]): Promise<Buffer> {
  book = openPdfBook()
  const parts: Uint8Array[] = []
  for (const text of texts) parts.push(await book.add(sample, { text }))
  return Buffer.concat([...parts, await book.end(about)])
}

describe('a file of many documents', () => {
  it('has a page for each, in order, and stores the fonts once', async () => {
    const texts = Array.from({ length: 40 }, (_, page) => `Sita नमस्ते ${page}`)
    const one = await bound(texts.slice(0, 1))
    const all = await bound(texts)
    expect(pdfPages(all)).toEqual(texts)
    expect(all.length - one.length).toBeLessThan(40 * 1_500)
  })

  it('goes on after a document that cannot be drawn, without its page', async () => {
    book = openPdfBook()
    const first = await book.add(sample, { text: 'before' })
    await expect(book.add(sample, { text: '', be: 'wrong' })).rejects.toThrow(PdfFailed)
    const second = await book.add(sample, { text: 'after' })
    const all = Buffer.concat([first, second, await book.end(about)])
    expect(pdfPages(all)).toEqual(['before', 'after'])
  })

  it('is lost when its thread is', async () => {
    book = openPdfBook()
    await book.add(sample, { text: 'before' })
    await expect(book.add(sample, { text: '', be: 'gone' })).rejects.toThrow(PdfFailed)
  })
})
