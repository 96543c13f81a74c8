import sharp from 'sharp'
import { outlines } from './outlines.ts'

const [width, height] = [640, 880]
const [ink, pale] = ['#2b2f36', '#8a929b']

const subjects = [
  ['English', '3'],
  ['Nepali', '3'],
  ['Mathematics', '5'],
  ['Physics', '5'],
  ['Chemistry', '5'],
  ['Computer Science', '5'],
] as const
const grades = ['A+', 'A', 'B+', 'B', 'A', 'B+'] as const
const points = { 'A+': '4.0', A: '3.6', 'B+': '3.2', B: '2.8' } as const

/** A photographed marksheet of an invented school, JPEG: crest, name, grades, a stamp and two signatures. */
export function marksheetPicture(
  { name, born }: { readonly name: string; readonly born: string },
  seed: number,
): Promise<Buffer> {
  const turned = ((seed * 5) % 7) - 3
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${['#7b6f62', '#5f6a70', '#6d6254'][seed % 3]}"/>
    <g transform="rotate(${turned * 0.6} 320 440)">
      <rect x="44" y="46" width="566" height="806" fill="#000" opacity=".3"/>
      <rect x="36" y="36" width="566" height="806" fill="${['#fbf7ea', '#f6f8f4', '#f8f5f0'][seed % 3]}"/>
      <rect x="52" y="52" width="534" height="774" fill="none" stroke="#9c7a2c" stroke-width="3"/>
      ${head(name, born, seed)}${table(seed)}${foot(seed)}
    </g>
  </svg>`
  return sharp(Buffer.from(svg)).resize(500).jpeg({ quality: 66 }).toBuffer()
}

function head(name: string, born: string, seed: number): string {
  const row = (label: string, value: string, y: number) =>
    outlines(label, { x: 84, y, size: 18, color: pale }) +
    outlines(value, { x: 240, y, size: 22, color: ink, bold: true })
  return `<circle cx="319" cy="112" r="40" fill="#12406a"/><path d="M291 126l28-36 28 36z" fill="#fff"/><circle cx="319" cy="84" r="6" fill="#e2a21b"/>
    ${outlines('Rasuwa Secondary School', { x: 178, y: 186, size: 27, color: '#12406a', bold: true })}
    ${outlines('Grade-sheet, class 12, Science', { x: 196, y: 218, size: 20, color: ink })}
    ${row('Name', name, 268)}${row('Date of birth', born, 300)}${row('Symbol no.', `2080-${4100 + seed}`, 332)}`
}

function table(seed: number): string {
  const cell = (text: string, x: number, y: number) =>
    outlines(text, { x, y, size: 19, color: ink })
  const rows = subjects.map(([subject, credits], at) => {
    const grade = grades[(seed + at * 5) % grades.length] ?? 'A'
    const y = 402 + at * 38
    return `${cell(subject, 92, y)}${cell(credits, 350, y)}${cell(grade, 430, y)}${cell(points[grade], 510, y)}<path d="M80 ${y + 12}H558" stroke="#c9c2ae"/>`
  })
  const titles = [
    ['Subject', 92],
    ['Credits', 330],
    ['Grade', 420],
    ['Point', 504],
  ] as const
  const named = titles.map(([title, x]) =>
    outlines(title, { x, y: 366, size: 18, color: pale, bold: true }),
  )
  return `<rect x="80" y="344" width="478" height="290" fill="none" stroke="#c9c2ae"/>${named.join('')}${rows.join('')}
    ${outlines('Grade point average  3.40', { x: 92, y: 668, size: 22, color: ink, bold: true })}`
}

function foot(seed: number): string {
  const wave = 8 + (seed % 6) * 2
  return `<path d="M100 752c${wave}-30 26-20 22 0s30-28 42-8 22-10 46-4" stroke="#20328f" stroke-width="2.4" fill="none"/>
    <path d="M420 754c10-34 24-10 30-4s20-${wave * 2} 36-6 18-2 40-8" stroke="#20328f" stroke-width="2.4" fill="none"/>
    ${outlines('Prepared by', { x: 104, y: 786, size: 16, color: pale })}${outlines('Principal', { x: 438, y: 786, size: 16, color: pale })}
    <g opacity=".6" transform="rotate(${-18 + (seed % 9) * 3} 320 746)"><circle cx="320" cy="746" r="50" fill="none" stroke="#3a3f9c" stroke-width="4"/>
    <circle cx="320" cy="746" r="38" fill="none" stroke="#3a3f9c" stroke-width="1.5"/>${outlines('SEAL', { x: 293, y: 756, size: 26, color: '#3a3f9c', bold: true })}</g>`
}
