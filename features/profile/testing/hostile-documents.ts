import { deflateSync } from 'node:zlib'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import {
  bomb,
  canary,
  gif,
  half,
  type HostileFile,
  jpeg,
  poison,
  svg,
  webp,
} from './hostile-file.ts'
import { aPdf, aPdfOf, joined } from './plain-files.ts'

const script = '/S /JavaScript /JS (app.alert(1))'
const packed = deflateSync(Buffer.from(`7 0 << ${script} >>`))
const objectStream = joined(
  `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\r\n`,
  packed,
  '\nendstream\nendobj\n',
)

/** Files of education records and proofs. */
export function hostileDocuments(): readonly HostileFile[] {
  return [
    { what: 'a PDF', name: 'a.pdf', content: aPdf(), outcome: 'stored' },
    {
      what: 'a PDF of 5 MB exactly',
      name: 'a.pdf',
      content: aPdfOf(uploadMaxBytes),
      outcome: 'stored',
    },
    {
      what: 'a PDF of 5 MB and a byte',
      name: 'a.pdf',
      content: aPdfOf(uploadMaxBytes + 1),
      outcome: 'too-large',
    },
    {
      what: 'an encrypted PDF',
      name: 'a.pdf',
      content: aPdf('/Encrypt 3 0 R'),
      outcome: 'encrypted-file',
    },
    {
      what: 'a PDF with a script',
      name: 'a.pdf',
      content: aPdf(`/OpenAction << ${script} >>`),
      outcome: 'active-file',
    },
    {
      what: 'a PDF with a hidden script',
      name: 'a.pdf',
      content: aPdf('/A << /S /J#61vaScript >>'),
      outcome: 'active-file',
    },
    {
      what: 'a PDF with a packed script',
      name: 'a.pdf',
      content: aPdf('', objectStream),
      outcome: 'active-file',
    },
    {
      what: 'a PDF that starts a program',
      name: 'a.pdf',
      content: aPdf('/A << /S /Launch /F (x.exe) >>'),
      outcome: 'active-file',
    },
    {
      what: 'a PDF with a file inside',
      name: 'a.pdf',
      content: aPdf('/Names << /EmbeddedFiles 3 0 R >>'),
      outcome: 'file-with-attachment',
    },
    { what: 'half a PDF', name: 'a.pdf', content: half(aPdf()), outcome: 'damaged-file' },
    {
      what: 'a PDF behind a page',
      name: 'a.pdf',
      content: joined(`<html>${canary}`, aPdf()),
      outcome: 'stored',
    },
    { what: 'a GIF', name: 'a.gif', content: gif, outcome: 'stored' },
    { what: 'half a GIF', name: 'a.gif', content: half(gif), outcome: 'damaged-file' },
    {
      what: 'a JPEG with a script behind',
      name: 'a.jpg',
      content: joined(jpeg, poison),
      outcome: 'stored',
    },
    { what: 'a pixel bomb', name: 'a.png', content: bomb, outcome: 'too-many-pixels' },
    { what: 'WEBP', name: 'a.webp', content: webp, outcome: 'wrong-file' },
    { what: 'SVG', name: 'a.png', content: svg, outcome: 'wrong-file' },
    {
      what: 'a Word document',
      name: 'a.pdf',
      content: joined('PK\x03\x04', poison),
      outcome: 'wrong-file',
    },
    { what: 'no base64', name: 'a.pdf', content: '<>!?', outcome: 'damaged-file' },
  ]
}
