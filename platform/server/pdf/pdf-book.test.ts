import { afterEach, describe, expect, it } from 'vitest'
import { fittingOf } from '#platform/testing/pdf-page.ts'
import { pdfPages, pdfRuns } from '#platform/testing/pdf-text.ts'
import { openPdfBook, type PdfBook } from './pdf-book.ts'
import { createPdfRenderer, PdfFailed } from './pdf-renderer.ts'
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

  it('has on each page the same as a document drawn alone, also where that runs over its edges', async () => {
    const renderer = createPdfRenderer()
    const texts = ['Sita नमस्ते', 'W'.repeat(300), 'क्ष्म्य '.repeat(90), 'Sita नमस्ते']
    const all = await bound(texts)
    for (const [page, text] of texts.entries()) {
      const alone = await renderer.renderPdf(sample, { text })
      expect(pdfRuns(all, page)).toEqual(pdfRuns(alone))
      expect(fittingOf(all, page)).toEqual(fittingOf(alone))
      expect(fittingOf(alone).scale < 1).toBe(text.length > 20)
    }
    await renderer.close()
  })

  it('is lost when a document cannot be drawn', async () => {
    book = openPdfBook()
    await book.add(sample, { text: 'before' })
    await expect(book.add(sample, { text: '', be: 'wrong' })).rejects.toThrow(PdfFailed)
    await expect(book.add(sample, { text: 'after' })).rejects.toThrow('lost')
    await expect(book.end(about)).rejects.toThrow('lost')
  })

  it('is lost when its thread is', async () => {
    book = openPdfBook()
    await book.add(sample, { text: 'before' })
    await expect(book.add(sample, { text: '', be: 'gone' })).rejects.toThrow(PdfFailed)
  })
})
