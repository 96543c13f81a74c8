import { setTimeout as sleep } from 'node:timers/promises'
import { pdfText } from '#platform/testing/pdf-text.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createPdfRenderer, PdfBusy, PdfFailed } from './pdf-renderer.ts'
import { sample } from './testing/sample-document.ts'

const renderer = createPdfRenderer({ timeoutMs: 1_000, longestQueue: 5 })
afterAll(() => renderer.close())

describe('the PDF renderer', () => {
  it('draws in a thread, equal bytes for equal data', async () => {
    const [first, second] = await Promise.all([
      renderer.renderPdf(sample, { text: 'नमस्ते Sita' }),
      renderer.renderPdf(sample, { text: 'नमस्ते Sita' }),
    ])
    expect(pdfText(first)).toBe('नमस्ते Sita')
    expect(Buffer.compare(first, second)).toBe(0)
    const elsewhere = createPdfRenderer()
    await sleep(5)
    expect(Buffer.compare(first, await elsewhere.renderPdf(sample, { text: 'नमस्ते Sita' }))).toBe(0)
    await elsewhere.close()
  })

  it('survives a document that throws, ends its thread or does not end', async () => {
    const results = await Promise.allSettled([
      renderer.renderPdf(sample, { text: '', be: 'wrong' }),
      renderer.renderPdf(sample, { text: 'after wrong' }),
      renderer.renderPdf(sample, { text: '', be: 'gone' }),
      renderer.renderPdf(sample, { text: '', be: 'endless' }),
      renderer.renderPdf(sample, { text: 'after all' }),
    ])
    const outcomes = results.map((one) =>
      one.status === 'fulfilled' ? pdfText(one.value) : one.reason,
    )
    expect(outcomes).toEqual([
      expect.any(PdfFailed),
      'after wrong',
      expect.any(PdfFailed),
      expect.any(PdfFailed),
      'after all',
    ])
    expect(String(outcomes[0])).toContain('cannot be drawn')
    expect(String(outcomes[3])).toContain('no answer within 1000 ms')
  })

  it('keeps the server responsive while it draws', async () => {
    let beats = 0
    const beat = setInterval(() => beats++, 10)
    await expect(renderer.renderPdf(sample, { text: '', be: 'endless' })).rejects.toThrow(PdfFailed)
    clearInterval(beat)
    expect(beats).toBeGreaterThan(50)
  })

  it('refuses at once when too many wait', async () => {
    const orders = Array.from({ length: 10 }, () => renderer.renderPdf(sample, { text: 'one' }))
    const results = await Promise.allSettled(orders)
    const refused = results.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused.every(({ reason }) => reason instanceof PdfBusy)).toBe(true)
  })

  it('fails for a document that is not there, and after closing', async () => {
    await expect(
      renderer.renderPdf({ ...sample, draw: 'drawNothing' }, { text: '' }),
    ).rejects.toThrow('drawNothing')
    const closed = createPdfRenderer()
    await closed.close()
    await expect(closed.renderPdf(sample, { text: '' })).rejects.toThrow(PdfFailed)
  })
})
