import { deflateSync } from 'node:zlib'
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { PDFDocument } from '@cantoo/pdf-lib'
import Pdf from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { cleanPdf } from './pdf.ts'
import { type PdfResult, rewritePdf } from './pdf-rewrite.ts'

const page = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const pageObjects = [
  `2 0 obj\n${page}\nendobj\n`,
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n',
]

/** A small PDF of one page with the given catalogue entries and further objects. */
function pdf(catalogue: string, ...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`),
    ...[...pageObjects, ...objects].map((object) => Buffer.from(object)),
    Buffer.from('\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ])
}

function stream(dictionary: string, content: Buffer, begin = 'stream\r\n'): Buffer {
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${content.length} >>\n${begin}`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

const script = '/S /JavaScript /JS (app.alert(1))'
const plain = (text: string) => Buffer.from(`7 0 ${text}`)
const packed = (text: string) => deflateSync(plain(text))
const objectStream = '/Type /ObjStm /N 1 /First 4'
const hex = (content: Buffer) => Buffer.from(`${content.toString('hex')}>`)
const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /A << ${action} >> >>]`

/** Rows of eight bytes after PNG's predictor "none", as a cross-reference table is packed. */
function withPredictor(content: Buffer): Buffer {
  const rows = Array.from({ length: Math.ceil(content.length / 8) }, (_, row) =>
    Buffer.concat([Buffer.from([0]), content.subarray(row * 8, row * 8 + 8)]),
  )
  return deflateSync(Buffer.concat(rows))
}

function drawn(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new Pdf()
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text('A voucher of Rs. 1,500 /JS and (stream)')
    document.link(10, 10, 10, 10, 'https://bank.example')
    document.end()
  })
}

function stored(result: PdfResult): string {
  return result.is === 'pdf' ? Buffer.from(result.content).toString('latin1') : result.reason
}

const refused = (reason: string) => ({ is: 'refused', reason })

describe('an uploaded PDF', () => {
  it('is rewritten with its pages and without its links', async () => {
    const content = await drawn()
    const first = await cleanPdf(content, { by: 1 })
    const text = stored(first)
    expect(text).toMatch(/^%PDF-1\.\d/)
    expect(text).toContain('/Type /Page')
    expect(text).not.toContain('bank.example')
    expect(stored(await cleanPdf(content, { by: 2 }))).toBe(text)
    expect(stored(await rewritePdf(Buffer.from(text, 'latin1')))).toBe(text)
  })

  it('keeps nothing but what its pages lead to', async () => {
    const hidden = pdf(
      `/T (<<>> stream 9 0 obj endobj)`,
      '8 0 obj (HIDDEN) endobj\n',
      stream(`${objectStream} /Filter /FlateDecode`, packed('(HIDDEN)')),
      '<script>HIDDEN</script>',
    )
    const text = stored(await rewritePdf(hidden))
    expect(text).toContain('/Type /Catalog')
    expect(text).not.toContain('HIDDEN')
    expect(text).not.toContain('ObjStm')
  })

  it.each([
    ['a place to open at', '/OpenAction [3 0 R /Fit]'],
    ['an action that goes there', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'],
    ['an address to open', '/OpenAction << /S /URI /URI (http://x) >>'],
    ['links', link('/S /URI /URI (http://x)')],
    ['actions on events', '/AA << /WC << /S /Named /N /NextPage >> >>'],
  ])('loses %s', async (_name, catalogue) => {
    const text = stored(await rewritePdf(pdf(catalogue)))
    expect(text).toContain('/Type /Catalog')
    for (const gone of ['OpenAction', '/AA', '/URI', '/GoTo', '/Named'])
      expect(text).not.toContain(gone)
  })

  it('may have words that begin like forbidden ones', async () => {
    expect((await rewritePdf(pdf('/JSNumber 1 /Launcher true /Encryption 2'))).is).toBe('pdf')
  })

  it.each([
    ['a script', pdf(`/OpenAction << ${script} >>`)],
    ['a script by reference', pdf('/Names << /X << /JS 8 0 R >> >>')],
    ['a script below a tree of names', pdf('/Names << /JavaScript << /Names [] >> >>')],
    ['a spelled-out name', pdf('/X << /S /J#61va#53cript >>')],
    ['a kind by reference', pdf('/X << /S 8 0 R >>', '8 0 obj /JavaScript endobj\n')],
    ['a launcher', pdf('/X<</S/Launch/F(x.exe)>>')],
    ['a launcher after an action', pdf(link('/S /URI /Next [<< /S /Launch >>]'))],
    ['an action nobody knows', pdf('/OpenAction << /S /Unheard >>')],
    [
      'an action nobody knows, by reference',
      pdf('/AA 9 0 R', '9 0 obj << /S /URI /Next << /S /Unheard >> >> endobj\n'),
    ],
    ['a form that is sent', pdf('/OpenAction 9 0 R', '9 0 obj << /S /SubmitForm >> endobj\n')],
    ['an attachment', pdf('/Names << /EmbeddedFiles 3 0 R >>')],
    ['an attached file', pdf('', '8 0 obj << /Type /EmbeddedFile >> endobj\n')],
    ['a file of a file', pdf('', '8 0 obj << /Type /Filespec /EF << /F 9 0 R >> >> endobj\n')],
    ['rich media', pdf('', '8 0 obj << /Subtype /RichMedia >> endobj\n')],
    ['an XFA form', pdf('/AcroForm << /XFA 3 0 R >>')],
    ['bytes in another file', pdf('', stream('/F (c:/x)', Buffer.from('x')))],
    [
      'a packed script',
      pdf('', stream(`${objectStream} /Filter /FlateDecode`, packed(`<< ${script} >>`))),
    ],
    [
      'a packed spelled-out name',
      pdf('', stream(`${objectStream} /Filter [/FlateDecode]`, packed('<</S/#4Cau#6ech>>'))),
    ],
    ['an unpacked object stream', pdf('', stream(objectStream, plain(`<< ${script} >>`)))],
    [
      'two packings',
      pdf(
        '',
        stream(
          `${objectStream} /Filter [/FlateDecode /FlateDecode]`,
          deflateSync(packed(`<< ${script} >>`)),
        ),
      ),
    ],
    [
      'hexadecimal packing in a padded dictionary',
      pdf(
        '',
        stream(
          `${objectStream} /Pad (${'x'.repeat(5_000)}) /Filter /ASCIIHexDecode`,
          hex(plain(`<< ${script} >>`)),
        ),
      ),
    ],
    [
      'a filter elsewhere',
      pdf(
        '',
        stream(`${objectStream} /Filter 9 0 R`, packed(`<< ${script} >>`)),
        '9 0 obj /FlateDecode endobj\n',
      ),
    ],
  ])('is refused with %s', async (_name, content) => {
    const result = await rewritePdf(content)
    expect(['active-content', 'attachment', 'unreadable']).toContain(stored(result))
  })

  it.each([
    [
      'a blank before the line of a stream',
      pdf(
        '',
        stream(`${objectStream} /Filter /FlateDecode`, packed(`<< ${script} >>`), 'stream \r\n'),
      ),
    ],
    [
      'a predictor by reference',
      pdf(
        '',
        '8 0 obj << /Predictor 12 /Columns 8 >> endobj\n',
        stream(
          `${objectStream} /Filter /FlateDecode /DecodeParms 8 0 R`,
          withPredictor(plain(`<< ${script} >>`)),
        ),
      ),
    ],
    [
      'a picture that is packed objects',
      pdf(
        '/OpenAction 7 0 R',
        stream('/Subtype /Image /Filter /FlateDecode', packed(`<< ${script} >>`)),
      ),
    ],
    [
      'a name of its own for packed objects',
      pdf(
        '/OpenAction 7 0 R',
        '8 0 obj /ObjStm endobj\n',
        stream('/Type 8 0 R /N 1 /First 4', plain(`<< ${script} >>`)),
      ),
    ],
    [
      'two answers',
      pdf('/OpenAction 9 0 R', `9 0 obj << ${script} >> endobj\n`, '9 0 obj [3 0 R] endobj\n'),
    ],
  ])('never keeps its script behind %s', async (_name, content) => {
    const text = stored(await rewritePdf(content))
    expect(text).not.toMatch(/JavaScript|app\.alert/)
    for (const packing of [packed, plain])
      expect(text).not.toContain(packing(`<< ${script} >>`).toString('latin1'))
  })

  it('is refused when it is encrypted', async () => {
    const content = pdf('').toString().replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 8 0 R')
    const locked = content.replace(
      'trailer',
      '8 0 obj << /Filter /Standard /V 1 >> endobj\ntrailer',
    )
    expect(await rewritePdf(Buffer.from(locked))).toEqual(refused('encrypted'))
  })

  it.each([true, false])(
    'is taken without its lock when no password is needed to read it, refused when one is: packed %j',
    async (useObjectStreams) => {
      const locked = async (userPassword: string) => {
        const document = await PDFDocument.create()
        document.addPage().drawText('A voucher', { size: 20 })
        document.encrypt({ userPassword, ownerPassword: 'owner', permissions: {} })
        return document.save({ useObjectStreams })
      }
      const open = stored(await rewritePdf(await locked('')))
      expect(open).toContain('/Type /Page')
      expect(open).not.toContain('Encrypt')
      expect(await rewritePdf(await locked('secret'))).toEqual(refused('encrypted'))
    },
  )

  it('is refused when it is broken', async () => {
    const late = Buffer.concat([Buffer.alloc(1_100, ' '), pdf('')])
    expect(await rewritePdf(late)).toEqual(refused('not-a-pdf'))
    expect(await rewritePdf(pdf('').subarray(0, 60))).toEqual(refused('incomplete'))
    const torn = stream(`${objectStream} /Filter /FlateDecode`, Buffer.from('no zlib'))
    expect(await rewritePdf(pdf('', torn))).toEqual(refused('unreadable'))
    expect(await rewritePdf(Buffer.alloc(0))).toEqual(refused('not-a-pdf'))
    expect(await rewritePdf(Buffer.from('%PDF-1.5\n%%EOF'))).toEqual(refused('unreadable'))
    const open = pdf('', '9 0 obj << /Never (closed endobj\n')
    expect(await rewritePdf(open)).toEqual(refused('unreadable'))
  })

  it('is refused when its end is cut off, wherever that is', async () => {
    const whole = Buffer.from(pdf('', '8 0 obj << /Type /X >> endobj\n'))
    const end = whole.lastIndexOf('startxref')
    for (let bytes = 10; bytes <= end; bytes += 7)
      expect((await rewritePdf(whole.subarray(0, bytes))).is).toBe('refused')
  })

  it('is written without what stands before its header and after its end', async () => {
    const plain = stored(await rewritePdf(pdf('')))
    const sent = Buffer.concat([Buffer.from('<?php HIDDEN ?>'), pdf(''), Buffer.alloc(4_000, 'H')])
    expect(stored(await rewritePdf(sent))).toBe(plain)
    const noEnd = pdf('').toString('latin1').replace('%%EOF', '')
    expect(stored(await rewritePdf(Buffer.from(noEnd, 'latin1')))).toBe(plain)
  })

  it('is written without an empty list of attachments', async () => {
    const text = stored(await rewritePdf(pdf('/Names << /EmbeddedFiles << /Names [] >> >>')))
    expect(text).toContain('/Type /Catalog')
    expect(text).not.toContain('EmbeddedFiles')
  })

  it('is refused when it has more pages than are taken', async () => {
    expect(stored(await rewritePdf(pdf(''), 1))).toContain('/Type /Catalog')
    expect(await rewritePdf(pdf(''), 0)).toEqual(refused('too-many-pages'))
  })

  it('whatever is changed in it never brings its script into the store', async () => {
    const whole = pdf(
      '/OpenAction 7 0 R',
      stream(
        `${objectStream} /Filter [/ASCIIHexDecode /FlateDecode]`,
        hex(packed(`<< ${script} >>`)),
      ),
    )
    const change = tuple(nat(whole.length - 1), constantFrom(...' \r\n/<>[]()%#09aRx'.split('')))
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const changed = Buffer.from(whole)
        for (const [at, character] of changes) changed.write(character, at)
        expect(stored(await rewritePdf(changed))).not.toMatch(/\/(JavaScript|JS|OpenAction)\b/)
      }),
      { numRuns: 600, seed: 7 },
    )
  })

  it('is refused when it unpacks to more than memory or takes too long, without holding up the server', async () => {
    const bomb = deflateSync(
      Buffer.concat([Buffer.from('7 0 <<'), Buffer.alloc(400 * 1024 * 1024)]),
    )
    const large = pdf('', stream(`${objectStream} /Filter /FlateDecode`, bomb))
    let beats = 0
    const beat = setInterval(() => (beats += 1), 5)
    expect(await cleanPdf(large, { by: 1, timeoutMs: 60_000 })).toEqual(refused('too-large'))
    expect(await cleanPdf(large, { by: 1, timeoutMs: 1 })).toEqual(refused('too-slow'))
    clearInterval(beat)
    expect(beats).toBeGreaterThan(5)
  })
})
