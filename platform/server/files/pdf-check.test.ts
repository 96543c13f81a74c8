import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './pdf-check.ts'
import { scanPdf } from './pdf-scan.ts'

/** A small PDF with the given catalogue entries and further objects. */
function pdf(catalogue: string, ...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ])
}

function stream(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\r\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

const script = '/S /JavaScript /JS (app.alert(1))'
const packed = (text: string) => deflateSync(Buffer.from(`7 0 ${text}`))
const objectStream = '/Type /ObjStm /N 1 /First 4'

function drawn(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new Pdf()
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text('A voucher of Rs. 1,500 /JS and (stream)')
    document.end()
  })
}

describe('an uploaded PDF', () => {
  it('may be stored when it only shows pages', async () => {
    expect(await checkPdf(await drawn())).toBeNull()
    expect(scanPdf(pdf('/OpenAction [2 0 R /Fit]'))).toBeNull()
    expect(scanPdf(pdf('/OpenAction << /S /GoTo /D [2 0 R /Fit] >>'))).toBeNull()
    expect(
      scanPdf(pdf('/OpenAction 9 0 R', '9 0 obj << /S /GoTo /D [2 0 R /Fit] >> endobj\n')),
    ).toBeNull()
    const goTo = stream(`${objectStream} /Filter /FlateDecode`, packed('<</S/GoTo/D[2 0 R/Fit]>>'))
    expect(scanPdf(pdf('/OpenAction 7 0 R', goTo))).toBeNull()
    expect(scanPdf(pdf('/JSNumber 1 /Launcher true /Encryption 2'))).toBeNull()
  })

  it.each([
    ['an encrypted file', pdf('/Encrypt 3 0 R')],
    ['a script', pdf(`/OpenAction << ${script} >>`)],
    ['a script by reference', pdf('/Names << /X << /JS 8 0 R >> >>')],
    ['a spelled-out name', pdf('/A << /S /J#61va#53cript >>')],
    ['a launcher', pdf('/A<</S/Launch/F(x.exe)>>')],
    ['an attachment', pdf('/Names << /EmbeddedFiles 3 0 R >>')],
    ['an attached file', pdf('', '3 0 obj << /Type /EmbeddedFile >> endobj\n')],
    ['rich media', pdf('', '3 0 obj << /Subtype /RichMedia >> endobj\n')],
    ['an XFA form', pdf('/AcroForm << /XFA 3 0 R >>')],
    ['an action at opening', pdf('/OpenAction << /S /URI /URI (http://x) >>')],
    ['an unknown action at opening', pdf('/OpenAction 9 0 R')],
    ['a referenced action', pdf('/OpenAction 9 0 R', '9 0 obj << /S /SubmitForm >> endobj\n')],
    [
      'two answers',
      pdf('/OpenAction 9 0 R', '9 0 obj [2 0 R] endobj\n', '9 0 obj << /S /URI >> endobj\n'),
    ],
    [
      'a packed script',
      pdf('', stream(`${objectStream} /Filter /FlateDecode`, packed(`<< ${script} >>`))),
    ],
    [
      'a packed script, named a picture',
      pdf('', stream('/Subtype /Image /Filter /FlateDecode', packed(`<< ${script} >>`))),
    ],
    [
      'a packed spelled-out name',
      pdf('', stream(`${objectStream} /Filter [/FlateDecode]`, packed('<</S/#4Cau#6ech>>'))),
    ],
    [
      'a script hidden in a string',
      pdf(`/T (<<>> stream\n 9 0 obj << ${script} >> endobj endstream)`),
    ],
    [
      'an unpacked object stream',
      pdf('', stream(objectStream, Buffer.from(`7 0 << ${script} >>`))),
    ],
  ])('is refused with %s', (_name, content) => {
    expect(scanPdf(content)).toBe('active-content')
  })

  it.each([
    ['two filters', '/Filter [/ASCIIHexDecode /FlateDecode]'],
    ['another filter', '/Filter /LZWDecode'],
    ['a filter elsewhere', '/Filter 9 0 R'],
    ['a predictor', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
  ])('is refused when an object stream has %s', (_name, filter) => {
    expect(scanPdf(pdf('', stream(`${objectStream} ${filter}`, packed('<<>>'))))).toBe('unreadable')
  })

  it('is refused when it is broken', () => {
    expect(scanPdf(Buffer.from(` ${pdf('').toString()}`))).toBe('not-a-pdf')
    expect(scanPdf(pdf('').subarray(0, 60))).toBe('incomplete')
    expect(scanPdf(Buffer.concat([pdf(''), Buffer.alloc(1_100)]))).toBe('incomplete')
    const torn = stream(`${objectStream} /Filter /FlateDecode`, Buffer.from('no zlib'))
    expect(scanPdf(pdf('', torn))).toBe('unreadable')
    expect(scanPdf(Buffer.alloc(0))).toBe('not-a-pdf')
  })

  it('is refused when it unpacks to more than 50 MB or takes too long, without holding up the server', async () => {
    const bomb = deflateSync(Buffer.concat([Buffer.from('7 0 <<'), Buffer.alloc(60 * 1024 * 1024)]))
    const large = pdf('', stream(`${objectStream} /Filter /FlateDecode`, bomb))
    const many = pdf('', Buffer.from('/N/First stream\r'.repeat(320_000)))
    let longest = 0
    let last = performance.now()
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const started = performance.now()
    expect(await Promise.all([checkPdf(large), checkPdf(many, 1)])).toEqual([
      'too-large',
      'too-slow',
    ])
    expect([null, 'too-slow']).toContain(await checkPdf(many))
    clearInterval(beat)
    expect(performance.now() - started).toBeLessThan(6_000)
    expect(longest).toBeLessThan(500)
  })
})
