import sharp from 'sharp'

export const red = { r: 200, g: 30, b: 30 }

/** A picture of one colour. */
export const picture = (width = 70, height = 90) =>
  sharp({ create: { width, height, channels: 3, background: red } })

/** A small PDF with the given catalogue entries and further objects. */
export function aPdf(catalogue = '', ...objects: (string | Uint8Array)[]): Buffer {
  return joined(
    `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n',
    ...objects,
    '\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
  )
}

/** A PDF of exactly so many bytes. */
export function aPdfOf(bytes: number): Buffer {
  const pdf = aPdf()
  const end = '%%EOF\n'.length
  const blank = Buffer.alloc(bytes - pdf.length, ' ')
  return joined(pdf.subarray(0, -end), blank, pdf.subarray(-end))
}

/** One file of these, one after another. */
export const joined = (...parts: readonly (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))
